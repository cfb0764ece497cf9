import type { ResentReceipt } from "@parterre/contract"
import { changeCart, lockCart } from "../carts/cart-store.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { Dependencies } from "../dependencies.ts"
import { journalDone } from "../journal/journal-store.ts"
import { Refusal } from "../refusal.ts"
import { postReceipt } from "../sales/post-receipt.ts"
import { saleNumber } from "./shown-carts.ts"

/** Mails the receipt of a sale again to whom it went; the journal keeps who did. Nobody else is written to: it lets in. */
export async function resendReceipt(
  { db, clock, newId }: Pick<Dependencies, "db" | "clock" | "newId">,
  sale: SaleRow,
  staffName: string,
): Promise<ResentReceipt> {
  const { id: saleId, website_id: websiteId, cart_id: cartId, session_id: sessionId } = sale
  if (sale.state === "voided") throw new Refusal("sale-voided")
  const now = clock.now()
  const to = await inTransaction(db, async (trx) => {
    const cart = await lockCart(trx, websiteId, cartId)
    if (cart === undefined) throw new Refusal("sale-unknown")
    await journalDone(trx, {
      ...{ websiteId, cartId, sessionId, at: now, actor: `staff:${staffName}`, outcome: "done" },
      command: "sale.resend",
      data: { saleId },
    })
    await changeCart(trx, cart, {}, now)
    return postReceipt(trx, sale, { newId }, now)
  })
  return { saleId: saleNumber(sale), to }
}
