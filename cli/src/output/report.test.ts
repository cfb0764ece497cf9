import type { CartReport } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { cartList, hold, holdList, inState, report } from "../../test/samples.ts"
import type { Answer } from "../places.ts"
import { textOf } from "./lines.ts"
import { reportOf } from "./report.ts"

const draw = (answer: Answer, options: { language?: "fr" | "en"; width?: number; elapsed?: number } = {}) => {
  const { header, lines } = reportOf(answer, { language: "fr", elapsed: 0, ...options })
  return [...(header === undefined ? [] : [header]), ...lines].map((line) =>
    textOf(line).replaceAll(/[\u00a0\u202f]/g, " "),
  )
}
const cart = (value = report()): Answer => ({ kind: "cart", value })

describe("why an order looks as it does", () => {
  it("answers first, then gives every reason", () => {
    expect(draw(cart(), { width: 80 })).toEqual([
      "Panier 0e0e3aaa-0000-4000-8000-000000000001  réservé  14:00",
      "2 billets réservés pour encore 14:00 ; 159,82 $ à payer, taxes comprises.",
      "Le dernier paiement par Visa …1091 a été refusé (3022).",
      "Le délai peut encore être prolongé 2 fois.",
      "",
      "Contenu",
      "Le Cid · sam. 5 déc. 2026 à 19 h 30 · Salle, Québec",
      "  2 × Adulte, Parterre A · 65,00 $ + 4,50 $ de frais chacun             139,00 $",
      "      Parterre C : 12, 13",
      "                                                  Prix                  130,00 $",
      "                                                  Frais de service        9,00 $",
      "                                                  TPS                     6,95 $",
      "                                                  TVQ                    13,87 $",
      "                                                  Total                 159,82 $",
      "",
      "Réservations",
      "  ÉTAT    RESTE  QTÉ  ÉVÉNEMENT       PLACES               NUMÉRO",
      "  active  14:00    2  Le Cid, 5 déc.  Parterre C : 12, 13  …00000001",
      "",
      "Paiements",
      "  09:59:40  refusé  159,82 $  PAYSAFE  Visa …1091  3022",
      "",
      "Ce qui s’est passé",
      "  21 nov.",
      "  09:58:00  La personne n’a pas pu réserver des places : une place resterait",
      "            seule.  strands-seat",
      "  09:59:00  La personne a réservé 2 billets jusqu’à 10 h 14 : Le Cid (C 12, C",
      "            13).",
    ])
  })

  it.each([
    ["paid", "Paid $159.82 for 2 tickets, order V-1001."],
    ["paying", "A payment of $159.82 is in progress"],
    ["expired", "Time ran out: every seat went back on sale."],
  ] as const)("says it in a sentence for a cart that is %s", (state, sentence) => {
    const { summary } = inState(state)
    const told = inState(state, { summary: { ...summary, saleId: "V-1001" } })
    expect(draw(cart(told), { language: "en" })[1]).toContain(sentence)
  })

  it.each([
    ["en", "MAIL", ["Delivery", "  By mail", "      No address was given."]],
    ["fr", "WILLCALL", ["Livraison", "  À retirer à la billetterie", ""]],
  ] as const)("says in %s how all of an order goes (%s)", (language, code, told) => {
    const { eventId = "" } = hold()
    const description = told[1].trim()
    const lines = draw(cart(inState("paid", { shipping: [{ eventId, code, price: 0, description }] })), {
      language,
    })
    const at = lines.indexOf(told[0])
    expect(lines.slice(at, at + 3)).toEqual(told)
  })

  it("says who released a hold and why, in the journal's words", () => {
    const journal = [
      {
        at: "2026-11-21T10:00:00-05:00",
        command: "support.release",
        outcome: "done",
        actor: "staff:Ada",
        explanation: "Ada a libéré 2 billets pour cette raison : mauvaise soirée",
      },
    ]
    const empty = inState("empty", { journal, holds: [hold({ state: "released", remainingTime: 0 })] })
    expect(draw(cart(empty)).slice(1, 3)).toEqual([
      "Ce panier ne contient rien.",
      "Ada a libéré 2 billets pour cette raison : mauvaise soirée",
    ])
  })

  it("tells what gift certificates paid of each attempt, and what they got back", () => {
    const use = { lastFour: "94QX", amount: 5000 }
    const at = "2026-11-21T09:59:40-05:00"
    const attempts: CartReport["attempts"] = [
      { at, state: "declined", processor: "PAYSAFE", amount: 10982, giftCertificates: [use] },
      { at, state: "captured", amount: 0, giftCertificates: [{ ...use, amount: 15982 }] },
    ]
    const shown = draw(cart(report({ attempts })), { width: 60 })
    const from = shown.indexOf("Paiements") + 1
    expect(shown.slice(from, from + 4)).toEqual([
      "  09:59:40  refusé    109,82 $  PAYSAFE",
      "            50,00 $  chèque-cadeau …94QX  rendu",
      "  09:59:40  encaissé  0,00 $",
      "            159,82 $  chèque-cadeau …94QX",
    ])
  })

  it.each([
    ["unreached:http-500", "Le service de paiement n’a pas traité le dernier paiement", "non traité"],
    ["not-charged", "Le service de paiement n’a pas traité le dernier paiement", "non traité"],
    ["abandoned", "La personne n’a pas terminé le dernier paiement", "non terminé"],
    ["3022", "Le dernier paiement a été refusé (3022).", "refusé"],
  ])("tells why no money was taken by its code %s, and no code of ours", (code, sentence, state) => {
    const at = "2026-11-21T09:59:40-05:00"
    const attempts: CartReport["attempts"] = [
      { at, state: "declined", processor: "PAYSAFE", amount: 100, code },
    ]
    const shown = draw(cart(report({ attempts })), { width: 90 })
    expect(shown[2]).toContain(sentence)
    expect(shown[shown.indexOf("Paiements") + 1]).toBe(
      `  09:59:40  ${state}  1,00 $  PAYSAFE${code === "3022" ? "  3022" : ""}`,
    )
  })

  it("tells which wallet a card was in", () => {
    const at = "2026-11-21T09:59:40-05:00"
    const attempts: CartReport["attempts"] = [
      {
        at,
        state: "captured",
        processor: "PAYSAFE",
        amount: 15982,
        wallet: "apple_pay",
        brand: "visa",
        lastFour: "1111",
      },
    ]
    const shown = draw(cart(report({ attempts })), { width: 90 })
    expect(shown[shown.indexOf("Paiements") + 1]).toBe(
      "  09:59:40  encaissé  159,82 $  PAYSAFE  Apple Pay, Visa …1111",
    )
  })

  it("tells that a saved card paid", () => {
    const at = "2026-11-21T09:59:40-05:00"
    const paid = { at, state: "captured", processor: "STRIPE", amount: 15982 } as const
    const attempts: CartReport["attempts"] = [{ ...paid, keptCard: true, brand: "visa", lastFour: "4242" }]
    const shown = draw(cart(report({ attempts })), { width: 90 })
    expect(shown[shown.indexOf("Paiements") + 1]).toBe(
      "  09:59:40  encaissé  159,82 $  STRIPE  carte enregistrée, Visa …4242",
    )
  })

  it("tells the evening of each ticket of a combo, and what it costs by itself", () => {
    const plain = report()
    const [element] = plain.cart.cartElements
    const prices = (element?.prices ?? []).map((price) => ({
      ...price,
      ...{ comboId: "belvedere.duo", title: "Le Cid", date: "2026-12-05T19:30:00-05:00" },
      ...{ originalPrice: 7500, promoName: "Rabais d’hiver" },
    }))
    const combo = {
      ...plain.cart,
      cartElements: [{ ...element!, _type: "combo" as const, title: "Le duo", prices }],
    }
    const shown = draw(cart(report({ cart: combo })), { language: "en", width: 80 })
    const from = shown.indexOf("Contents") + 3
    expect(shown.slice(from, from + 4)).toEqual([
      "      Le Cid · Sat, Dec 5, 2026 at 7:30 p.m.",
      "      Regular price $75.00, so $10.00 off each",
      "      Promotion: Rabais d’hiver",
      "      Parterre C: 12, 13",
    ])
    const held = draw({ kind: "hold", value: hold({ combo: "Le duo" }) }, { language: "fr" })
    expect(held.find((line) => line.startsWith("Forfait"))).toMatch(/Le duo$/)
  })

  it("counts items, not tickets, where something else is in the cart", () => {
    const plain = report()
    const [element] = plain.cart.cartElements
    const prices = (element?.prices ?? []).map((price) => ({ ...price, productKind: "donation" as const }))
    const given = report({
      cart: { ...plain.cart, cartElements: [...plain.cart.cartElements, { ...element!, prices }] },
    })
    expect(draw(cart(given))[1]).toMatch(/^2 articles réservés pour/)
    expect(draw(cart(given), { language: "en", elapsed: 9000 })[1]).toBe(
      "Time ran out: 2 items about to go back on sale.",
    )
  })

  it("counts down from the server's figure and never below zero", () => {
    expect(draw(cart(), { elapsed: 30.5 })[0]).toContain("13:30")
    expect(draw(cart(), { elapsed: 9000 })[1]).toContain("Le temps est écoulé")
  })

  it.each(["fr", "en"] as const)("fits 60, 80 and 120 columns (%s)", (language) => {
    for (const width of [60, 80, 120])
      for (const answer of [cart(), { kind: "carts", value: cartList({}) } as const])
        for (const line of draw(answer, { language, width })) expect(line.length).toBeLessThanOrEqual(width)
  })
})

