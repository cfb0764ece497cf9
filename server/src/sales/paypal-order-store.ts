import type { Knex } from "knex"
import type { PayPalOrderRow, SaleRow } from "../database/checkout-tables.ts"

/** Keeps an order that was made at PayPal for a sale. */
export async function keepPayPalOrder(db: Knex, row: Omit<PayPalOrderRow, "attempt_id">): Promise<void> {
  await db<PayPalOrderRow>("paypal_orders").insert({ ...row, attempt_id: null })
}

/** How many orders were made for a sale. */
export async function countPayPalOrders(
  db: Knex,
  { id, website_id }: Pick<SaleRow, "id" | "website_id">,
): Promise<number> {
  return (await db<PayPalOrderRow>("paypal_orders").where({ website_id, sale_id: id }).pluck("order_id"))
    .length
}

/**
 * Takes an order for an attempt of its sale; false for one that was not made here for this sale, or that another attempt
 * has. A browser can make orders with the shop's public id, and send those of others.
 */
export async function takePayPalOrder(
  trx: Knex.Transaction,
  { id, website_id }: Pick<SaleRow, "id" | "website_id">,
  orderId: string,
  attemptId: string,
): Promise<boolean> {
  const taken = await trx<PayPalOrderRow>("paypal_orders")
    .where({ website_id, order_id: orderId, sale_id: id })
    .whereNull("attempt_id")
    .update({ attempt_id: attemptId })
  return taken === 1
}
