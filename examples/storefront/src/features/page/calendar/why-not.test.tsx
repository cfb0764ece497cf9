import type { SaleState } from "@parterre/contract"
import { expect, it } from "vitest"
import { inShop } from "../../../shared/site/shop.test-support.tsx"
import { eventAt } from "../page.test-support.ts"
import { Advice } from "./WhyNot.tsx"

const advice = (saleState: SaleState, language: "fr" | "en", contact: object = {}) =>
  /<p>(.*?)<\/p>/.exec(
    inShop(<Advice event={eventAt("2027-02-26T19:00:00-05:00", { saleState })} />, {
      language,
      config: { contact },
    }),
  )?.[1]

it("advises by the state of the sale, and where to write to about a cancelled event [CAT-021]", () => {
  const contact = { email: "billets@exemple.ca" }
  expect(advice("CANCELLED", "fr", contact)).toBe(
    "Choisissez une autre date. Si vous avez déjà des billets, écrivez à billets@exemple.ca.",
  )
  expect(advice("CANCELLED", "en", contact)).toBe(
    "Choose another date. If you already have tickets, email billets@exemple.ca.",
  )
  expect(advice("CANCELLED", "en")).toBe("Choose another date.")
  expect(advice("WASONSALE", "en", contact)).toBe("Sales have closed for this date. Choose another.")
  expect(advice("NOTAVAILABLE", "fr")).toBe(
    "Les billets ne sont pas offerts pour le moment. Revenez plus tard ou choisissez une autre date.",
  )
  expect(advice("SOLDOUT", "en")).toContain("Every ticket is taken.")
})
