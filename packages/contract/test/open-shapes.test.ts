import { describe, expect, it } from "vitest"
import { altered, contract, type Json } from "./document.test-support.ts"

/** Objects whose fields the contract leaves open, and why. */
const open: Readonly<Record<string, string>> = {
  "/components/schemas/CaseEntry/properties/data": "what a command kept, which its replay reads",
  "/components/schemas/JournalEntry/properties/data": "what a command kept, for people to read",
  "/paths//v1/webhooks/stripe/{accountCode}/post/requestBody/content/application/json/schema":
    "what Stripe sends is Stripe's to say",
  "/paths//v1/webhooks/paypal/{accountCode}/post/requestBody/content/application/json/schema":
    "what PayPal sends is PayPal's to say",
}

/** Objects that name neither their fields nor what any field would be: a client could read nothing from them. */
function openObjects(part: Json, place = ""): string[] {
  if (typeof part !== "object" || part === null) return []
  const inside = Object.entries(part).flatMap(([name, one]) => openObjects(one, `${place}/${name}`))
  if (Array.isArray(part) || !("type" in part) || part.type !== "object") return inside
  const named = "properties" in part || typeof part.additionalProperties === "object"
  return named ? inside : [place, ...inside]
}

describe("the contract's shapes", () => {
  it("name the fields of every object", () => {
    expect(openObjects(contract).filter((place) => !(place in open))).toEqual([])
    expect(Object.keys(open).filter((place) => !openObjects(contract).includes(place))).toEqual([])
  })

  it("would be missed: a combo of any fields is found", () => {
    const spoilt = altered(contract, ["components", "schemas", "Combo"], { type: "object" })
    expect(openObjects(spoilt)).toContain("/components/schemas/Combo")
  })
})
