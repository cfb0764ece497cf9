import type { ShippingMode } from "@parterre/contract"
import { expect, it } from "vitest"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { DeliveryGroup } from "./DeliveryGroup.tsx"

const mail: ShippingMode = { code: "MAIL", description: "Courrier", price: 1450, territory: { NB: true } }
const shown = (count: number, language: "fr" | "en") =>
  inShop(
    <DeliveryGroup
      {...{ id: "d", legend: "?", events: [], count, province: "NB", code: "MAIL" }}
      ways={[{ code: "MAIL", modes: [mail] }]}
      onChoose={() => {}}
    />,
    { language },
  ).replaceAll(/<[^>]*>/g, " ")

it("tells what a delivery costs for all events it is asked for, and for each", () => {
  expect(shown(1, "fr")).toMatch(/14,50\s\$/)
  expect(shown(1, "fr")).not.toContain("chacun")
  expect(shown(4, "fr")).toMatch(/58,00\s\$\s+14,50\s\$ pour chacun des 4 événements/)
  expect(shown(2, "en")).toMatch(/\$29\.00\s+\$14\.50 for each of 2 events/)
})
