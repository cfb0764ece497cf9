import type { CartState } from "@parterre/contract"
import type { CartQuery, Parterre } from "@parterre/sdk"
import { isProblem } from "@parterre/sdk"
import { asSupport, type CliSession } from "../cli-session.ts"
import { show } from "./show.ts"

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

async function cartOf(client: Parterre, saleOrSession: string): Promise<string | undefined> {
  const { carts } = await client.support.carts({ q: saleOrSession, limit: 2 })
  return carts.length === 1 ? carts[0]?.id : undefined
}
