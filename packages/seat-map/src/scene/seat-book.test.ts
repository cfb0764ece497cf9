import { expect, it } from "vitest"
import type { MapLevel, MapRow, MapSection, SeatDetail } from "../venue.ts"
import { SeatBook } from "./seat-book.ts"

const section: MapSection = {
  id: "s",
  name: "Parterre",
  polygons: [],
  numberOfSeats: 4,
  priceLevels: ["a", "b"],
  colors: [],
}
const level: MapLevel = { id: "l", name: "Rez-de-chaussée", sections: [section] }
const seats = [0, 1, 2, 3].map((i) => ({
  id: `C${i}`,
  name: `${i + 1}`,
  order: i,
  x: i * 10,
  y: 0,
  rotation: 0,
}))
const rows: MapRow[] = [{ id: "r", name: "C", type: "SEAT", seats }]
const detail = (seatId: string, change: Partial<SeatDetail> = {}): SeatDetail => ({
  seatId,
  priceLevelId: "a",
  invisible: false,
  sellable: true,
  ...change,
})

/** Four seats: two for sale at different price levels, one taken, one without a detail. */
function openBook(): SeatBook {
  const book = new SeatBook(4, ["a", "b"])
  book.load(level, section, rows, [
    detail("C0"),
    detail("C1", { priceLevelId: "b", note: "Vue partielle" }),
    detail("C2", { sellable: false }),
  ])
  return book
}

it("joins details to seats by id: price level, sellable, note [MAP-023]", () => {
  const book = openBook()
  expect(book.spot("C0")!.look).toEqual({ kind: "free", priceLevel: 0, dimmed: false })
  expect(book.spot("C1")!.look.priceLevel).toBe(1)
  expect(book.spot("C1")!.detail?.note).toBe("Vue partielle")
})

it("knows a seat that may be chosen from one that may not [MAP-017] [MAP-018]", () => {
  const book = openBook()
  expect(book.spot("C0")!.look.kind).toBe("free")
  expect(book.spot("C2")!.look.kind).toBe("taken")
})

it("does not sell a seat without a detail [MAP-023]", () => {
  const book = openBook()
  expect(book.spot("C3")!.look.kind).toBe("taken")
})

it("hides an invisible seat from eye and pointer [MAP-019]", () => {
  const book = openBook()
  expect(book.at({ x: 0, y: 0 })?.id).toBe("C0")
  book.change([detail("C0", { invisible: true })])
  expect(book.spot("C0")!.look.kind).toBe("hidden")
  expect(book.at({ x: 0, y: 0 })).toBeUndefined()
})

it("finds the seat under the pointer and nothing between seats far apart", () => {
  const book = openBook()
  expect(book.at({ x: 11, y: 2 })?.id).toBe("C1")
  expect(book.at({ x: 11, y: 12 })).toBeUndefined()
})

it("answers a live change with only the seats that look different", () => {
  const book = openBook()
  const changed = book.change([
    detail("C0"),
    detail("C1", { priceLevelId: "b", sellable: false }),
    detail("elsewhere"),
  ])
  expect(changed.map(({ id }) => id)).toEqual(["C1"])
})

it("dims free seats that cannot serve the party, and brightens them again [MAP-028]", () => {
  const book = openBook()
  expect(book.dim((id) => id !== "C0").map(({ id }) => id)).toEqual(["C1"])
  expect(book.spot("C1")!.look.dimmed).toBe(true)
  expect(book.dim(() => false).map(({ id }) => id)).toEqual(["C1"])
})

it("dims the other price levels under a filter", () => {
  const book = openBook()
  expect(book.filter(["b"]).map(({ id }) => id)).toEqual(["C0"])
  expect(book.filter(undefined).map(({ id }) => id)).toEqual(["C0"])
})

it("forgets a section's seats and takes them in again", () => {
  const book = openBook()
  book.drop("s")
  expect(book.spot("C0")).toBeUndefined()
  expect(book.sections.size).toBe(0)
  book.load(level, section, rows, [detail("C0")])
  expect(book.spot("C0")!.look.kind).toBe("free")
})

it("leaves out seats whose place is not a number", () => {
  const book = openBook()
  const broken = { ...seats[0]!, id: "bad", x: Number.NaN }
  const loaded = book.load(level, section, [{ ...rows[0]!, seats: [...seats, broken] }], [])
  expect(loaded.spots).toHaveLength(4)
})