describe("tables", () => {
  it("aligns columns and cuts what gives", () => {
    const long = hold({ title: "La très longue représentation du samedi soir au théâtre" })
    const [header, row] = draw({ kind: "holds", value: holdList(long) }, { width: 80 })
    expect(header?.indexOf("NUMÉRO")).toBe(row?.indexOf("…00000001"))
    expect(row).toContain("…")
    expect(row?.length).toBeLessThanOrEqual(80)
  })

  it.each(["fr", "en"] as const)("keep the client and the end of ids in 80 columns (%s)", (language) => {
    const client = "Zoé Roy <zoe@exemple.ca>"
    const named = {
      client,
      titles: ["La très longue représentation du samedi soir"],
      saleId: "BELV-G377FRL3",
    }
    const due = {
      ...named,
      id: "0193aaaa-0000-7000-8000-0000abcdef12",
      state: "paid",
      standing: "due",
    } as const
    for (const areSales of [false, true])
      for (const width of [60, 80]) {
        const shown = draw({ kind: "carts", value: cartList(due), areSales }, { language, width })
        for (const line of shown) expect(line.length).toBeLessThanOrEqual(width)
        expect(shown.join("\n")).toContain("Zoé R")
        if (!areSales) expect(shown.join("\n")).toContain("…abcdef12")
        if (width === 80) expect(shown.join("\n")).toMatch(/à payer de nouveau|to be paid again/)
      }
  })

  it("counts places that have no seat", () => {
    const places = hold({
      seats: [
        { idCartLine: "1", section: "Plancher" },
        { idCartLine: "2", section: "Plancher" },
      ],
    })
    expect(draw({ kind: "hold", value: places }).join("\n")).toContain("Plancher × 2")
  })

  it.each([
    ["fr", "Cabaret table 3 : 1, 8"],
    ["en", "Cabaret table 3: 1, 8"],
  ] as const)("say in %s which table seats are at", (language, said) => {
    const seat = { section: "Cabaret", row: "3", rowType: "TABLE" } as const
    const atTable = hold({
      seats: [
        { ...seat, idCartLine: "1", seat: "1" },
        { ...seat, idCartLine: "2", seat: "8" },
      ],
    })
    for (const kind of ["hold", "holds"] as const) {
      const value = kind === "hold" ? { kind, value: atTable } : { kind, value: holdList(atTable) }
      expect(draw(value, { language, width: 120 }).join("\n")).toContain(said)
    }
    const ordered = report({ holds: [atTable] })
    expect(draw({ kind: "cart", value: ordered }, { language, width: 120 }).join("\n")).toContain(said)
  })

  it("says that there is nothing", () => {
    expect(draw({ kind: "holds", value: holdList() }, { language: "en" })).toEqual(["Nothing is held."])
  })
})

