import type { CartReport, CartSummary } from "@parterre/contract"
import { isProblem, type Parterre } from "@parterre/sdk"
import { CliFailure } from "../cli-failure.ts"
import type { CliSession } from "../cli-session.ts"
import { exitCodes } from "../exit-codes.ts"
import { stateSpan } from "../output/states.ts"
import { textsOf } from "../texts.ts"

type Client = Pick<Parterre, "support">

/** The cart of an id, of its sale, of its session or of one of its holds, as people read them out. */
export const cartAsked = (session: CliSession, client: Client, asked: string): Promise<CartReport> =>
  byIdAsked(session, client, asked, (_, cartId) => client.support.cart(cartId))

/** Work by an id. Where it is none as it was read out, by the whole id that it means, of a cart or of one of its holds. */
export async function byIdAsked<A>(
  session: CliSession,
  client: Client,
  asked: string,
  work: (id: string, cartId: string) => Promise<A>,
): Promise<A> {
  try {
    return await work(asked, asked)
  } catch (error) {
    if (!isUnknown(error)) throw error
    const cartId = await cartMeant(session, client, asked)
    if (cartId !== undefined) return work(cartId, cartId)
    const hold = await client.support.hold(asked).catch((failure) => {
      throw isUnknown(failure) ? error : failure
    })
    return work(hold.id, hold.cartId)
  }
}

const isUnknown = (error: unknown): boolean =>
  isProblem(error, "cart-unknown") || isProblem(error, "sale-unknown") || isProblem(error, "hold-unknown")

async function cartMeant(
  session: CliSession,
  { support }: Client,
  asked: string,
): Promise<string | undefined> {
  const { carts } = await support.carts({ q: asked })
  const meant = carts.filter((cart) => isMeant(cart, asked))
  if (meant.length > 1) throw severalMatch(session, asked, meant)
  return meant[0]?.id
}

/** The search finds buyers by their names, too: nobody is refunded because of a name. */
function isMeant({ id, saleId = "" }: CartSummary, asked: string): boolean {
  const [end, number] = [asked.replace(/^…/, ""), asked.toUpperCase()]
  // What is longer than an end is the whole id of a sale or a session: the search found it, and the cart does not tell it.
  if (/^[0-9a-f-]{21,}$/.test(end)) return true
  return (end.length >= 8 && id.endsWith(end)) || (number !== "" && `-${saleId}`.endsWith(`-${number}`))
}

function severalMatch({ language }: CliSession, asked: string, carts: readonly CartSummary[]): CliFailure {
  const texts = textsOf(language)
  const told = carts.map((cart) =>
    [cart.id, stateSpan(cart, texts).text, cart.saleId ?? [], cart.client ?? []].flat().join("  "),
  )
  return new CliFailure(
    "cart-unknown",
    exitCodes.notFound,
    texts.failures.severalCarts(asked),
    [texts.failures.giveWholeId, ...told.map((cart) => `  ${cart}`)].join("\n"),
  )
}
