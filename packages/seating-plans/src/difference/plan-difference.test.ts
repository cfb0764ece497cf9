import { expect, it } from "vitest"
import type { PlanRow, SeatingPlan } from "../plan/seating-plan.ts"
import { differenceWords } from "./difference-words.ts"
import { planDifference } from "./plan-difference.ts"

const row = (name: string, y: number, count = 3): PlanRow => ({
  row_number: name,
  position: { x: 0, y },
  seats: Array.from({ length: count }, (_, index) => ({
    seat_guid: `${name}${index + 1}`,
    seat_number: String(index + 1),
    position: { x: index * 10, y: 0 },
    category: "A",
  })),
})
const plan: SeatingPlan = {
  name: "Salle",
  categories: [{ name: "A" }, { name: "B" }],
  zones: [{ name: "Parterre", position: { x: 0, y: 0 }, rows: [row("A", 0), row("B", 20)] }],
}
const [rowA, rowB] = plan.zones[0]!.rows as [PlanRow, PlanRow]
const withRows = (rows: readonly PlanRow[]): SeatingPlan => ({
  ...plan,
  zones: [{ ...plan.zones[0]!, rows }],
})
const words = (after: SeatingPlan, language: "fr" | "en" = "en") =>
  differenceWords(planDifference(plan, after)).map((sentence) => sentence[language])

it("is nothing for the same plan, drawn in other coordinates too", () => {
  const shifted = {
    ...plan,
    zones: [
      {
        ...plan.zones[0]!,
        position: { x: 5, y: 5 },
        rows: [row("A", -5), row("B", 15)].map((one) => ({
          ...one,
          position: { x: -5, y: one.position!.y },
        })),
      },
    ],
  }
  expect(words(shifted)).toEqual([])
})

it("tells a row put in front, and no other", () => {
  const after = withRows([row("AA", -20), rowA, rowB])
  expect(words(after)).toEqual(["Parterre, row AA: 3 seats added (1, 2, 3)", "6 seats before, 9 now."])
})

it("tells seats that are gone, moved, called otherwise, and sold otherwise, in both languages", () => {
  const [a1, a2] = rowA.seats
  const after = withRows([
    {
      ...rowA,
      seats: [
        { ...a1!, position: { x: 3, y: 0 } },
        { ...a2!, seat_number: "12", category: "B" },
      ],
    },
    { ...rowB, row_number: "C" },
  ])
  expect(words(after)).toEqual([
    "Parterre, row A: 1 seat moved (1)",
    "Parterre, row A: 1 seat renamed (2 → 12)",
    "Parterre, row A: 1 seat in another category (12: A → B)",
    "Parterre, row C: 3 seats renamed (B 1 → 1, B 2 → 2, B 3 → 3)",
    "Parterre, row A: 1 seat removed (3)",
    "6 seats before, 5 now.",
  ])
  expect(words(after, "fr").slice(0, 3)).toEqual([
    "Parterre, rangée A\u00A0: 1 siège déplacé (1)",
    "Parterre, rangée A\u00A0: 1 siège renommé (2 → 12)",
    "Parterre, rangée A\u00A0: 1 siège change de catégorie (12\u00A0: A → B)",
  ])
})

it("tells zones that come and go, and cuts a long list", () => {
  const after = { ...plan, zones: [{ name: "Balcon", position: { x: 0, y: 0 }, rows: [row("Z", 0, 20)] }] }
  expect(words(after)).toEqual([
    "New zone: Balcon",
    "Zone removed: Parterre",
    "Balcon, row Z: 20 seats added (1, 2, 3, 4, 5, 6, 7, 8, and 12 more)",
    "Parterre, row A: 3 seats removed (1, 2, 3)",
    "Parterre, row B: 3 seats removed (1, 2, 3)",
    "Other details changed, such as an area, a colour or a name.",
    "6 seats before, 20 now.",
  ])
})
