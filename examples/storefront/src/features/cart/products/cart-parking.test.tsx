import type { ParkingItem } from "@parterre/contract"
import { expect, it } from "vitest"
import { inShop } from "../../../shared/site/shop.test-support.tsx"
import { Offer } from "./CartParking.tsx"

const offer: ParkingItem = {
  ...{ id: "lot-5", eventId: "cid-5", hold: false, name: "Stationnement Dauphine", type: "soiree" },
  ...{ address: "12, rue Dauphine", date: "2026-12-05", amount: 1500, maxTickets: 4 },
}

it("says of a place to park that it is full, in place of its button [PARK-002]", () => {
  const full = inShop(<Offer offer={{ ...offer, soldout: true }} />)
  expect(full).toContain("Complet")
  expect(full).not.toContain("<button")
  expect(inShop(<Offer offer={offer} />)).toContain("<button")
})
