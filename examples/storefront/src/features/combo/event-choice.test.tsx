import type { Combo as WireCombo } from "@parterre/contract"
import type { ComboSale } from "@parterre/react"
import { combos } from "@parterre/sdk"
import { expect, it } from "vitest"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { EventChoice } from "./EventChoice.tsx"
import { keptChoice } from "./kept-choice.ts"
import type { OfferedEvent, OfferedGroup } from "./offered-groups.ts"

const place = { id: "salle", name: "Salle", city: "Québec", provinceState: "QC", country: "CA" }
const price = { id: "p", name: "Adulte", priceType: "adulte", price: 5000, serviceCharges: 0 }
const date = (id: string, showId: string) => ({
  ...{ id, showId, eventId: id, title: showId, start: "2026-12-05T19:30:00-05:00", place },
  ...{ priceLevelId: "a", priceLevel: "A", rs: true, soldout: false },
  prices: [{ ...price, divisor: 1, maxTickets: 0, minTickets: 0 }],
})
const student = { ...price, id: "s", name: "Étudiant", price: 3000, divisor: 1, maxTickets: 0, minTickets: 0 }
function cheaper() {
  const dear = date("tartuffe", "Tartuffe")
  return { ...dear, prices: [...dear.prices, student] }
}
const details = [date("cid-5", "Le Cid"), date("cid-6", "Le Cid"), date("phedre", "Phèdre"), cheaper()]
const group = { id: "g", kind: "PSEUDO_MANDATORY", name: "Soirs", min: 1, max: 3, details } as const
const wire = (onePerShow: boolean) =>
  ({
    ...{ id: "c", onePerShow, onePerPerformance: true },
    ...{ mandatoryGroups: [], optionalGroups: [], pseudoMandatoryGroups: [group] },
  }) as unknown as WireCombo

const shown = (index: number, onePerShow: boolean, language: "fr" | "en" = "fr") => {
  const picks = [{ groupId: "g", detailId: "cid-5", priceId: "p" }]
  const sale = { combo: combos.comboOf(wire(onePerShow)), picks, choose: () => {} } as unknown as ComboSale
  const event = { details: [details[index]] } as unknown as OfferedEvent
  const props = { event, group: group as unknown as OfferedGroup, sale, kept: keptChoice("belvedere", "c") }
  return inShop(<EventChoice {...props} />, { language })
}

it.each([
  ["fr", "Une autre date de cet événement est déjà choisie."],
  ["en", "Another date of this event is already chosen."],
] as const)(
  "says in %s why another date of a chosen show cannot be picked [COMBO-007]",
  (language, words) => {
    expect(shown(1, true, language)).toContain(words)
    // A date that is picked, another show, and a combo that takes several dates say nothing.
    for (const markup of [shown(0, true, language), shown(2, true, language), shown(1, false, language)])
      expect(markup).not.toContain(words)
  },
)

it("says from how much its tickets are before one of several is picked", () => {
  expect(shown(3, true)).toMatch(/dès\s30,00\s\$/)
  expect(shown(2, true)).toMatch(/50,00\s\$/)
  expect(shown(2, true)).not.toContain("dès")
})
