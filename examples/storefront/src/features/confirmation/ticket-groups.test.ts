import type { IssuedTicket } from "@parterre/contract"
import { expect, it } from "vitest"
import { numberedSeats, ticketGroups } from "./ticket-groups.ts"

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

it("holds the tickets of an event together, the earliest event first", () => {
  const later = "2026-12-06T19:30:00-05:00"
  const sooner = "2026-12-05T20:30:00-05:00"
  const groups = ticketGroups([ticket("1", "b", later), ticket("2", "a", sooner), ticket("3", "b", later)])
  expect(groups.map(({ eventId, tickets }) => [eventId, tickets.map(({ sodId }) => sodId)])).toEqual([
    ["a", ["2"]],
    ["b", ["1", "3"]],
  ])
})

it("shows on the plan the tickets that have a seat", () => {
  const day = "2026-12-05T20:30:00-05:00"
  const seat = { level: "", section: "P", row: "C", seat: "12", dispositionDetailId: "c-12" }
  expect(numberedSeats([ticket("1", "a", day), { ...ticket("2", "a", day), seat }])).toEqual(["c-12"])
})
