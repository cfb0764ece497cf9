import type { ResentReceipt } from "@parterre/contract"
import { changeCart, lockCart } from "../carts/cart-store.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { Dependencies } from "../dependencies.ts"
import { journalDone } from "../journal/journal-store.ts"
import { postMessage } from "../outbox/outbox-store.ts"
import { Refusal } from "../refusal.ts"
import { saleNumber } from "./shown-carts.ts"

/** Mails the receipt of a sale again to whom bought; the journal keeps who did. Nobody else is written to: it lets in. */
export async function resendReceipt(
  { db, clock, newId }: Pick<Dependencies, "db" | "clock" | "newId">,
  sale: SaleRow,
  staffName: string,
): Promise<ResentReceipt> {
  const { id: saleId, website_id: websiteId, cart_id: cartId, session_id: sessionId } = sale
  if (sale.state === "voided") throw new Refusal("sale-voided")
  const now = clock.now()
  await inTransaction(db, async (trx) => {
    const cart = await lockCart(trx, websiteId, cartId)
    if (cart === undefined) throw new Refusal("sale-unknown")
    await journalDone(trx, {
      ...{ websiteId, cartId, sessionId, at: now, actor: `staff:${staffName}`, outcome: "done" },
      command: "sale.resend",
      data: { saleId },
    })
    await changeCart(trx, cart, {}, now)
    await postMessage(trx, { id: newId(), websiteId, kind: "receipt", payload: { saleId } }, now)
  })
  return { saleId: saleNumber(sale), to: JSON.parse(sale.client ?? "{}").email ?? "" }
}
