import { expect, it } from "vitest"
import { rowName, seatName } from "./seating-plan.ts"

const seat = { seat_guid: "a", seat_number: "7", position: { x: 0, y: 0 }, category: "A" }
const row = (labels: object) => ({ row_number: "B", seats: [seat], ...labels })

it.each<[object, string, string]>([
  [{}, "B", "7"],
  [{ row_label: null, seat_label: null }, "B", "7"],
  [{ row_label: "", seat_label: "" }, "B", "7"],
  [{ row_label: "Loge %s", seat_label: "%s bis" }, "Loge B", "7 bis"],
  // A screen says row and seat already, in the reader's language.
  [{ row_label: "Rangée %s", seat_label: "Siège %s" }, "B", "7"],
  [{ row_label: "Row B", seat_label: "Seat" }, "Row B", "7"],
  [{ row_label: "Rang %s" }, "B", "7"],
  [{ row_label: "Table" }, "Table", "7"],
  [{ row_label: "$& %s" }, "$& B", "7"],
])("%o is row %s, seat %s", (labels, name, number) => {
  expect([rowName(row(labels)), seatName(seat, row(labels))]).toEqual([name, number])
})
