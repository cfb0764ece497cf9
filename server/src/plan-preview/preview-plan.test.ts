import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { loadImage } from "@napi-rs/canvas"
import type { Language } from "@parterre/domain/language"
import {
  type FaultFlag,
  faultFlags,
  flagRadius,
  overlap,
  sectionLabels,
} from "@parterre/seating-plans/drawing"
import type { FaultRule, PlanFault } from "@parterre/seating-plans/faults"
import { venueLayout } from "@parterre/seating-plans/layout"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { belvederePlan } from "../../demo/plans/belvedere.ts"
import { hockeyPlan } from "../../demo/plans/harbour.ts"
import { type PlanReport, previewPlan } from "./preview-plan.ts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "plan-preview-"))
})
afterEach(() => rm(folder, { recursive: true }))

async function preview(file: string, json = false, language: Language = "en") {
  const printed: string[] = []
  const complaints: string[] = []
  const code = await previewPlan(file, {
    out: folder,
    language,
    json,
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
  })
  return { code, printed, complaints }
}

const demo = (file: string) => fileURLToPath(new URL(`../../demo/${file}`, import.meta.url))

describe("plan preview", () => {
  it("draws a venue with its tables, and counts what it sells", async () => {
    const { code, printed } = await preview(demo("belvedere/venues/salle.yaml"))
    expect(code).toBe(0)
    expect(printed[0]).toBe("Théâtre Belvédère: 12 sections, 1226 places")
    expect(printed).toContain("Nothing suspicious.")
    const svg = await readFile(join(folder, "salle.preview.svg"), "utf8")
    // As shoppers read it, in one language; the report has the names of the plan, for who mends it.
    expect(svg).toContain(">Mezzanine centre</text>")
    expect(svg).toContain(">Sound booth</text>")
    expect(svg).toContain(">90 seats</text>")
    expect(svg).not.toMatch(/Corbeille (?:gauche|centre|droite)|Régie/)
    expect(printed.join("\n")).toContain("Corbeille centre")
    const png = await loadImage(await readFile(join(folder, "salle.preview.png")))
    expect(Math.max(png.width, png.height)).toBe(2000)
  })

  it("draws the names that shoppers read in French, where asked", async () => {
    await preview(demo("belvedere/venues/salle.yaml"), false, "fr")
    const svg = await readFile(join(folder, "salle.preview.svg"), "utf8")
    expect(svg).toContain(">Corbeille centre</text>")
    expect(svg).toContain(">Régie</text>")
    expect(svg).toContain(">90 places</text>")
    expect(svg).not.toMatch(/Mezzanine|Sound booth|seats/)
  })

  it("gives general admission its place and the report as JSON", async () => {
    const { printed } = await preview(demo("harbour/venues/concert-bowl.yaml"), true)
    const report = JSON.parse(printed[0] ?? "") as PlanReport
    expect(report.faults).toEqual([])
    expect(report.categories.find(({ name }) => name === "Floor GA")?.places).toBeGreaterThan(0)
  })

  it("draws a floor as shoppers see it: its name in its middle, and its price level's colour", async () => {
    await preview(demo("harbour/venues/concert-bowl.yaml"))
    const svg = await readFile(join(folder, "concert-bowl.preview.svg"), "utf8")
    // The floor goes from 795.1 to 1705.1.
    expect(Number(/ x="([\d.]+)"[^>]*>Standing floor</.exec(svg)?.[1])).toBeCloseTo(1250.1, 1)
    expect(svg).toMatch(/<path [^>]*fill="#cc79a7" fill-opacity/i)
  })

  it("numbers what is suspicious in the picture and in the list", async () => {
    const plan = belvederePlan()
    const zone = plan.zones.find(({ name }) => name === "Parterre gauche")!
    const [first, second] = zone.rows
    const twice = {
      ...zone,
      rows: [first, { ...second, row_number: first?.row_number }, ...zone.rows.slice(2)],
    }
    const file = join(folder, "salle.plan.json")
    await writeFile(
      file,
      JSON.stringify({ ...plan, zones: plan.zones.map((other) => (other === zone ? twice : other)) }),
    )
    const { code, printed } = await preview(file)
    expect(code).toBe(0)
    expect(printed.join("\n")).toMatch(/ 1 {2}Parterre gauche, row A\n.*two rows share this name/)
    expect(await readFile(join(folder, "salle.preview.svg"), "utf8")).toMatch(/>1<\/text>/)
  })

  it.each([
    ["not.plan.json", "{", /not\.plan\.json:1:2: not JSON/],
    ["no-zones.plan.json", '{"name":"x","categories":[],"zones":[]}', /zones: empty/],
  ])("refuses %s as the import does, and draws nothing", async (name, content, message) => {
    await writeFile(join(folder, name), content)
    const { code, complaints } = await preview(join(folder, name))
    expect(code).toBe(1)
    expect(complaints).toEqual([expect.stringMatching(message)])
    expect(await readdir(folder)).toEqual([name])
  })

  it("tells every mistake of a venue and of its plan, a line each", async () => {
    const seat = { seat_guid: "a", seat_number: "1", position: { x: 0, y: 0 }, category: "Loge" }
    const plan = {
      name: "x",
      categories: [{ name: "Parterre" }],
      zones: [{ name: "Z", position: { x: 0, y: 0 }, rows: [{ row_number: "A", seats: [seat, seat] }] }],
    }
    await writeFile(join(folder, "hall.plan.json"), JSON.stringify(plan))
    await writeFile(
      join(folder, "hall.yaml"),
      "name: { fr: Salle }\naddress: { city: Laval, provinceState: QC, country: CA }\nplan: hall.plan.json\n",
    )
    const { code, complaints } = await preview(join(folder, "hall.yaml"))
    expect(code).toBe(1)
    expect(complaints).toEqual([
      expect.stringMatching(/hall\.plan\.json.*“Loge” isn’t one of/),
      expect.stringMatching(/hall\.plan\.json.*“a” names another seat too/),
      expect.stringMatching(/hall\.plan\.json.*“Loge” isn’t one of/),
      expect.stringMatching(/hall\.yaml:1:1 name\.en: missing/),
    ])
  })

  it("says that there is no such file", async () => {
    const { code, complaints } = await preview(join(folder, "none.json"))
    expect([code, complaints[0]]).toEqual([1, expect.stringContaining("there is no such file")])
  })

  it("writes no markup of a plan's own into the picture", async () => {
    const plan = { ...belvederePlan(), name: '<script>alert("x")</script>' }
    await writeFile(join(folder, "odd.plan.json"), JSON.stringify(plan))
    await preview(join(folder, "odd.plan.json"))
    expect(await readFile(join(folder, "odd.preview.svg"), "utf8")).not.toContain("<script")
  })
})

