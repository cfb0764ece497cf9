import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"
import type { TicketRow } from "../database/checkout-tables.ts"

/** What a ticket's code says, and whether a code is one of ours. */
export interface TicketBarcodes {
  /** The text of the ticket's QR code: its id and a signature that the database does not hold. */
  write(ticket: Pick<TicketRow, "id" | "website_id">): string
  /** The id of the website's ticket that a code names; nothing when the signature is not ours. */
  read(websiteId: string, code: string): string | undefined
}

/** 128 bits: short enough for a code that scans at arm's length, too many to guess at a door. */
const signatureBytes = 16

/**
 * Signs with a key of each website's own, derived from the server's: who has the key of one website's scanners signs
 * nothing for another.
 */
export function ticketBarcodes(signingKey: string): TicketBarcodes {
  const keys = new Map<string, Buffer>()
  const keyOf = (websiteId: string): Buffer => {
    const known =
      keys.get(websiteId) ?? Buffer.from(hkdfSync("sha256", signingKey, "", `tickets of ${websiteId}`, 32))
    keys.set(websiteId, known)
    return known
  }
  const sign = (websiteId: string, ticketId: string): Buffer =>
    createHmac("sha256", keyOf(websiteId)).update(ticketId).digest().subarray(0, signatureBytes)

  const write: TicketBarcodes["write"] = ({ id, website_id }) =>
    `${id}.${sign(website_id, id).toString("base64url")}`

  return {
    write,

    // Whole codes are compared: a signature has other spellings that decode to the same bytes.
    read(websiteId, code) {
      const id = code.slice(0, Math.max(0, code.lastIndexOf(".")))
      const [given, ours] = [Buffer.from(code), Buffer.from(write({ id, website_id: websiteId }))]
      return given.length === ours.length && timingSafeEqual(given, ours) ? id : undefined
    },
  }
}
