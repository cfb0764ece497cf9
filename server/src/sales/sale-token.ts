import { createHmac, randomBytes } from "node:crypto"

/**
 * The token of a sale, worth something to its own session only. It is derived, so that it can be told again and is
 * kept nowhere.
 */
export const saleTokenFor = (saleId: string, sessionId: string): string =>
  createHmac("sha256", sessionId).update(`sale ${saleId}`).digest("base64url")

/** What the calls of Global Payments' 3-D Secure name a sale by; derived like the token, and kept nowhere. */
export const saleHashFor = (saleId: string, sessionId: string): string =>
  createHmac("sha256", sessionId).update(`sale hash ${saleId}`).digest("base64url")

/** No vowels and nothing that looks like something else: it is read aloud on the telephone. */
const letters = "23456789BCDFGHJKLMNPQRSTVWXZ"

/** The order number a shopper sees, such as `BELV-7K3QX2DM`. */
export function newReceiptNumber(accountCode: string): string {
  const picked = [...randomBytes(8)].map((byte) => letters[byte % letters.length])
  return `${accountCode.toUpperCase()}-${picked.join("")}`
}
