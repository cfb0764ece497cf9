import type { TicketRow } from "../database/checkout-tables.ts"
import { isOurs, websiteSignatures } from "../website-signatures.ts"

/** What a ticket's code says, and whether a code is one of ours. */
export interface TicketBarcodes {
  /** The text of the ticket's QR code: its id and a signature that the database does not hold. */
  write(ticket: Pick<TicketRow, "id" | "website_id">): string
  /** The id of the website's ticket that a code names; nothing when the signature is not ours. */
  read(websiteId: string, code: string): string | undefined
}

/** 128 bits: short enough for a code that scans at arm's length, too many to guess at a door. */
const signatureBytes = 16

export function ticketBarcodes(signingKey: string): TicketBarcodes {
  const sign = websiteSignatures(signingKey, "tickets")
  const write: TicketBarcodes["write"] = ({ id, website_id }) =>
    `${id}.${sign(website_id, id).subarray(0, signatureBytes).toString("base64url")}`
  return {
    write,
    read(websiteId, code) {
      const id = code.slice(0, Math.max(0, code.lastIndexOf(".")))
      return isOurs(code, write({ id, website_id: websiteId })) ? id : undefined
    },
  }
}