describe("a subscription", () => {
  it("is told with all its dates, and each of its holds as a part of it", () => {
    const shown = report()
    const [element] = shown.cart.cartElements
    if (element?.location === undefined) throw new Error("the sample has an element")
    const { eventId: _, ...season } = element
    const { location } = element
    const events = ["2026-12-05", "2027-01-09"].map((day) => ({
      eventId: day,
      title: "Le Cid",
      eventStart: `${day}T19:30:00-05:00`,
      location,
    }))
    const cartElements = [{ ...season, _type: "subscription" as const, title: "Saison", events }]
    const lines = draw(cart({ ...shown, cart: { ...shown.cart, cartElements } }), { width: 80 })
    const at = lines.indexOf("Abonnement · Saison · sam. 5 déc. 2026 à 19 h 30 · Salle, Québec")
    expect(lines.slice(at + 1, at + 3)).toEqual([
      "  Le Cid · sam. 5 déc. 2026 à 19 h 30",
      "  Le Cid · sam. 9 janv. 2027 à 19 h 30",
    ])
    const part = draw({ kind: "hold", value: hold({ subscription: "Saison" }) })
    expect(part.some((text) => /^Abonnement +Saison$/.test(text))).toBe(true)
    expect(draw({ kind: "hold", value: hold() }).join()).not.toContain("Abonnement")
  })
})
