import { createHash } from "node:crypto"
import type { Localized } from "@parterre/contract"
import { PKPass } from "passkit-generator"
import type { Language } from "../http/handler.ts"
import type { ApplePassSettings } from "../wallet-pass-config.ts"
import { isoInZone } from "../zoned-time.ts"
import { type PassContents, passTexts } from "./pass-contents.ts"
import { serialOf } from "./pass-links.ts"
import { passIcons } from "./ticket-png.ts"

export interface AppleIssue {
  readonly settings: ApplePassSettings
  /** Which of the ticket's codes it shows. */
  readonly codeNumber: number
  readonly barcode: string
  readonly authenticationToken: string
  /** Where a phone asks whether the pass changed. */
  readonly webServiceUrl: string
}

/** A pass of Apple Wallet, signed: a zip of what it says in both languages, its pictures and a manifest. */
export function applePass(contents: PassContents, issue: AppleIssue): Buffer {
  const { settings } = issue
  const pass = new PKPass(
    { "pass.json": Buffer.from(JSON.stringify(passJson(contents, issue))), ...passIcons(contents.accent) },
    { wwdr: settings.authority, signerCert: settings.certificate, signerKey: settings.key },
  )
  // The texts of the site's own language stand for themselves where a phone has neither.
  const own = ownLanguage(contents)
  const said = [...Object.values(passTexts), ...spoken(contents)]
  for (const language of ["fr", "en"] as const)
    pass.localize(language, Object.fromEntries(said.map((text) => [text[own], text[language]])))
  return pass.getAsBuffer()
}

/** Tells one state of a pass from another. */
export const contentHash = (contents: PassContents): string => {
  const { details, venue, doorsAt, seat, section, ended, used } = contents
  const { event, startsAt } = details
  const told = [event.title, startsAt, venue, doorsAt, seat, section, ended, used]
  return createHash("sha256").update(JSON.stringify(told)).digest("base64url")
}

const ownLanguage = ({ languages }: PassContents): Language => languages[0] ?? "fr"

/** What differs from ticket to ticket and is said in both languages. */
const spoken = ({ details, venue, doors, section, seller, used }: PassContents): readonly Localized[] => [
  details.event.title,
  venue.name,
  venue.address,
  ...(doors === undefined ? [] : [doors]),
  ...(used === undefined ? [] : [used]),
  section,
  details.priceType,
  details.priceLevel,
  seller,
]

function passJson(contents: PassContents, issue: AppleIssue) {
  const { details, venue, doors, section, seat, seller, accent, ended, used } = contents
  const { ticket, event, startsAt, timeZone, receiptNumber } = details
  const { settings, codeNumber, barcode, authenticationToken, webServiceUrl } = issue
  const own = ownLanguage(contents)
  const field = (key: string, label: Localized, value: string, more: object = {}) => ({
    key,
    label: label[own],
    value,
    ...more,
  })
  const starts = isoInZone(startsAt, timeZone)
  const place =
    seat === undefined
      ? [field("place", passTexts.place, passTexts.free[own])]
      : [
          field("section", passTexts.section, section[own]),
          field("row", seat.isTable ? passTexts.table : passTexts.row, seat.row),
          field("seat", passTexts.seat, seat.seat),
        ]
  const said = ended === undefined ? used : passTexts[ended]
  const state = said && [field("state", passTexts.state, said[own])]
  const code = { format: "PKBarcodeFormatQR", message: barcode, messageEncoding: "iso-8859-1" }
  return {
    formatVersion: 1,
    passTypeIdentifier: settings.passTypeIdentifier,
    teamIdentifier: settings.teamIdentifier,
    serialNumber: serialOf({ id: ticket.id, code_number: codeNumber }),
    organizationName: seller[own],
    description: event.title[own],
    logoText: seller[own],
    groupingIdentifier: event.id,
    backgroundColor: rgb(accent),
    foregroundColor: "rgb(255, 255, 255)",
    labelColor: "rgb(255, 255, 255)",
    relevantDate: starts,
    authenticationToken,
    webServiceURL: webServiceUrl,
    // What lets nobody in has no code to show.
    ...(ended === undefined ? { barcodes: [{ ...code, altText: receiptNumber }] } : { voided: true }),
    eventTicket: {
      primaryFields: [field("event", passTexts.ticket, event.title[own])],
      secondaryFields: [
        field("starts", passTexts.when, starts, {
          dateStyle: "PKDateStyleMedium",
          timeStyle: "PKDateStyleShort",
          ignoresTimeZone: true,
        }),
        field("venue", passTexts.venue, venue.name[own]),
      ],
      auxiliaryFields: [
        // Whoever is let in once may leave and come back: a used ticket keeps its code and its place.
        ...(ended === undefined ? place : (state ?? place)),
        ...(doors === undefined || ended !== undefined ? [] : [field("doors", passTexts.doors, doors[own])]),
      ],
      backFields: [
        ...(state ?? []),
        field("address", passTexts.address, venue.address[own]),
        field("type", passTexts.type, details.priceType[own]),
        field("level", passTexts.level, details.priceLevel[own]),
        field("order", passTexts.order, receiptNumber),
        field("seller", passTexts.seller, details.seller.email ?? seller[own]),
      ],
    },
  }
}

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`
