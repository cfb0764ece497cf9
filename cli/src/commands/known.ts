import type { ProblemCode } from "@parterre/contract"
import { isProblem, type Parterre } from "@parterre/sdk"
import { CliFailure } from "../cli-failure.ts"
import type { CliSession } from "../cli-session.ts"
import { exitCodes } from "../exit-codes.ts"
import { type Texts, textsOf } from "../texts.ts"
import { byIdAsked, cartAsked } from "./cart-asked.ts"

type Text = {
  [Key in keyof Texts["failures"]]: Texts["failures"][Key] extends string ? Key : never
}[keyof Texts["failures"]]
type Words = readonly [message: Text, hint: Text]

/** What is asked about by its id, with the problem of one that is nothing's and the words that help to find another. */
const subjects: Readonly<
  Record<
    "cart" | "order" | "sale" | "event" | "hold" | "seat" | "promotion" | "client",
    Readonly<Partial<Record<ProblemCode, Words>>>
  >
> = {
  cart: { "cart-unknown": ["unknownCart", "findOrder"] },
  order: { "cart-unknown": ["unknownOrder", "findOrder"] },
  sale: { "sale-unknown": ["unknownSale", "findSale"], "cart-unknown": ["unknownSale", "findSale"] },
  client: { "client-unknown": ["unknownClient", "findClient"] },
  event: { "event-unknown": ["unknownEvent", "findEvent"] },
  hold: { "hold-unknown": ["unknownHold", "findHold"] },
  seat: { "event-unknown": ["unknownEvent", "findEvent"], "seats-unknown": ["unknownSeat", "findSeat"] },
  promotion: {
    "promotion-unknown": ["unknownPromotion", "findPromotion"],
    "cart-unknown": ["unknownOrder", "findOrder"],
  },
}

/** Work on a paid order by an id as it is read out; of a cart that is there and not paid, says so. */
export async function knownSale<A>(
  session: CliSession,
  client: Pick<Parterre, "support">,
  asked: string,
  work: (id: string) => Promise<A>,
): Promise<A> {
  try {
    return await known(session, "sale", () => byIdAsked(session, client, asked, work, "carts"))
  } catch (error) {
    if (!(error instanceof CliFailure) || error.code !== "sale-unknown") throw error
    const found = await cartAsked(session, client, asked, "carts").catch(() => undefined)
    if (found === undefined) throw error
    const { failures } = textsOf(session.language)
    throw new CliFailure(
      error.code,
      exitCodes.notFound,
      failures.unpaidSale,
      failures.seeCart(found.summary.id),
    )
  }
}

/** Work on something by its id; where there is none, says which ids there are and how to find them. */
export async function known<A>(
  { language }: CliSession,
  subject: keyof typeof subjects,
  work: () => Promise<A>,
): Promise<A> {
  try {
    return await work()
  } catch (error) {
    const { failures } = textsOf(language)
    for (const [code, [message, hint]] of Object.entries(subjects[subject]))
      if (isProblem(error, code as ProblemCode))
        throw new CliFailure(code, exitCodes.notFound, failures[message], failures[hint])
    throw error
  }
}
