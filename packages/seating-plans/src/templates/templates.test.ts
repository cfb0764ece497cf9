import { describe, expect, it } from "vitest"
import { planFaults } from "../faults/plan-faults.ts"
import { areaWords } from "../layout/index.ts"
import { venueLayout } from "../layout/venue-layout.ts"
import { pretixRefusals } from "../plan/pretix-schema.test-support.ts"
import { readPlan } from "../plan/read-plan.ts"
import { writePlan } from "../plan/write-plan.ts"
import { planFromTemplate, planTemplates } from "./plan-templates.ts"

let last = 0
const newGuid = () => {
  last += 1
  return `00000000-0000-4000-8000-${String(last).padStart(12, "0")}`
}

const drawn = planTemplates.flatMap((template) =>
  (["fr", "en"] as const).map((language) => [template.key, language, template] as const),
)

describe.each(drawn)("%s, drawn in %s", (key, language, template) => {
  const { plan, venue } = planFromTemplate(key, { name: template.name.fr, newGuid, language })
  const text = writePlan(undefined, plan)

  it("has no fault, for the import and for pretix", () => {
    const layout = venueLayout({ name: template.name, ...venue }, plan)
    expect(planFaults(plan, layout)).toEqual([])
    expect(readPlan(text)).toEqual({ plan })
    expect(pretixRefusals(text)).toEqual([])
  })

  it("draws what is looked at, so that no front is guessed", () => {
    expect(venueLayout({ name: template.name, ...venue }, plan).front).toBeUndefined()
  })

  it("says in the venue's words only what the plan has", () => {
    const names = new Set(plan.zones.map((zone) => zone.name))
    const named = [...Object.keys(venue.zones ?? {}), ...(venue.tables ?? [])]
    expect(named.filter((name) => !names.has(name))).toEqual([])
    const level = venue.levels?.flatMap(({ zones }) => zones) ?? []
    expect(level.every((name) => names.has(name))).toBe(true)
    const written = plan.zones.flatMap(({ areas = [] }) => areas.flatMap((area) => areaWords(area) ?? []))
    expect(Object.keys(venue.areas ?? {})).toEqual(written)
  })

  it("is called in the words of whoever draws, and in both languages for shoppers", () => {
    const words = [...plan.zones.map(({ name = "" }) => name), ...Object.keys(venue.areas ?? {})]
    const other =
      language === "fr"
        ? /Orchestra|Balcony|Court|Bleachers|Ice|Stage/
        : /Parterre|Balcon$|Terrain|Gradins|Glace|Scène/
    expect(words.filter((word) => other.test(word))).toEqual([])
    for (const names of [venue.zones ?? {}, venue.areas ?? {}])
      for (const [name, both] of Object.entries(names)) expect(both).toMatchObject({ [language]: name })
  })

  it("has seats of its own each time", () => {
    const guids = (of: typeof plan) =>
      of.zones.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats.map((seat) => seat.seat_guid)))
    const again = planFromTemplate(key, { name: "", newGuid, language }).plan
    expect(new Set([...guids(plan), ...guids(again)]).size).toBe(2 * guids(plan).length)
    expect(guids(plan).length).toBeGreaterThan(100)
  })
})
