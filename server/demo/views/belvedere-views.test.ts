import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { belvedereViews } from "./belvedere-views.ts"

const views = belvedereViews()
const written = (image: string) => readFileSync(new URL(`../belvedere/${image}`, import.meta.url), "utf8")

describe.each(views.map((view) => [view.image, view] as const))("%s", (image, view) => {
  it("is what the script draws", () => {
    expect(written(image)).toBe(view.svg)
  })

  it("is described by the distance and the side it is drawn from, in both languages", () => {
    const { fr, en } = view.description
    expect(fr).toContain(`à ${view.distance}\u00a0m`)
    expect(en).toContain(`${view.distance}\u00a0m away`)
    const sides = [/de face$/, /légèrement de côté$/, /vue de côté$/]
    const side = view.angle < 8 ? 0 : view.angle < 30 ? 1 : 2
    expect(sides.map((words) => words.test(fr.split(",")[0] ?? ""))).toEqual(
      sides.map((_, index) => index === side),
    )
  })

  it("holds no words, fetches and runs nothing, and stays small", () => {
    expect(Buffer.byteLength(view.svg)).toBeLessThan(40_000)
    expect(view.svg).not.toMatch(/<text|<script|<style|<image|href=|url\((?!#)|NaN|Infinity/)
  })
})

it("shows the stage smaller the farther one sits, and larger nowhere than from the cabaret", () => {
  const distance = (zone: string) => views.find((view) => view.zone === zone && !view.rows)?.distance ?? 0
  const tiers = ["Cabaret", "Parterre centre", "Corbeille centre", "Balcon centre"].map(distance)
  expect(tiers).toEqual(tiers.toSorted((a, b) => a - b))
  expect(new Set(tiers).size).toBe(tiers.length)
})

it("gives every section a view of its own", () => {
  expect(new Set(views.map(({ svg }) => svg)).size).toBe(views.length)
  expect(new Set(views.filter(({ rows }) => rows === undefined).map(({ zone }) => zone)).size).toBe(12)
})
