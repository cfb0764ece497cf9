import type { ListedRow, ListedSeat } from "@parterre/react"
import { expect, it } from "vitest"
import { rowFacts } from "./row-facts.ts"

const seat = (name: string, fields: Partial<ListedSeat> = {}): ListedSeat => ({
  id: name,
  name,
  state: "free",
  dimmed: false,
  filtered: false,
  accessible: false,
  note: undefined,
  priceLevel: undefined,
  ...fields,
})

const row = (...seats: ListedSeat[]): ListedRow => ({
  id: "A",
  name: "A",
  type: "SEAT",
  seats,
  freeSeats: seats.length,
})

it("names the seats of a row in a range, however the plan orders them", () => {
  const facts = rowFacts(row(seat("10"), seat("9"), seat("8")), "et", "à")
  expect(facts).toEqual({ count: 3, seats: "8 à 10", accessible: undefined, notes: [] })
})

it("says each note once, with the seats it is on, and the wheelchair places", () => {
  const partial = { note: "Vue partielle" }
  const facts = rowFacts(
    row(
      seat("1", partial),
      seat("2", partial),
      seat("3", { accessible: true }),
      seat("4", { note: "Pilier" }),
    ),
    "et",
    "à",
  )
  expect(facts.accessible).toEqual({ count: 1, seats: "3" })
  expect(facts.notes).toEqual([
    { note: "Vue partielle", count: 2, seats: "1 et 2" },
    { note: "Pilier", count: 1, seats: "4" },
  ])
})
