import { newBlock } from "@parterre/seating-plans/rows"
import { expect, it } from "vitest"
import { planIndex } from "../document/plan-index.ts"
import { joined, rowSelection, seatsChosen, wholePlan } from "../document/selection.ts"
import { emptyDocument } from "../document/studio-document.ts"
import { addRows, makerFor } from "./rows.ts"
import { addView, changeView, chosenPlace, hasView, removeView, viewSelection } from "./views.ts"

const empty = emptyDocument("Hall", "Floor", "Regular")
const made = newBlock(
  { front: { x: 300, y: 100 }, turn: 0, pitch: 25, depth: 30, counts: [4, 4, 4], stagger: 0 },
  makerFor(empty.plan),
)
if ("fault" in made) throw new Error(made.fault.message.en)
const hall = addRows(empty, 0, made.rows)
const [a, b, c] = planIndex(hall.plan).rows.map(rowSelection) as [
  ReturnType<typeof rowSelection>,
  ReturnType<typeof rowSelection>,
  ReturnType<typeof rowSelection>,
]
const picture = { image: "images/a.webp", description: { fr: "La scène", en: "The stage" } }

it("is of a zone, of rows behind one another, or of seats", () => {
  expect(chosenPlace(hall, wholePlan(hall.plan))).toEqual({ zone: "Floor" })
  expect(chosenPlace(hall, joined(a, b))).toEqual({ zone: "Floor", rows: { from: "A", to: "B" } })
  expect(chosenPlace(hall, joined(a, c))?.seats).toHaveLength(8)
  expect(chosenPlace(hall, seatsChosen([...a.seats].slice(0, 2)))?.seats).toHaveLength(2)
  expect(chosenPlace(hall, seatsChosen([]))).toBeUndefined()
})

it("leads back to the seats it is of", () => {
  for (const chosen of [wholePlan(hall.plan), joined(a, b), joined(a, c), c])
    expect(viewSelection(hall, chosenPlace(hall, chosen)!).seats).toEqual(chosen.seats)
})

it("is there once for each row, beside one of the whole zone", () => {
  const one = addView(hall, { ...chosenPlace(hall, joined(a, b))!, ...picture })
  expect(hasView(one, chosenPlace(hall, b)!)).toBe(true)
  expect(addView(one, { ...chosenPlace(hall, b)!, ...picture })).toBe(one)
  expect(hasView(one, chosenPlace(hall, c)!)).toBe(false)
  const both = addView(one, { zone: "Floor", ...picture })
  expect(both.venue.views).toHaveLength(2)
  expect(changeView(both, 1, { image: "images/b.webp" }).venue.views?.map(({ image }) => image)).toEqual([
    "images/a.webp",
    "images/b.webp",
  ])
  expect(removeView(both, 0).venue.views).toEqual([{ zone: "Floor", ...picture }])
})
