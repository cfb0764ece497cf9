import { planFromTemplate } from "@parterre/seating-plans/templates"
import { expect, it } from "vitest"
import { SeatGrid } from "../canvas/seat-grid.ts"
import { planIndex } from "../document/plan-index.ts"
import { newSession } from "../document/session.ts"
import { documentOf } from "../document/studio-document.ts"
import { numberTool } from "./number.ts"
import type { Desk } from "./tool.ts"

let made = 0
const { plan } = planFromTemplate("hall-with-aisle", {
  ...{ name: "Hall", language: "en" as const },
  newGuid: () => `g${made++}`,
})
const { seats, pitch } = planIndex(plan)
const grid = new SeatGrid(seats, pitch)

function wordsAt(scale: number, isBackwards: boolean) {
  const start = newSession(documentOf(plan, "Hall"))
  const numbering = { ...start.settings.numbering, what: "across" as const, isBackwards }
  const state = { ...start, settings: { ...start.settings, numbering } }
  const desk: Partial<Desk> = {
    state: () => state,
    camera: () => ({ x: 0, y: 0, scale, width: 1000, height: 800 }),
    pitch: () => pitch,
    seatsIn: (box) => grid.within(box),
  }
  const { shapes } = numberTool.rest!(desk as Desk, undefined)
  return shapes.flatMap((shape) => (shape.type === "words" ? [shape] : []))
}

it("writes the name of each row beside it, and the numbers of its ends", () => {
  const words = wordsAt(4, true).map(({ text }) => text)
  expect(words).toContain("A · 20")
  expect(words).toContain("A · 10")
})

it("writes over no seat where an aisle is too narrow for words, and names the row at its other end", () => {
  for (const isBackwards of [false, true]) {
    const words = wordsAt(0.5, isBackwards)
    for (const { at, text } of words)
      for (const side of [-1, -0.5, 0, 0.5, 1])
        expect(grid.nearest({ x: at.x + side * text.length * 6, y: at.y }, pitch * 0.3), text).toBeUndefined()
    expect(words.filter(({ text }) => text.split(" ").includes("M"))).toHaveLength(2)
  }
})
