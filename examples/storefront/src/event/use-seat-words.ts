import { useTexts } from "../texts/use-texts.ts"
import { type NamedSeat, rowsOfSeats, rowWord, seatNames } from "./seat-sentences.ts"

/** Seats in words, in the shopper's language. */
export function useSeatWords() {
  const { t } = useTexts()
  /** A section called by a number is said with the word « section ». */
  const sectionName = (name: string) => t("section.name", { name, numbered: String(/^\d+$/.test(name)) })
  return {
    sectionName,
    /** « Parterre, rangée C, siège 12 » */
    seat: ({ section = "", row = "", seat = "", rowType = "SEAT" }: NamedSeat) =>
      t("seat.full", { section: sectionName(section), row, seat, type: rowWord(row, rowType) }),
    /** « Parterre, rangée C, sièges 12 et 13 », one sentence a row. */
    sentences: (seats: readonly NamedSeat[]): readonly string[] =>
      rowsOfSeats(seats).map(({ section, row, rowType, seats: names }) =>
        t("seats.sentence", {
          section: sectionName(section),
          row,
          type: rowWord(row, rowType),
          count: names.length,
          seats: seatNames(names, t("seats.and"), t("seats.to")),
        }),
      ),
  }
}
