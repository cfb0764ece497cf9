import type { MapPriceLevel, Seat, SeatDetail } from "@parterre/contract"
import * as fc from "fast-check"
import { describe, expect, expectTypeOf, it } from "vitest"
import { type SelectedSeats, selectedSeats } from "./selected-seats.ts"

const seat = (id: string): Seat => ({
  id,
  name: id,
  order: 0,
  rowId: "r",
  rowName: "C",
  sectionName: "Parterre",
  levelName: "Parterre",
  x: 0,
  y: 0,
  rotation: 0,
})
const detail = (seatId: string, priceLevelId: string | null, note?: string): SeatDetail => ({
  seatId,
  priceLevelId,
  invisible: false,
  sellable: true,
  ...(note === undefined ? {} : { note }),
})
const level = (id: string, color: string): MapPriceLevel => ({
  id,
  name: id,
  color,
  prices: [],
  min: 0,
  max: 0,
})
const levels = [level("a", "#0072b2"), level("b", "#d55e00")]

describe("selectedSeats", () => {
  it("is a type with the seven fields of the group [ENT-010]", () => {
    expectTypeOf<keyof SelectedSeats>().toEqualTypeOf<
      "eventId" | "seatIds" | "data" | "prices" | "priceLevelId" | "colorPriceLevel" | "notes"
    >()
    expectTypeOf<SelectedSeats["seatIds"]>().toEqualTypeOf<readonly string[]>()
  })

  it("groups what is picked by price level, with its colour and its notes once [ENT-010]", () => {
    const details = [detail("1", "b", "Vue réduite"), detail("2", "a"), detail("3", "b", "Vue réduite")]
    expect(selectedSeats("le-cid", [seat("1"), seat("2"), seat("3")], details, levels)).toEqual([
      {
        eventId: "le-cid",
        seatIds: ["1", "3"],
        data: [seat("1"), seat("3")],
        prices: [],
        priceLevelId: "b",
        colorPriceLevel: "#d55e00",
        notes: ["Vue réduite"],
      },
      {
        eventId: "le-cid",
        seatIds: ["2"],
        data: [seat("2")],
        prices: [],
        priceLevelId: "a",
        colorPriceLevel: "#0072b2",
        notes: [],
      },
    ])
  })

  it("leaves out a seat that has no price, or none the map knows", () => {
    const details = [detail("1", null), detail("2", "gone"), detail("3", "a")]
    const groups = selectedSeats("le-cid", [seat("1"), seat("2"), seat("3"), seat("4")], details, levels)
    expect(groups.map(({ seatIds }) => seatIds)).toEqual([["3"]])
  })

  it("puts every seat with a price in one group", () => {
    const priced = fc.uniqueArray(fc.tuple(fc.nat(50), fc.constantFrom("a", "b")), { selector: ([id]) => id })
    fc.assert(
      fc.property(priced, (all) => {
        const seats = all.map(([id]) => seat(String(id)))
        const details = all.map(([id, levelId]) => detail(String(id), levelId))
        const ids = selectedSeats("le-cid", seats, details, levels).flatMap(({ seatIds }) => seatIds)
        expect(ids.sort()).toEqual(seats.map(({ id }) => id).sort())
      }),
    )
  })
})
