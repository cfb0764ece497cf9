import { sign, verify } from "node:crypto"
import { parseTicketCode, signedTicketText, ticketCodeText } from "@parterre/domain/tickets"
import type { TicketRow } from "../database/checkout-tables.ts"
import { isOurs, websiteSignatures } from "../website-signatures.ts"
import { type DoorKeys, doorKeys } from "./door-keys.ts"

type CodedTicket = Pick<TicketRow, "id" | "website_id" | "code_number">

/** Which ticket a code names, and which of the ticket's codes it is. */
export type NamedTicket = Pick<TicketRow, "id" | "code_number">

/** What a ticket's code says, and whether a code is one of ours. */
export interface TicketBarcodes {
  /** The text of the ticket's QR code: its id, which of its codes it is, and a signature that the database does not hold. */
  write(ticket: CodedTicket): string
  /**
   * The website's ticket that a code names, and which of its codes that is: only the ticket's own `code_number` lets
   * somebody in. Nothing when the signature is not ours.
   */
  read(websiteId: string, code: string): ReadCode | undefined
  /** The same by public keys alone, as a scanner without a network does: whether it was ever good, not whether it still is. */
  readByPublicKey(websiteId: string, code: string): NamedTicket | undefined
  /** The keys that sign a website's codes, the newest first: their public halves are anybody's. */
  readonly keys: DoorKeys
}

export interface ReadCode extends NamedTicket {
  /** Signed as codes were before there were public keys: good for tickets of that time only. */
  readonly isEarlier: boolean
}

export interface TicketSecrets {
  /** Signed codes before there were public keys; those are still taken. */
  readonly ticketSigningKey: string
  /** Sign codes now, newest first; the signing key does where there are none, and what it signed stays good. */
  readonly ticketCodeKeys: readonly string[]
}

/** Codes whose signature anybody with the public key can check, without asking us (Ed25519, RFC 8032). */
export function ticketBarcodes({ ticketSigningKey, ticketCodeKeys }: TicketSecrets): TicketBarcodes {
  // What the signing key has signed before there were others stays good.
  const [newest = ticketSigningKey, ...older] = new Set([...ticketCodeKeys, ticketSigningKey])
  const keys = doorKeys([newest, ...older])
  const before = earlierCodes(ticketSigningKey)
  const readByPublicKey: TicketBarcodes["readByPublicKey"] = (websiteId, code) => {
    const read = parseTicketCode(code)
    const key = read && keys(websiteId).find(({ id }) => id === read.keyId)
    if (read === undefined || key === undefined) return undefined
    const text = Buffer.from(signedTicketText(websiteId, read))
    return verify(null, text, key.publicKey, read.signature)
      ? { id: read.ticketId, code_number: read.codeNumber }
      : undefined
  }
  return {
    keys,
    write({ id, website_id, code_number }) {
      const [key] = keys(website_id)
      const named = { ticketId: id, codeNumber: code_number }
      const signature = sign(null, Buffer.from(signedTicketText(website_id, named)), key.privateKey)
      return ticketCodeText({ ...named, keyId: key.id, signature })
    },
    readByPublicKey,
    read(websiteId, code) {
      const signed = readByPublicKey(websiteId, code)
      if (signed !== undefined) return { ...signed, isEarlier: false }
      const earlier = before.read(websiteId, code)
      return earlier && { ...earlier, isEarlier: true }
    },
  }
}

/** Codes as they were printed until now: 128 bits of a signature that only we can check. */
function earlierCodes(signingKey: string) {
  const signatures = websiteSignatures(signingKey, "tickets")
  const write = (websiteId: string, named: string) =>
    `${named}.${signatures(websiteId, named).subarray(0, 16).toString("base64url")}`
  return {
    read(websiteId: string, code: string): NamedTicket | undefined {
      const [, id = "", number = "0"] = /^(.*?)(?:\.([1-9]\d{0,8}))?\.[\w-]+$/.exec(code) ?? []
      const ticket = { id, code_number: Number(number) }
      return isOurs(
        code,
        write(websiteId, ticket.code_number === 0 ? ticket.id : `${ticket.id}.${ticket.code_number}`),
      )
        ? ticket
        : undefined
    },
  }
}
