/** A signed code of a ticket, taken apart; whether its signature is good is for a key to say. */
export interface TicketCode {
  readonly ticketId: string
  /** Which of the ticket's codes it is: giving the ticket away makes another. 0 is the first; 4,294,967,295 the last. */
  readonly codeNumber: number
  /** Which public key checks it: six hexadecimal digits. */
  readonly keyId: string
  /** Ed25519 (RFC 8032) over the text of `signedTicketText`: 64 bytes. */
  readonly signature: Uint8Array
}

/** What is signed: a code of one website is none of another. */
export const signedTicketText = (
  websiteId: string,
  { ticketId, codeNumber }: Pick<TicketCode, "ticketId" | "codeNumber">,
): string => `${websiteId}\n${ticketId}\n${codeNumber}`

/** How the id of the ticket is written: as the 16 bytes of a UUID, or as its text. */
const UUID = 1
const TEXT = 2
const SIGNATURE_BYTES = 64
/** The kind of id, the key, the number. */
const HEAD_BYTES = 1 + 3 + 4

/**
 * The text of a code: the kind of id, three bytes of the key's id, four of the number, the ticket's id, the signature, in
 * base 32 (RFC 4648) without padding. A QR code writes capitals and digits in 5.5 bits each, so 141 of them are a code of
 * 41 modules; a scanner that types needs no sign for them.
 */
export function ticketCodeText({ ticketId, codeNumber, keyId, signature }: TicketCode): string {
  const uuid = uuidBytes(ticketId)
  const id = uuid ?? new TextEncoder().encode(ticketId)
  const bytes = new Uint8Array(HEAD_BYTES + id.length + SIGNATURE_BYTES)
  bytes[0] = uuid === undefined ? TEXT : UUID
  bytes.set(hexBytes(keyId), 1)
  new DataView(bytes.buffer).setUint32(4, codeNumber)
  bytes.set(id, HEAD_BYTES)
  bytes.set(signature, HEAD_BYTES + id.length)
  return toBase32(bytes)
}

/** Takes a code apart; nothing where it has not the shape of one. Small letters are read as capitals; there is no other spelling. */
export function parseTicketCode(code: string): TicketCode | undefined {
  const bytes = fromBase32(code)
  if (bytes === undefined || bytes.length <= HEAD_BYTES + SIGNATURE_BYTES) return undefined
  const id = bytes.slice(HEAD_BYTES, -SIGNATURE_BYTES)
  const ticketId = bytes[0] === UUID ? uuidOf(id) : bytes[0] === TEXT ? textOf(id) : undefined
  if (ticketId === undefined) return undefined
  return {
    ticketId,
    codeNumber: new DataView(bytes.buffer).getUint32(4),
    keyId: hexOf(bytes.slice(1, 4)),
    signature: bytes.slice(-SIGNATURE_BYTES),
  }
}

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")

const hexBytes = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))

const uuidBytes = (id: string): Uint8Array | undefined =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? hexBytes(id.replaceAll("-", "")) : undefined

const uuidOf = (bytes: Uint8Array): string | undefined =>
  bytes.length === 16
    ? hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
    : undefined

/** An id that is a UUID is not written as text: a code has one spelling. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
    return uuidBytes(text) === undefined ? text : undefined
  } catch {
    return undefined
  }
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("")
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => LETTERS[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("")
}

/** Nothing for another letter, for a letter too many, or for bits at the end that say nothing. */
function fromBase32(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z2-7]{1,600}$/.test(text)) return undefined
  const bits = [...text.toUpperCase()]
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0"))
    .join("")
  const whole = bits.match(/.{8}/g) ?? []
  const rest = bits.slice(whole.length * 8)
  if (rest.length >= 5 || rest.includes("1")) return undefined
  return Uint8Array.from(whole, (byte) => Number.parseInt(byte, 2))
}
