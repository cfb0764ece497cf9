import type { ReceiptRefund } from "@parterre/contract"
import type { RefundRow } from "../database/refund-tables.ts"
import type { Language } from "../http/handler.ts"
import { isoInZone } from "../zoned-time.ts"
import { documentOf } from "./plan-refund.ts"
import { returnInWords } from "./refund-words.ts"

/** What went back of a sale, for its papers: a refund that is on its way, or was refused, is none. Undefined where nothing did. */
export const receiptRefunds = (
  rows: readonly RefundRow[],
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): ReceiptRefund[] | undefined => {
  const told = rows.flatMap((row) =>
    row.done_at === null
      ? []
      : {
          doneAt: isoInZone(Number(row.done_at), timeZone),
          amount: Number(row.amount),
          returns: documentOf(row).returns.map((one) => returnInWords(one, language)),
        },
  )
  return told.length === 0 ? undefined : told
}
