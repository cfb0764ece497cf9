import type { CartElement, CartPrice } from "@parterre/contract"
import { expect, it } from "vitest"
import { ElementDates } from "../../shared/cart/ElementDates.tsx"
import { rendered } from "../../shared/selection/spoken.test-support.tsx"
import { type Site, SiteContext } from "../../shared/site/site.ts"
import { LinePrice } from "./LinePrice.tsx"

const site = { config: { timeZone: "America/Toronto" } } as Site

const event = (title: string, eventStart: string) => ({ eventId: title, title, eventStart })

const element = {
  eventStart: "2027-01-22T19:30:00-05:00",
  events: [
    event("La maison de sel", "2027-01-22T19:30:00-05:00"),
    event("Corps boréal", "2027-03-05T20:00:00-05:00"),
  ],
} as CartElement

const shown = (of: CartElement) =>
  rendered(
    "fr",
    <SiteContext.Provider value={site}>
      <ElementDates element={of} />
    </SiteContext.Provider>,
  )
    .markup.replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")

it("says every date of a subscription, with what is played", () => {
  const text = shown(element)
  expect(text).toContain("La maison de sel , vendredi 22 janvier 2027 à 19 h 30")
  expect(text).toContain("Corps boréal , vendredi 5 mars 2027 à 20 h")
})

it("says the one date of an event", () => {
  const { events: _, ...alone } = element
  expect(shown(alone as CartElement).trim()).toBe("vendredi 22 janvier 2027 à 19 h 30")
})

it("says the price of one subscription, not of one ticket", () => {
  const line = { price: 19800, serviceCharges: 1200, qty: 2 } as CartPrice
  const { markup } = rendered("fr", <LinePrice line={{ ...line, subscriptionId: "saison" }} />)
  expect(markup).toContain("210,00 $ par abonnement")
  expect(rendered("fr", <LinePrice line={line} />).markup).toContain("210,00 $ par billet")
})

it("says what one ticket costs now after what it cost before, then what of it is service fees", () => {
  const line = { price: 3000, originalPrice: 4000, serviceCharges: 450, qty: 1 } as CartPrice
  const { markup } = rendered("fr", <LinePrice line={line} />)
  const said = markup.replaceAll(/<[^>]+>/g, "").replaceAll(/\s+/g, " ")
  expect(said).toBe("Prix courant 44,50 $ 34,50 $ par billet, dont 4,50 $ de frais de service")
  const full = rendered("fr", <LinePrice line={{ ...line, originalPrice: 3000 }} />).markup
  expect(full).not.toContain("par billet")
})
