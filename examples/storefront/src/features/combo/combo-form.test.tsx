import type { Combo } from "@parterre/contract"
import type { ComboSale } from "@parterre/react"
import { combos, type SdkFailure } from "@parterre/sdk"
import { expect, it } from "vitest"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { ComboForm } from "./ComboForm.tsx"
import { choiceAtFault } from "./choice-at-fault.ts"
import { keptChoice } from "./kept-choice.ts"
import { groupsOf } from "./offered-groups.ts"

const place = { id: "salle", name: "Salle", city: "Québec", provinceState: "QC", country: "CA" }
const price = { id: "p", name: "Adulte", priceType: "adulte", price: 5000, serviceCharges: 0 }
const detail = (id: string, title: string) => ({
  ...{ id, showId: id, eventId: id, title, start: "2026-12-05T19:30:00-05:00", place },
  ...{ priceLevelId: "a", priceLevel: "A", rs: true, soldout: false },
  prices: [{ ...price, divisor: 1, maxTickets: 0, minTickets: 0 }],
})
const group = (id: string, name: string, ...details: ReturnType<typeof detail>[]) => ({
  ...{ id, kind: "PSEUDO_MANDATORY" as const, name, min: 1, max: 1, itemHours: [], details },
})
const combo: Combo = {
  ...{ id: "c", title: "Duo", saleState: "ONSALE", onePerShow: false, onePerPerformance: true },
  ...{ mandatoryGroups: [], optionalGroups: [] },
  pseudoMandatoryGroups: [
    group("one", "Premier soir", detail("cid", "Le Cid")),
    group("two", "Second soir", detail("phedre", "Phèdre"), detail("esther", "Esther")),
  ],
}
const groups = groupsOf(combo)
const refusal = (ids: object) =>
  ({
    _tag: "not-enough-places",
    message: "Il ne reste pas assez de places.",
    ...ids,
  }) as unknown as SdkFailure
const shown = (failure: SdkFailure | undefined) => {
  const picks = ["cid", "phedre"].map((detailId, at) => ({
    ...{ groupId: ["one", "two"][at], detailId, priceId: "p" },
  }))
  const sale = { combo: combos.comboOf(combo), picks, qty: 1, missing: [], total: 0, failure }
  const props = { offered: combo, groups, kept: keptChoice("belvedere", "c") }
  return inShop(<ComboForm {...props} sale={{ ...sale, choose() {}, setQty() {} } as unknown as ComboSale} />)
}

it("names the event that a refusal is about where it stands, and leads there", () => {
  const markup = shown(refusal({ comboGroupId: "two", comboGroupDetailId: "phedre" }))
  expect(markup.replaceAll(/[\u00a0\u202f]/g, " ")).toMatch(
    /<button[^>]*>Changer : Phèdre, samedi 5 décembre/,
  )
  expect(markup.match(/Changez ce choix/g)).toHaveLength(1)
  expect(markup.match(/data-at-fault="true"/g)).toHaveLength(1)
})

it("names the group where no event of it is at fault, and nothing where it is about all of them", () => {
  const ofGroup = shown(refusal({ comboGroupId: "one" }))
  expect(ofGroup.replaceAll("\u00a0", " ")).toMatch(/<button[^>]*>Changer : Premier soir</)
  expect(ofGroup.match(/<fieldset[^>]*data-at-fault="true"/g)).toHaveLength(1)
  for (const failure of [refusal({}), undefined]) expect(shown(failure)).not.toContain("data-at-fault")
})

it("finds the choice by either, of a refusal before the request too", () => {
  const before = { _tag: "combo-refused", groupId: "two", detailId: "esther" } as unknown as SdkFailure
  expect(choiceAtFault(before, groups)?.event?.eventId).toBe("esther")
  // A combo that a shopper builds has no groups of its own to name.
  expect(
    choiceAtFault(refusal({ comboGroupId: undefined, comboGroupDetailId: "cid" }), groups)?.group.id,
  ).toBe("one")
  expect(choiceAtFault(refusal({ comboGroupId: "gone" }), groups)).toBeUndefined()
})
