import type { TicketRow } from "../database/checkout-tables.ts"
import { isOurs, websiteSignatures } from "../website-signatures.ts"

type CodedTicket = Pick<TicketRow, "id" | "website_id" | "code_number">

/** What a ticket's code says, and whether a code is one of ours. */
export interface TicketBarcodes {
  /** The text of the ticket's QR code: its id, which of its codes it is, and a signature that the database does not hold. */
  write(ticket: CodedTicket): string
  /**
   * The website's ticket that a code names, and which of its codes that is: only the ticket's own `code_number` lets
   * somebody in. Nothing when the signature is not ours.
   */
  read(websiteId: string, code: string): Pick<TicketRow, "id" | "code_number"> | undefined
}

/** 128 bits: short enough for a code that scans at arm's length, too many to guess at a door. */
const signatureBytes = 16

export function ticketBarcodes(signingKey: string): TicketBarcodes {
  const sign = websiteSignatures(signingKey, "tickets")
  const write: TicketBarcodes["write"] = ({ id, website_id, code_number }) => {
    const named = code_number === 0 ? id : `${id}.${code_number}`
    return `${named}.${sign(website_id, named).subarray(0, signatureBytes).toString("base64url")}`
  }
  return {
    write,
    read(websiteId, code) {
      const [, id = "", number = "0"] = /^(.*?)(?:\.([1-9]\d{0,8}))?\.[\w-]+$/.exec(code) ?? []
      const ticket = { id, code_number: Number(number) }
      return isOurs(code, write({ ...ticket, website_id: websiteId })) ? ticket : undefined
    },
  }
}
