import type { CartState } from "@parterre/contract"
import type { CartQuery, Parterre } from "@parterre/sdk"
import { isProblem } from "@parterre/sdk"
import { AnswerIsNo } from "../cli-failure.ts"
import { asSupport, type CliSession } from "../cli-session.ts"
import { known } from "./known.ts"
import { show, showAnswer } from "./show.ts"

export const cartStates = ["empty", "held", "paying", "paid", "expired"] as const satisfies CartState[]

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

/** `parterre carts show`; people read out the number of the sale, so that finds its cart too. */
export const showCart = (session: CliSession, asked: string): Promise<void> =>
  asSupport(session, async (client, { server }) => {
    try {
      await show(session, client.support, { kind: "cart", id: asked }, server)
    } catch (error) {
      const found = isProblem(error, "cart-unknown") ? await cartOf(client, asked) : undefined
      if (found === undefined) throw error
      await show(session, client.support, { kind: "cart", id: found }, server)
    }
  })

/** `parterre carts replay`; the answer is no where anything differs. */
export const replayCart = (session: CliSession, id: string): Promise<void> =>
  asSupport(session, (client, { server }) =>
    known(session, "order", async () => {
      const value = await client.support.replay(id)
      await showAnswer(session, client.support, { kind: "replay", value }, { kind: "replay", id }, server)
      if (value.differences.length > 0) throw new AnswerIsNo()
    }),
  )

async function cartOf(client: Parterre, saleOrSession: string): Promise<string | undefined> {
  const { carts } = await client.support.carts({ q: saleOrSession, limit: 2 })
  return carts.length === 1 ? carts[0]?.id : undefined
}
