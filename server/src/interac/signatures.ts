import { createHash, createHmac, timingSafeEqual } from "node:crypto"
import type { InteracResult } from "@parterre/contract"
import { CURRENCY } from "../checkout/check-authentication.ts"
import type { InteracPage } from "../payments/interac-page.ts"

/** The fields of a form that its hash covers, as they are posted. */
export interface SignedFields {
  readonly x_login: string
  readonly x_fp_sequence: string
  readonly x_fp_timestamp: string
  readonly x_amount: string
}

/**
 * `x_fp_hash` of a form, which the shop posts with the currency beside these fields. MD5 and SHA-1 are what the payment page offers; nothing else here is signed with them.
 */
export const formHash = (
  { x_login, x_fp_sequence, x_fp_timestamp, x_amount }: SignedFields,
  { hash, transactionKey }: Pick<InteracPage, "hash" | "transactionKey">,
): string =>
  createHmac(hash, transactionKey)
    .update([x_login, x_fp_sequence, x_fp_timestamp, x_amount, CURRENCY].join("^"))
    .digest("hex")

/**
 * Whether the payment page signed a result. The signature covers page, transaction and amount, and neither the sale nor
 * whether the bank approved: those are to be read from the processor.
 */
export function isSigned(
  result: InteracResult,
  { hash, id, responseKey }: Pick<InteracPage, "hash" | "id" | "responseKey">,
): boolean {
  const { x_login, x_trans_id, x_amount, x_MD5_Hash = "", x_SHA1_Hash = "" } = result
  if (x_login !== id) return false
  // Only by the algorithm that the page is set to: the other would be somebody's choice.
  const told = hash === "SHA1" ? x_SHA1_Hash : x_MD5_Hash
  const own = createHash(hash).update(`${responseKey}${x_login}${x_trans_id}${x_amount}`).digest("hex")
  const [left, right] = [Buffer.from(told.toLowerCase()), Buffer.from(own)]
  return left.length === right.length && timingSafeEqual(left, right)
}
