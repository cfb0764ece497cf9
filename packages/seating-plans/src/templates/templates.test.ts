import { describe, expect, it } from "vitest"
import { planFaults } from "../faults/plan-faults.ts"
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

describe.each(planTemplates.map((template) => [template.key, template] as const))("%s", (key, template) => {
  const { plan, venue } = planFromTemplate(key, { name: template.name.fr, newGuid })
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
  })

  it("has seats of its own each time", () => {
    const guids = (of: typeof plan) =>
      of.zones.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats.map((seat) => seat.seat_guid)))
    const again = planFromTemplate(key, { name: "", newGuid }).plan
    expect(new Set([...guids(plan), ...guids(again)]).size).toBe(2 * guids(plan).length)
    expect(guids(plan).length).toBeGreaterThan(100)
  })
})
