import { shippingTerritories, TERRITORIES } from "@parterre/domain/territories"
import { expect, it } from "vitest"
import type { DeliverySettings } from "./delivery-modes.ts"
import { shippings } from "./shippings.ts"

const anywhere = { territories: TERRITORIES, cartAmount: 0 }
const post = {
  code: "RECOMMANDE",
  name: { fr: "Courrier recommandé", en: "Registered mail" },
  prices: { QC: 1200, ON: 1500, NB: 1500, HORS_CANADA: 3000 },
  invalidFromCartAmount: 50_000,
  eventIds: ["e1"],
}
const settings = (more: Partial<DeliverySettings> = {}): DeliverySettings => ({
  free: ["E_TICKETS", "MAIL"],
  paid: [post],
  excluded: [],
  origin: "QC",
  ...more,
})
const codesFor = (destination: Parameters<typeof shippingTerritories>[0], cartAmount = 0, of = settings()) =>
  shippings(
    ["e1"],
    of,
    { territories: shippingTerritories(destination), cartAmount },
    "fr",
  ).eventshippingModes[0]?.shippingModeRests.map(({ code, price }) => `${code} ${price}`)

it("answers the modes of each event with their territory", () => {
  const { eventshippingModes } = shippings(["e1", "e2"], settings(), anywhere, "en")
  const [first, second] = eventshippingModes
  expect(eventshippingModes.map((event) => event.eventId)).toEqual(["e1", "e2"])
  expect(second?.shippingModeRests.map((mode) => mode.code)).toEqual(["E_TICKETS", "MAIL"])
  expect(Object.keys(first?.shippingModeRests[0]?.territory ?? {})).toHaveLength(14)
  const paid = first?.shippingModeRests.filter(({ code }) => code === "RECOMMANDE") ?? []
  expect(paid.map(({ price }) => price)).toEqual([1200, 1500, 3000])
  expect(paid[1]).toMatchObject({
    description: "Registered mail",
    territory: { ON: true, NB: true, QC: false },
  })
})

it("sends to where there is a price, at that price", () => {
  expect(codesFor({ country: "CA", province: "Québec" })).toEqual([
    "E_TICKETS 0",
    "MAIL 0",
    "RECOMMANDE 1200",
  ])
  expect(codesFor({ country: "CA", province: "NB" })).toEqual(["E_TICKETS 0", "MAIL 0", "RECOMMANDE 1500"])
  expect(codesFor({ country: "CA", province: "AB" })).toEqual(["E_TICKETS 0", "MAIL 0"])
  expect(codesFor({ country: "FR" })).toEqual(["E_TICKETS 0", "RECOMMANDE 3000"])
  expect(codesFor({ province: "HORS_CANADA" })).toEqual(["E_TICKETS 0", "RECOMMANDE 3000"])
})

it("ends at its cart amount, and leaves out what the website excludes", () => {
  expect(codesFor({ province: "QC" }, 49_999)).toContain("RECOMMANDE 1200")
  expect(codesFor({ province: "QC" }, 50_000)).not.toContain("RECOMMANDE 1200")
  const without = settings({ excluded: ["MAIL", "RECOMMANDE"] })
  expect(codesFor({ province: "QC" }, 0, without)).toEqual(["E_TICKETS 0"])
})
