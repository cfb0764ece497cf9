import { expect, it } from "vitest"
import { isoInZone } from "../zoned-time.ts"
import { laterPayments } from "./instalment-plan.ts"

it("takes an instalment at nine, on the days when clocks change too", () => {
  const days = ["2026-12-05", "2027-02-15", "2027-03-14", "2027-11-07"]
  const rows = laterPayments(
    days.map((dueOn) => ({ dueOn, amount: 1_000 })),
    "America/Toronto",
  )
  expect(rows.map(({ try_at }) => isoInZone(try_at, "America/Toronto").slice(0, 16))).toEqual(
    days.slice(1).map((day) => `${day}T09:00`),
  )
})
