import type { Localized } from "@parterre/contract"
import { type RowOfSeats, seatNames } from "@parterre/domain/seat-names"
import type { Language } from "../../http/handler.ts"
import { capitalised } from "../printing.ts"
import { ticketTexts } from "../ticket-texts.ts"

/** Everything the plan of some seats says that is not the venue's own. */
export const seatsTexts = {
  oneSeat: { fr: "Votre place sur le plan", en: "Your seat on the seat map" },
  seats: { fr: "Vos places sur le plan", en: "Your seats on the seat map" },
  row: ticketTexts.row,
  table: ticketTexts.table,
  seat: { fr: "siège", en: "seat" },
  severalSeats: { fr: "sièges", en: "seats" },
  and: { fr: "et", en: "and" },
  to: { fr: "à", en: "to" },
  notATicket: {
    fr: "Ce plan vous aide à trouver vos places. Il ne donne pas accès à la salle\u00a0: présentez vos billets.",
    en: "This seat map helps you find your seats. It doesn’t let you in: show your tickets.",
  },
} as const satisfies Record<string, Localized>

/** « et 3 autres rangées » or "and 3 other rows". */
export const otherRows = (count: number): Localized => ({
  fr: count === 1 ? "et une autre rangée" : `et ${count} autres rangées`,
  en: count === 1 ? "and one other row" : `and ${count} other rows`,
})

/** What the picture shows, for those who do not see it. */
export const planDescription = (venue: string, sections: readonly string[]): Localized => ({
  fr: `Plan\u00a0: ${venue}, avec les places marquées dans ${sections.join(", ")}`,
  en: `Seat map: ${venue}, with the seats marked in ${sections.join(", ")}`,
})

/** A section called by a number is said with the word, which is the same in both languages. */
export const sectionTitle = (name: string): string => (/^\d+$/.test(name) ? `Section ${name}` : name)

/** « Rangée C, sièges 12 à 15 » or "Row C, seats 12 to 15", broken over two lines at commas only. */
export function rowSentence({ row, type, seats }: Omit<RowOfSeats, "section">, language: Language): string {
  const { and, to, seat, severalSeats } = seatsTexts
  const seatWord = (seats.length === 1 ? seat : severalSeats)[language]
  const named = `${seatWord} ${seatNames(seats, and[language], to[language])}`
  const sentence =
    type === "NONE"
      ? capitalised(named)
      : `${seatsTexts[type === "TABLE" ? "table" : "row"][language]} ${row}, ${named}`
  return sentence.replace(/(?<!,) /g, "\u00a0")
}
