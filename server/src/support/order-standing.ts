import type { CartSummary } from "@parterre/contract"
import { isPaymentDue } from "@parterre/domain/payments"
import type { Knex } from "knex"
import type { SaleRow } from "../database/checkout-tables.ts"
import { refundedPieces, refundsOfSales } from "../refunds/refund-store.ts"
import { attemptsOfSales } from "../sales/attempt-store.ts"
import { soldPieces } from "../sales/sold-pieces.ts"
import type { ShownCart } from "./shown-carts.ts"

/** What became of paid orders, by the ids of their sales; one that is simply paid is not among them. */
export async function orderStandings(
  db: Knex,
  websiteId: string,
  sales: readonly SaleRow[],
  shown: ReadonlyMap<string, ShownCart>,
): Promise<ReadonlyMap<string, NonNullable<CartSummary["standing"]>>> {
  const paid = sales.filter(({ state }) => state === "paid")
  const ids = paid.map(({ id }) => id)
  const attempts = await attemptsOfSales(db, websiteId, ids)
  const latest = new Map(
    attempts.filter(({ instalment }) => instalment === 0).map(({ sale_id, state }) => [sale_id, state]),
  )
  const open = new Set(
    (await refundsOfSales(db, websiteId, ids))
      .filter(({ state }) => state === "requested")
      .map(({ sale_id }) => sale_id),
  )
  const back = new Set(
    (await refundedPieces(db, websiteId, ids)).map(({ sale_id, piece_id }) => `${sale_id} ${piece_id}`),
  )
  const isRefunded = ({ id, cart_id }: SaleRow) => {
    const pieces = soldPieces(shown.get(cart_id) ?? { holds: [] })
    return pieces.length > 0 && !open.has(id) && pieces.every((piece) => back.has(`${id} ${piece.id}`))
  }
  return new Map(
    sales.flatMap((sale): (readonly [string, NonNullable<CartSummary["standing"]>])[] => {
      if (sale.state === "voided") return [[sale.id, "voided"]]
      if (sale.state !== "paid") return []
      // What was refunded is owed by nobody, though its payment may have lapsed.
      if (isRefunded(sale)) return [[sale.id, "refunded"]]
      return isPaymentDue({ sale: "paid", attempt: latest.get(sale.id) }) ? [[sale.id, "due"]] : []
    }),
  )
}
