import type { Page } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { PageSubscriptions } from "./PageSubscriptions.tsx"
import { eventAt } from "./page.test-support.ts"

const season: Page["subscriptions"][number] = {
  id: "belvedere.saison",
  title: "Saison d’hiver",
  saleState: "ONSALE",
  seatMap: "full",
  events: [
    eventAt("2027-01-22T19:30:00-05:00", { title: "La maison de sel" }),
    eventAt("2027-03-05T20:00:00-05:00", { title: "Corps boréal" }),
  ],
  priceLevels: [],
  priceFrom: 6500,
}

const shown = (subscriptions: Page["subscriptions"]) =>
  inShop(<PageSubscriptions subscriptions={subscriptions} />).replaceAll(/[\u00a0\u202f]/g, " ")

describe("the subscriptions of a page", () => {
  it("are named with every date, the price for all of them and the way to their map [SHELL-041] [ENT-019]", () => {
    const markup = shown([season])
    expect(markup).toContain("Saison d’hiver")
    expect(markup).toContain("vendredi 22 janvier 2027 à 19 h 30")
    expect(markup).toContain("vendredi 5 mars 2027 à 20 h")
    expect(markup).toContain("À partir de 65,00 $")
    expect(markup).toContain("Prix pour les 2 représentations, frais compris, taxes en sus")
    expect(markup).toMatch(/href="\/fr\/seatmap\/subscription\/belvedere\.saison"/)
  })

  it("say that they are sold out, and lead nowhere", () => {
    const markup = shown([{ ...season, saleState: "SOLDOUT" }])
    expect(markup).toContain("Complet")
    expect(markup).not.toContain("href")
    expect(markup).not.toContain("À partir de")
  })

  it("are no section at all where there are none", () => {
    expect(shown([])).not.toContain("Abonnements")
  })
})
