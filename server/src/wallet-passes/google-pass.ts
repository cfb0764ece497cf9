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

/** The address at which a browser adds a ticket to Google Wallet: what it says is in it, signed. */
export async function googlePassUrl(contents: PassContents, issue: GoogleIssue): Promise<string> {
  const { settings, now } = issue
  const jwt = await new SignJWT({ typ: "savetowallet", origins: [], payload: payloadOf(contents, issue) })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(settings.serviceAccount)
    .setAudience("google")
    .setIssuedAt(Math.floor(now / 1000))
    .sign(await importPKCS8(settings.key, "RS256"))
  return `${SAVE}${jwt}`
}

function payloadOf(contents: PassContents, { settings, barcode }: GoogleIssue) {
  const { details, venue, section, seat, seller, doorsAt, languages, accent } = contents
  const { ticket, event, startsAt, timeZone, receiptNumber } = details
  const own = languages[0] ?? "fr"
  const said = (text: Localized) => ({
    defaultValue: { language: `${own}-CA`, value: text[own] },
    translatedValues: (["fr", "en"] as const)
      .filter((language) => language !== own && text[language] !== text[own])
      .map((language) => ({ language: `${language}-CA`, value: text[language] })),
  })
  const verbatim = (text: string) => said({ fr: text, en: text })
  const named = (id: string) => `${settings.issuerId}.${id.replaceAll(/[^\w.-]/g, "-")}`
  const classId = named(event.id)
  return {
    eventTicketClasses: [
      {
        id: classId,
        issuerName: seller[own],
        localizedIssuerName: said(seller),
        reviewStatus: "UNDER_REVIEW",
        eventName: said(event.title),
        venue: { name: said(venue.name), address: said(venue.address) },
        dateTime: {
          start: isoInZone(startsAt, timeZone),
          ...(doorsAt === undefined ? {} : { doorsOpen: isoInZone(doorsAt, timeZone) }),
        },
        hexBackgroundColor: accent,
      },
    ],
    eventTicketObjects: [
      {
        id: named(serialOf(ticket)),
        classId,
        state: "ACTIVE",
        ticketNumber: receiptNumber,
        ticketType: said(details.priceType),
        seatInfo: {
          section: said(section),
          ...(seat === undefined ? {} : { row: verbatim(seat.row), seat: verbatim(seat.seat) }),
        },
        barcode: { type: "QR_CODE", value: barcode, alternateText: receiptNumber },
      },
    ],
  }
}
