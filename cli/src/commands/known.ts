import type { ProblemCode } from "@parterre/contract"
import { isProblem } from "@parterre/sdk"
import { CliFailure } from "../cli-failure.ts"
import type { CliSession } from "../cli-session.ts"
import { exitCodes } from "../exit-codes.ts"
import { type Texts, textsOf } from "../texts.ts"

type Text = {
  [Key in keyof Texts["failures"]]: Texts["failures"][Key] extends string ? Key : never
}[keyof Texts["failures"]]
type Words = readonly [message: Text, hint: Text]

/** What is asked about by its id, with the problem of one that is nothing's and the words that help to find another. */
const subjects: Readonly<
  Record<
    "order" | "sale" | "event" | "hold" | "seat" | "promotion" | "client",
    Readonly<Partial<Record<ProblemCode, Words>>>
  >
> = {
  order: { "cart-unknown": ["unknownOrder", "findOrder"] },
  sale: { "sale-unknown": ["unknownSale", "findSale"], "cart-unknown": ["unknownSale", "findSale"] },
  client: { "client-unknown": ["unknownClient", "findClient"] },
  event: { "event-unknown": ["unknownEvent", "findEvent"] },
  hold: { "hold-unknown": ["unknownHold", "findHold"] },
  seat: { "event-unknown": ["unknownSeat", "findSeat"], "seats-unknown": ["unknownSeat", "findSeat"] },
  promotion: {
    "promotion-unknown": ["unknownPromotion", "findPromotion"],
    "cart-unknown": ["unknownOrder", "findOrder"],
  },
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
