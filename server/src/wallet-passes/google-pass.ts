import { createHash } from "node:crypto"
import type { Localized } from "@parterre/contract"
import { importPKCS8, SignJWT } from "jose"
import type { GooglePassSettings } from "../wallet-pass-config.ts"
import { isoInZone } from "../zoned-time.ts"
import type { PassContents } from "./pass-contents.ts"
import { serialOf } from "./pass-links.ts"

interface GoogleIssue {
  readonly settings: GooglePassSettings
  readonly barcode: string
  readonly now: number
}

/** Where Google Wallet takes a signed ticket. */
const SAVE = "https://pay.google.com/gp/v/save/"
/** Characters of a token that Google reads from an address. */
const longest = 1_800

interface Said {
  readonly inBoth: boolean
  readonly doors: boolean
  readonly order: boolean
}

/** What a pass says, most first: one that would be too long says less. */
const fullness: readonly Said[] = [
  { inBoth: true, doors: true, order: true },
  { inBoth: false, doors: true, order: true },
  { inBoth: false, doors: false, order: true },
  { inBoth: false, doors: false, order: false },
]

/**
 * The address at which a browser adds a ticket to Google Wallet: what it says is in it, signed. One that is too long in both
 * languages says it in the site's own, then without when the doors open, then without the number of the order.
 */
export async function googlePassUrl(contents: PassContents, issue: GoogleIssue): Promise<string> {
  let token = ""
  for (const said of fullness) {
    token = await signed(payloadOf(contents, issue, said), issue)
    if (token.length <= longest) break
  }
  return `${SAVE}${token}`
}

const signed = async (payload: object, { settings, now }: GoogleIssue): Promise<string> =>
  new SignJWT({ typ: "savetowallet", payload })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(settings.serviceAccount)
    .setAudience("google")
    .setIssuedAt(Math.floor(now / 1000))
    .sign(await importPKCS8(settings.key, "RS256"))

/** No more than the wallet needs, for all of it goes into an address. */
function payloadOf(
  contents: PassContents,
  { settings, barcode }: GoogleIssue,
  { inBoth, doors, order }: Said,
) {
  const { details, venue, section, seat, seller, doorsAt, languages } = contents
  const { ticket, event, startsAt, timeZone, receiptNumber } = details
  const own = languages[0] ?? "fr"
  const other = own === "fr" ? "en" : "fr"
  const inOne = (value: string) => ({ defaultValue: { language: own, value } })
  const said = (text: Localized) =>
    inBoth && text[other] !== text[own]
      ? { ...inOne(text[own]), translatedValues: [{ language: other, value: text[other] }] }
      : inOne(text[own])
  const named = (id: string) => `${settings.issuerId}.${id.replaceAll(/[^\w.-]/g, "-")}`
  // Written twice, and seen by nobody: the id of the event is as long as its page's name.
  const classId = named(createHash("sha256").update(event.id).digest("base64url").slice(0, 16))
  return {
    eventTicketClasses: [
      {
        id: classId,
        issuerName: seller[own],
        reviewStatus: "UNDER_REVIEW",
        eventName: said(event.title),
        venue: { name: said(venue.name), address: inOne(venue.address[own]) },
        dateTime: {
          start: isoInZone(startsAt, timeZone),
          ...(doorsAt === undefined || !doors ? {} : { doorsOpen: isoInZone(doorsAt, timeZone) }),
        },
      },
    ],
    eventTicketObjects: [
      {
        id: named(serialOf(ticket)),
        classId,
        state: "ACTIVE",
        ...(order && { ticketNumber: receiptNumber }),
        seatInfo: {
          section: said(section),
          ...(seat === undefined ? {} : { row: inOne(seat.row), seat: inOne(seat.seat) }),
        },
        barcode: { type: "QR_CODE", value: barcode },
      },
    ],
  }
}
