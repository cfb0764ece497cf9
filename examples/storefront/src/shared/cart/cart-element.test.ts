import { eventIdsOf } from "@parterre/domain/carts"
import { expect, it } from "vitest"
import { elementKey, parkedAt } from "./cart-element.ts"

const location = { id: "salle", name: "Salle", city: "Québec", provinceState: "QC", country: "CA" }
const event = (eventId: string) => ({ eventId, title: "", eventStart: "2026-12-05T19:30:00-05:00", location })

it("counts a subscription as all its events [ENT-012]", () => {
  const season = { subscriptionId: "saison", events: [event("soir"), event("matinee")] }
  expect([elementKey(season), eventIdsOf(season)]).toEqual(["saison", ["soir", "matinee"]])
  expect([elementKey({ eventId: "soir" }), eventIdsOf({ eventId: "soir" })]).toEqual(["soir", ["soir"]])
})

it("parks at each event once, and at none that is cancelled", () => {
  const elements = [{ eventId: "soir" }, { eventId: "matinee", cancelled: true }, { eventId: "soir" }]
  expect(parkedAt(elements)).toEqual(["soir"])
  expect(parkedAt([{ eventId: "soir", cancelled: true }])).toEqual([])
})
