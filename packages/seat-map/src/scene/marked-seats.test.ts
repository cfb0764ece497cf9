import { expect, it } from "vitest"
import type { MapLevel, MapRow, MapSection, SeatDetail } from "../venue.ts"
import { MarkedSeats } from "./marked-seats.ts"
import { SeatBook } from "./seat-book.ts"

const section: MapSection = {
  id: "A",
  name: "A",
  polygons: [],
  numberOfSeats: 3,
  priceLevels: ["gold"],
  colors: [],
}
const level: MapLevel = { id: "parterre", name: "Parterre", sections: [section] }
const rows: MapRow[] = [
  {
    id: "A-0",
    name: "A",
    type: "SEAT",
    seats: [0, 10, 20].map((x, seat) => ({
      id: `A${seat}`,
      name: String(seat + 1),
      x,
      y: 5,
      order: seat,
      rotation: 0,
    })),
  },
]
const details: SeatDetail[] = ["A0", "A1", "A2"].map((seatId) => ({
  seatId,
  priceLevelId: "gold",
  invisible: false,
  sellable: seatId !== "A2",
}))

function marked() {
  const book = new SeatBook(4, ["gold"])
  book.load(level, section, rows, details)
  const seat = (id: string) => {
    const spot = book.spot(id)
    if (spot === undefined) throw new Error(`${id} is not loaded`)
    return spot
  }
  return { book, seat, marks: new MarkedSeats(book) }
}

it("tells a chosen seat from a free and from a taken one [MAP-021]", () => {
  const { marks, seat } = marked()
  marks.select({ mine: ["A2"], temporary: ["A0"] })
  expect(["A0", "A1", "A2"].map((id) => marks.stateOf(seat(id)))).toEqual(["temporary", "free", "mine"])
  marks.select({ mine: [], temporary: [] })
  expect(["A0", "A1", "A2"].map((id) => marks.stateOf(seat(id)))).toEqual(["free", "free", "taken"])
})

it("marks the group of a click, else the seat under the pointer where it is free [MAP-022]", () => {
  const { marks, seat } = marked()
  marks.point(seat("A0"))
  expect(marks.markings().hovered).toEqual([{ x: 0, y: 5 }])
  marks.group(["A0", "A1"])
  expect(marks.markings().hovered).toEqual([
    { x: 0, y: 5 },
    { x: 10, y: 5 },
  ])
  marks.point(seat("A2"))
  expect(marks.markings().hovered).toEqual([])
})

it("keeps the place of a chosen seat when its section is let go", () => {
  const { marks, book } = marked()
  marks.select({ mine: [], temporary: ["A1"] })
  marks.focus("A1")
  expect(marks.markings().temporary).toEqual([{ x: 10, y: 5 }])
  book.drop("A")
  expect(marks.markings()).toMatchObject({ temporary: [{ x: 10, y: 5 }], focused: { x: 10, y: 5 } })
})

it("tells which marks can reach names: those of closed sections, and all from afar", () => {
  const { marks, book } = marked()
  marks.select({ mine: ["A2"], temporary: ["A0", "unknown"] })
  marks.markings()
  expect(marks.reachingNames(false)).toBe("")
  expect(marks.reachingNames(true)).toBe("A2 A0")
  book.drop("A")
  expect(marks.reachingNames(false)).toBe("A2 A0")
  marks.select({ mine: [], temporary: [] })
  expect(marks.reachingNames(true)).toBe("")
})

it("counts a seat that is named as chosen and as in the cart once, as in the cart", () => {
  const { marks } = marked()
  marks.select({ mine: ["A0"], temporary: ["A0", "A1"] })
  expect(marks.markings()).toMatchObject({ mine: [{ x: 0 }], temporary: [{ x: 10 }] })
})
