import type { CartState, CartTestCase } from "@parterre/contract"
import type { CartQuery } from "@parterre/sdk"
import { AnswerIsNo } from "../cli-failure.ts"
import { asSupport, type CliSession } from "../cli-session.ts"
import { jsonText } from "../output/json.ts"
import { textsOf } from "../texts.ts"
import { writeOut } from "../write-out.ts"
import { byIdAsked, cartAsked } from "./cart-asked.ts"
import { known } from "./known.ts"
import { show, showAnswer } from "./show.ts"

export interface CartListOptions {
  readonly state?: CartState
  readonly query?: string
  readonly limit?: number
}

/** `parterre carts list` */
export const listCarts = (session: CliSession, { query: q, ...rest }: CartListOptions): Promise<void> =>
  asSupport(session, (client, { server }) => {
    const query: CartQuery = { ...rest, ...(q === undefined ? {} : { q }) }
    return show(session, client.support, { kind: "carts", query }, server)
  })

/** `parterre sales list` */
export const listSales = (
  session: CliSession,
  { query: q, ...rest }: Omit<CartListOptions, "state">,
): Promise<void> =>
  asSupport(session, (client, { server }) => {
    const query: CartQuery = { ...rest, state: "paid", ...(q === undefined ? {} : { q }) }
    return show(session, client.support, { kind: "carts", query, areSales: true }, server)
  })

/** `parterre carts show` and `parterre sales show`; people read out the number of the sale, so that finds its cart too. */
export const showCart = (session: CliSession, asked: string, as: "order" | "sale" = "order"): Promise<void> =>
  asSupport(session, async (client, { server }) => {
    const value = await known(session, as, () => cartAsked(session, client, asked))
    const place = { kind: "cart", id: value.summary.id } as const
    await showAnswer(session, client.support, { kind: "cart", value }, place, server)
  })

/** `parterre carts replay`; the answer is no where anything differs. A test case is written whatever the answer is. */
export const replayCart = (
  session: CliSession,
  asked: string,
  { export: file }: { readonly export?: string },
): Promise<void> =>
  asSupport(session, (client, { server }) =>
    known(session, "order", () =>
      byIdAsked(session, client, asked, async (id) => {
        if (file !== undefined) await writeCase(session, file, await client.support.testCase(id))
        const value = await client.support.replay(id)
        await showAnswer(session, client.support, { kind: "replay", value }, { kind: "replay", id }, server)
        if (value.differences.length > 0) throw new AnswerIsNo()
      }),
    ),
  )

/** Only its owner reads it: pseudonyms are for people, not for everybody. */
async function writeCase(session: CliSession, file: string, value: CartTestCase): Promise<void> {
  await writeOut(session, file, jsonText(value), { for: "owner" })
  session.io.stderr.write(`${textsOf(session.language).replay.exported(file)}\n`)
}
