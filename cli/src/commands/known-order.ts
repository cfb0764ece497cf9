import { isProblem } from "@parterre/sdk"
import { CliFailure } from "../cli-failure.ts"
import type { CliSession } from "../cli-session.ts"
import { exitCodes } from "../exit-codes.ts"
import { textsOf } from "../texts.ts"

/** Work on an order by its id; where there is none, says which ids there are and how to find them. */
export async function knownOrder<A>({ language }: CliSession, work: () => Promise<A>): Promise<A> {
  try {
    return await work()
  } catch (error) {
    if (!isProblem(error, "cart-unknown")) throw error
    const { failures } = textsOf(language)
    throw new CliFailure("cart-unknown", exitCodes.notFound, failures.unknownOrder, failures.findOrder)
  }
}
