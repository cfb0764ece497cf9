import type { TicketRow } from "../database/checkout-tables.ts"
import { isOurs, websiteSignatures } from "../website-signatures.ts"

type GivenTicket = Pick<TicketRow, "id" | "website_id" | "code_number">

/** The links of tickets that were given: signed, so that nothing of them is kept, and as long-lived as the code they came with. */
export interface GiftTokens {
  write(ticket: GivenTicket): string
  /** The ticket that a token names; nothing when the signature is not ours. */
  read(websiteId: string, token: string): Pick<TicketRow, "id" | "code_number"> | undefined
}

export function giftTokens(signingKey: string): GiftTokens {
  const sign = websiteSignatures(signingKey, "gifts")
  const write: GiftTokens["write"] = ({ id, website_id, code_number }) => {
    const named = `${id}.${code_number}`
    return `${named}.${sign(website_id, named).toString("base64url")}`
  }
  return {
    write,
    read(websiteId, token) {
      const [, id = "", number = "0"] = /^(.*)\.(\d{1,9})\.[\w-]+$/.exec(token) ?? []
      const ticket = { id, code_number: Number(number) }
      return isOurs(token, write({ ...ticket, website_id: websiteId })) ? ticket : undefined
    },
  }
}
