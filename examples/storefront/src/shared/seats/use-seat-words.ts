import { calledRow, calledSeat, type NamedSeat, rowsOfSeats, seatNames } from "@parterre/domain/seat-names"
import { useTexts } from "../texts/use-texts.ts"

/** Seats in words, in the shopper's language. */
export function useSeatWords() {
  const { t } = useTexts()
  /** A section called by a number is said with the word « section ». */
  const sectionName = (name: string) => t("section.name", { name, numbered: String(/^\d+$/.test(name)) })
  return {
    sectionName,
    /** « Parterre, rangée C, siège 12 » */
    seat: ({ section = "", row = "", seat = "", rowType = "SEAT" }: NamedSeat) =>
      t("seat.full", { section: sectionName(section), ...calledRow(row, rowType), seat: calledSeat(seat) }),
    /** « Parterre, rangée C, sièges 12 et 13 », one sentence a row. */
    sentences: (seats: readonly NamedSeat[]): readonly string[] =>
      rowsOfSeats(seats).map(({ section, row, type, seats: names }) =>
        t("seats.sentence", {
          section: sectionName(section),
          row,
          type,
          count: names.length,
          seats: seatNames(names, t("seats.and"), t("seats.to")),
        }),
      ),
  }
}