it("names every section of a large arena, none over another", () => {
  const { sections, bounds } = venueLayout({ name: { fr: "Aréna", en: "Arena" } }, hockeyPlan())
  const unit = Math.max(bounds?.width ?? 0, bounds?.height ?? 0) / 100
  const { labels, hidden } = sectionLabels(sections, 2.6 * unit, 0.75 * unit)
  expect(hidden).toEqual([])
  const boxes = labels.map(({ text, at, size }) => {
    const half = text.length * 0.25 * size
    return { left: at.x - half, right: at.x + half, top: at.y - size * 0.7, bottom: at.y }
  })
  const overlaps = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  )
  expect(overlaps).toEqual([])
})

describe("numbers of faults", () => {
  const unit = 1
  const sheet = { left: -10, top: -10, right: 110, bottom: 110 }
  const fault = (x: number, y: number, rule: FaultRule = "gap-in-row"): PlanFault => ({
    rule,
    where: "",
    reason: "",
    advice: "",
    french: { where: "", reason: "", advice: "" },
    seats: [],
    at: [{ x, y }],
  })
  const boxOf = ({ at, halfWidth }: FaultFlag) => ({
    left: at.x - halfWidth,
    right: at.x + halfWidth,
    top: at.y - flagRadius,
    bottom: at.y + flagRadius,
  })

  it("lie on no other number, on no name, on no mark and inside the picture, however crowded", () => {
    const crowd = Array.from({ length: 40 }, (_, index) =>
      fault(
        50 + (index % 8) * 1.5,
        50 + Math.floor(index / 8) * 1.5,
        index % 2 === 0 ? "gap-in-row" : "single-seat-row",
      ),
    )
    const name = { left: 52, right: 80, top: 40, bottom: 48 }
    const boxes = faultFlags([...crowd, fault(109, -9)], [name], sheet, unit).map(boxOf)
    expect(boxes).toHaveLength(41)
    for (const [index, box] of boxes.entries()) {
      expect([...boxes.slice(index + 1), name].filter((other) => overlap(box, other))).toEqual([])
      expect(box.left).toBeGreaterThanOrEqual(sheet.left)
      expect(box.right).toBeLessThanOrEqual(sheet.right)
      expect(box.top).toBeGreaterThanOrEqual(sheet.top)
    }
  })

  it("of one kind in one spot share a flag", () => {
    const flags = faultFlags([fault(5, 5), fault(6, 5), fault(5, 6), fault(90, 90)], [], sheet, unit)
    expect(flags.map(({ text }) => text)).toEqual(["1–3", "4"])
  })
})

it("numbers every suspicious thing it lists in the picture, a category without seats in the legend", async () => {
  const plan = belvederePlan()
  const odd = { ...plan, categories: [...plan.categories, { name: "Galerie" }] }
  await writeFile(join(folder, "odd.plan.json"), JSON.stringify(odd))
  const { printed } = await preview(join(folder, "odd.plan.json"))
  expect(printed.join("\n")).toMatch(/ 1 {2}category Galerie/)
  expect(await readFile(join(folder, "odd.preview.svg"), "utf8")).toMatch(/>1<\/text>/)
})
