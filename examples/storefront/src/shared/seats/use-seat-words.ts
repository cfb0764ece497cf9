import {
  calledRow,
  calledSeat,
  type NamedSeat,
  rowsOfSeats,
  seatNames,
  sectionInWords,
} from "@parterre/domain/seat-names"
import { useTexts } from "../texts/use-texts.ts"

/** Seats in words, in the shopper's language. */
export function useSeatWords() {
  const { t } = useTexts()
  return {
    /** « Parterre, rangée C, siège 12 » */
    seat: ({ section = "", row = "", seat = "", rowType = "SEAT" }: NamedSeat) =>
      t("seat.full", {
        section: sectionInWords(section),
        ...calledRow(row, rowType),
        seat: calledSeat(seat),
      }),
    /** « Parterre C 12 et 13 », one a row, where the space is a line; a row called by a number keeps its word. */
    short: (seats: readonly NamedSeat[]): readonly string[] =>
      rowsOfSeats(seats).map(({ section, row, type, seats: names }) =>
        t("seats.short", {
          section: sectionInWords(section),
          row,
          type: type === "SEAT" && /^\d/.test(row) ? "NUMBER" : type,
          seats: seatNames(names, t("seats.and"), t("seats.to")),
        }),
      ),
    /** « Parterre, rangée C, sièges 12 et 13 », one sentence a row. */
    sentences: (seats: readonly NamedSeat[]): readonly string[] =>
      rowsOfSeats(seats).map(({ section, row, type, seats: names }) =>
        t("seats.sentence", {
          section: sectionInWords(section),
          row,
          type,
          count: names.length,
          seats: seatNames(names, t("seats.and"), t("seats.to")),
        }),
      ),
  }
}
