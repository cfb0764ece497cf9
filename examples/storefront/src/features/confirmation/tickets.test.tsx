import type { IssuedTicket, Receipt } from "@parterre/contract"
import { expect, it } from "vitest"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { Bought } from "./Bought.tsx"
import { Tickets } from "./Tickets.tsx"

const ticket = (number: number): IssuedTicket => ({
  sodId: `t${number}`,
  eventId: "soir",
  eventStart: "2026-12-05T20:30:00-05:00",
  printable: true,
  mailCategory: "E_TICKETS",
  title: "Cordes d’hiver",
  priceLevel: "Parterre",
  priceType: "Adulte",
  seat: { level: "", section: "P", row: "C", seat: `${number}`, dispositionDetailId: `c-${number}` },
})

const buttonsFor = (count: number) => {
  const tickets = Array.from({ length: count }, (_, index) => ticket(index))
  const receipt = { saleId: "V-1", tickets, client: {}, cartElements: [] } as unknown as Receipt
  const markup = inShop(<Tickets receipt={receipt} />)
  return [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/g)]
    .map(([, inside = ""]) => inside.replaceAll(/<[^>]*>/g, "").trim())
    .filter((text) => /PDF|Imprimer les|Télécharger les|plan/i.test(text))
}

it("offers one document, and several where the tickets are more than one holds [TICK-007]", () => {
  expect(buttonsFor(60).filter((text) => text.startsWith("Imprimer les billets"))).toEqual([
    "Imprimer les billets",
  ])
  expect(buttonsFor(61).filter((text) => text.startsWith("Imprimer les billets"))).toEqual([
    "Imprimer les billets (1/2)",
    "Imprimer les billets (2/2)",
  ])
})

it("shows an order that the box office has voided as cancelled, without its tickets", () => {
  const receipt = {
    ...{ saleId: "V-1", date: "2026-11-12T15:00:00Z", voidedAt: "2026-11-20T15:00:00Z", deferred: false },
    ...{ tickets: [ticket(1)], client: { firstname: "Ada", lastname: "Roy", email: "ada@exemple.ca" } },
    ...{
      cartElements: [],
      shipping: [],
      payment: { amount: 6000 },
      organiser: { name: "T", taxNumbers: [] },
    },
    tax: { subtotal: 6000, serviceCharge: 0, totalBeforeTaxes: 6000, totalAfterTaxes: 6000 },
  } as unknown as Receipt
  const markup = inShop(<Bought receipt={receipt} />).replaceAll(/<[^>]*>/g, " ")
  expect(markup).toContain("Commande annulée")
  expect(markup).toContain("rien n’est dû")
  expect(markup).not.toContain("Imprimer les billets")
})

it.each([
  [
    "fr",
    "Votre billet vous attend à la billetterie, au nom suivant : Ada Roy.",
    "Vos billets vous attendent à la billetterie, au nom suivant : Ada Roy.",
    "Votre billet pour Tosca vous attend à la billetterie, au nom suivant : Ada Roy.",
  ],
  [
    "en",
    "Your ticket is waiting at the box office, under Ada Roy.",
    "Your tickets are waiting at the box office, under Ada Roy.",
    "Your ticket for Tosca is waiting at the box office, under Ada Roy.",
  ],
] as const)("says in %s which tickets wait at the box office, one or several", (language, one, all, some) => {
  const held = { ...ticket(1), printable: false, mailCategory: "WILLCALL" } as const
  const shown = (...tickets: IssuedTicket[]) => {
    const client = { firstname: "Ada", lastname: "Roy" }
    const receipt = { saleId: "V-1", tickets, client, cartElements: [] } as unknown as Receipt
    return inShop(<Tickets receipt={receipt} />, { language }).replaceAll("\u00a0", " ")
  }
  expect(shown(held)).toContain(one)
  expect(shown(held, { ...held, sodId: "t2" })).toContain(all)
  expect(shown({ ...held, title: "Tosca" }, ticket(2))).toContain(some)
  // One that was refunded waits nowhere.
  expect(shown(held, { ...held, sodId: "t2", voidedAt: "2026-11-30T10:00:00-05:00" })).toContain(one)
})
