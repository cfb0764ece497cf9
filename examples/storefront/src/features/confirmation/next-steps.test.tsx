import type { CartPrice, Receipt } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { adult, cartOf } from "../../shared/cart/cart.test-support.ts"
import { inShop, linksOf } from "../../shared/site/shop.test-support.tsx"
import { NextSteps } from "./NextSteps.tsx"

const steps = (productKind: NonNullable<CartPrice["productKind"]>, language: "fr" | "en") => {
  const { cartElements } = cartOf({ ...adult, productKind })
  const receipt = { tickets: [], cartElements, organiser: {}, client: {}, shipping: [] } as unknown as Receipt
  return inShop(<NextSteps receipt={receipt} />, { language })
}

describe("what happens after a purchase", () => {
  it.each([
    ["fr", "Échangez les billets de votre passeport", "Voir mes passeports"],
    ["en", "Exchange the tickets on your flex pass", "See my passes"],
  ] as const)(
    "leads in %s whoever bought a flex pass to where its tickets are exchanged",
    (language, says, link) => {
      const markup = steps("flexpass", language)
      expect(markup).toContain(says)
      expect(linksOf(markup)[link]).toBe(`/${language}/client/auth/flex-pass-list`)
      expect(linksOf(steps("membership", language))).not.toHaveProperty([link])
    },
  )

  const home = {
    ...{ type: "BILLING", addressLine1: "12, rue des Érables", city: "Halifax" },
    ...{ province: "NS", zipCode: "B3J 2R7", country: "CA" },
  } as const
  const mailed = (
    language: "fr" | "en",
    shipping: Receipt["shipping"],
    addresses: object[] = [home],
    tickets: object[] = ["e", "e", "t", "t"].map((eventId) => ({ eventId, mailCategory: "MAIL" })),
  ) => {
    const other = { ...cartOf(adult).cartElements[0], eventId: "t", title: "Tosca" }
    const cartElements = [...cartOf(adult).cartElements, other]
    const receipt = { tickets, cartElements, organiser: {}, client: { addresses }, shipping }
    return inShop(<NextSteps receipt={receipt as unknown as Receipt} />, { language })
  }
  const courier = { code: "COURIER", price: 1500, description: "Purolator" }

  it.each([
    [
      "fr",
      "Vos billets seront livrés à cette adresse : 12, rue des Érables, Halifax (NS)  B3J 2R7, Canada. Mode de livraison : Purolator.",
      "Mode de livraison : Par la poste.",
    ],
    [
      "en",
      "Your tickets will be delivered to 12, rue des Érables, Halifax, NS  B3J 2R7, Canada. Delivery method: Purolator.",
      "Delivery method: By mail.",
    ],
  ] as const)("says in %s how tickets are delivered, and to which address", (language, says, free) => {
    expect(mailed(language, [{ ...courier, eventId: "e" }])).toContain(says)
    expect(mailed(language, [{ code: "MAIL", eventId: "e" }])).toContain(free)
    for (const code of ["E_TICKETS", "WILLCALL"])
      expect(mailed(language, [{ code, eventId: "e" }])).not.toContain("Purolator")
  })

  it("names a season by its title, and not each of its evenings", () => {
    const evening = (eventId: string) => ({
      eventId,
      title: `Soir ${eventId}`,
      eventStart: "2026-12-05T19:30:00-05:00",
    })
    const season = {
      ...{
        ...cartOf(adult).cartElements[0],
        eventId: undefined,
        title: "Saison 2026",
        _type: "subscription",
      },
      events: ["a", "b"].map(evening),
    }
    const shipping = [
      ...["a", "b"].map((eventId) => ({ code: "MAIL", price: 0, eventId })),
      { code: "E_TICKETS", price: 0, eventId: "e" },
    ]
    const receipt = {
      ...{ tickets: ["a", "b"].map((eventId) => ({ eventId, mailCategory: "MAIL" })), organiser: {} },
      ...{ cartElements: [...cartOf(adult).cartElements, season], client: { addresses: [home] }, shipping },
    }
    const markup = inShop(<NextSteps receipt={receipt as unknown as Receipt} />, { language: "fr" })
    expect(markup).toContain("Saison 2026")
    expect(markup).not.toContain("Soir a")
  })

  it("says of which events where others go another way, and nothing of an address it does not know", () => {
    const ways = [
      { ...courier, eventId: "t" },
      { code: "E_TICKETS", eventId: "e" },
    ]
    expect(mailed("fr", ways, [])).toContain("Vos billets pour Tosca seront livrés à votre adresse.")
    expect(mailed("en", ways, [])).toContain("Your tickets for Tosca will be delivered to your address.")
  })

  it("tells one ticket as one, whatever goes another way or was refunded, in both languages", () => {
    const tickets = [
      { eventId: "e", mailCategory: "E_TICKETS" },
      { eventId: "t", mailCategory: "MAIL" },
      { eventId: "t", mailCategory: "MAIL", voidedAt: "2026-11-30T10:00:00-05:00" },
    ]
    const all = [{ ...courier, eventId: "t" }]
    const ways = [...all, { code: "E_TICKETS", eventId: "e" }]
    expect(mailed("fr", all, [], tickets)).toContain("Votre billet sera livré à votre adresse.")
    expect(mailed("en", all, [], tickets)).toContain("Your ticket will be delivered to your address.")
    expect(mailed("fr", ways, [], tickets)).toContain("Votre billet pour Tosca sera livré à votre adresse.")
    expect(mailed("en", ways, [], tickets)).toContain(
      "Your ticket for Tosca will be delivered to your address.",
    )
  })
})
