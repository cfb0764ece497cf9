import { shippingTerritories, TERRITORIES } from "@parterre/domain/territories"
import { expect, it } from "vitest"
import { shippings } from "./shippings.ts"

const anywhere = { territories: TERRITORIES, cartAmount: 0 }
const codesFor = (destination: Parameters<typeof shippingTerritories>[0]) =>
  shippings(
    ["e1"],
    ["E_TICKETS", "MAIL"],
    { territories: shippingTerritories(destination), cartAmount: 0 },
    "fr",
  ).eventshippingModes[0]?.shippingModeRests.map((mode) => mode.code)

it("answers the modes of each event with their territory [CALL-033]", () => {
  const { eventshippingModes } = shippings(["e1", "e2"], ["E_TICKETS", "WILLCALL"], anywhere, "en")
  expect(eventshippingModes.map((event) => event.eventId)).toEqual(["e1", "e2"])
  expect(eventshippingModes[1]?.shippingModeRests.map((mode) => mode.code)).toEqual(["E_TICKETS", "WILLCALL"])
  expect(Object.keys(eventshippingModes[0]?.shippingModeRests[0]?.territory ?? {})).toHaveLength(14)
})

it("mails tickets within Canada only [CALL-033] [SHIP-005]", () => {
  expect(codesFor({})).toEqual(["E_TICKETS", "MAIL"])
  expect(codesFor({ country: "CA", province: "Québec" })).toEqual(["E_TICKETS", "MAIL"])
  expect(codesFor({ country: "CA", province: "ZZ" })).toEqual(["E_TICKETS", "MAIL"])
  expect(codesFor({ country: "FR" })).toEqual(["E_TICKETS"])
  expect(codesFor({ province: "HORS_CANADA" })).toEqual(["E_TICKETS"])
})
