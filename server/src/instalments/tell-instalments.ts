import type { PaymentDependencies } from "../checkout/dependencies.ts"
import type { InstalmentRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { postMessage } from "../outbox/outbox-store.ts"
import { markTold, untoldInstalments } from "../sales/instalment-store.ts"
import { INSTALMENT_DUE_MAIL, type InstalmentMessage } from "./instalment-message.ts"

/** Milliseconds before an instalment is taken at which its buyer is told. */
const notice = 5 * 86_400_000
/** Milliseconds that a buyer has at least, however late they are told. */
const shortestNotice = 86_400_000

/** Has buyers told of what will be taken in a few days, once; answers how many. */
export async function tellInstalments(
  dependencies: PaymentDependencies,
  now: number,
  atMost: number,
): Promise<number> {
  const rows = await untoldInstalments(dependencies.db, now + notice, atMost)
  for (const row of rows) await tell(dependencies, row, now)
  return rows.length
}

const tell = ({ db, newId }: PaymentDependencies, row: InstalmentRow, now: number): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { website_id: websiteId, sale_id: saleId, ordinal, try_at } = row
    const change = { told_at: now, try_at: Math.max(try_at, now + shortestNotice) }
    if (!(await markTold(trx, row, change))) return
    const payload: InstalmentMessage = { saleId, ordinal }
    await postMessage(trx, { id: newId(), websiteId, kind: INSTALMENT_DUE_MAIL, payload }, now)
  })
