import type { CartReport, CartSummary } from "@parterre/contract"
import { isProblem, type Parterre } from "@parterre/sdk"
import { CliFailure } from "../cli-failure.ts"
import type { CliSession } from "../cli-session.ts"
import { exitCodes } from "../exit-codes.ts"
import { stateSpan } from "../output/states.ts"
import { textsOf } from "../texts.ts"

type Client = Pick<Parterre, "support">

/**
 * Whose ids are looked through. What changes a cart or an order takes none of a hold: the cart may keep more than that, or no longer
 * keep it.
 */
type Among = "carts" | "carts and holds"

/** The most that the search tells: one who has bought often must not push the cart that is meant out of it. */
const MOST = 200

/** The cart of an id, of its sale, of its session or of one of its holds, as people read them out. */
export const cartAsked = (
  session: CliSession,
  client: Client,
  asked: string,
  among?: Among,
): Promise<CartReport> => byIdAsked(session, client, asked, (_, cartId) => client.support.cart(cartId), among)

/** Work by an id. Where it is none as it was read out, by the whole id that it means, of a cart or of one of its holds. */
export async function byIdAsked<A>(
  session: CliSession,
  client: Client,
  asked: string,
  work: (id: string, cartId: string) => Promise<A>,
  among: Among = "carts and holds",
): Promise<A> {
  try {
    return await work(asked, asked)
  } catch (error) {
    if (!isUnknown(error)) throw error
    const cartId = await cartMeant(session, client, asked)
    if (cartId !== undefined) return work(cartId, cartId)
    if (among === "carts") throw error
    const hold = await client.support.hold(asked).catch((failure) => {
      throw isUnknown(failure) ? error : failure
    })
    return work(hold.id, hold.cartId)
  }
}

const isUnknown = (error: unknown): boolean =>
  isProblem(error, "cart-unknown", "sale-unknown", "hold-unknown")

async function cartMeant(
  session: CliSession,
  { support }: Client,
  asked: string,
): Promise<string | undefined> {
  const { carts } = await support.carts({ q: asked, limit: MOST })
  const meant = carts.filter((cart) => isMeant(cart, asked))
  if (meant.length > 1) throw severalMatch(session, asked, meant)
  return meant[0]?.id
}

const WHOLE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The search finds buyers by their names, too: nobody is refunded because of a name. */
function isMeant({ id, saleId = "" }: CartSummary, asked: string): boolean {
  // The whole id of a sale or a session: the search found it, and the cart does not tell it.
  if (WHOLE_ID.test(asked)) return true
  const [end, number] = [asked.replace(/^…/, ""), asked.toUpperCase()]
  return (end.length >= 8 && id.endsWith(end)) || (number !== "" && `-${saleId}`.endsWith(`-${number}`))
}

function severalMatch({ language }: CliSession, asked: string, carts: readonly CartSummary[]): CliFailure {
  const texts = textsOf(language)
  const told = carts.map((cart) =>
    [cart.id, stateSpan(cart, texts).text, cart.saleId ?? [], cart.client ?? []].flat().join("  "),
  )
  return new CliFailure(
    "several-carts",
    exitCodes.notFound,
    texts.failures.severalCarts(asked),
    [texts.failures.giveWholeId, ...told.map((cart) => `  ${cart}`)].join("\n"),
    { carts },
  )
}
