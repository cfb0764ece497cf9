import type { IssuedTicket } from "@parterre/contract"
import { expect, it } from "vitest"
import { printableIds, ticketGroups } from "./ticket-groups.ts"

const ticket = (sodId: string, eventId: string, eventStart: string, printable = true): IssuedTicket => ({
  sodId,
  eventId,
  eventStart,
  printable,
  mailCategory: printable ? "E_TICKETS" : "WILLCALL",
  title: eventId,
  priceLevel: "Parterre",
  priceType: "Adulte",
})

it("holds the tickets of an event together, the earliest event first [PAY-022]", () => {
  const later = "2026-12-06T19:30:00-05:00"
  const sooner = "2026-12-05T20:30:00-05:00"
  const groups = ticketGroups([ticket("1", "b", later), ticket("2", "a", sooner), ticket("3", "b", later)])
  expect(groups.map(({ eventId, tickets }) => [eventId, tickets.map(({ sodId }) => sodId)])).toEqual([
    ["a", ["2"]],
    ["b", ["1", "3"]],
  ])
})

it("prints what can be printed", () => {
  const day = "2026-12-05T20:30:00-05:00"
  expect(printableIds([ticket("1", "a", day), ticket("2", "a", day, false)])).toEqual(["1"])
})
