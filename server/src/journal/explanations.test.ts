import { expect, it } from "vitest"
import type { DoneEntry } from "./entry.ts"
import { explain, piecesNamed } from "./explanations.ts"

const facts = {
  websiteId: "petit",
  cartId: "cart-1",
  sessionId: "ana",
  at: Date.parse("2026-11-21T12:00:00-05:00"),
  actor: "shopper" as const,
}
const placed: Extract<DoneEntry, { command: "holds.place" }> = {
  ...facts,
  command: "holds.place",
  outcome: "done",
  data: {
    expiresAt: Date.parse("2026-11-21T12:15:00-05:00"),
    holds: [
      {
        id: "h",
        eventId: "e",
        priceId: "p",
        title: { fr: "Le Cid", en: "Le Cid" },
        lines: [
          { id: "1", seatId: "s1", label: "C 12" },
          { id: "2", seatId: "s2", label: "C 13" },
        ],
      },
    ],
  },
}
const say = (
  entry: Parameters<typeof explain>[0],
  language: "fr" | "en",
  cart: Parameters<typeof piecesNamed>[0] = [],
) =>
  explain(entry, { language, timeZone: "America/Toronto", pieces: piecesNamed(cart) }).replaceAll(
    /[\u00a0\u202f]/g,
    " ",
  )

it("says what a shopper did, in both languages", () => {
  expect(say(placed, "fr")).toBe("La personne a réservé 2 billets jusqu’à 12 h 15 : Le Cid (C 12, C 13).")
  expect(say(placed, "en")).toBe("The shopper held 2 tickets until 12:15 p.m.: Le Cid (C 12, C 13).")
})

it("says what was put in the cart that is no ticket, and until when it is kept", () => {
  const title = { fr: "Carte des amis", en: "Friends card" }
  const card = { id: "p", productId: "card", priceId: "card", title }
  const data = {
    expiresAt: placed.data.expiresAt,
    holds: [{ ...card, lines: [{ id: "3", seatId: null, label: "" }] }],
  }
  const entry = { ...placed, data } as DoneEntry
  expect(say(entry, "fr")).toBe(
    "La personne a mis 1 × Carte des amis dans son panier, gardé jusqu’à 12 h 15.",
  )
  expect(say(entry, "en")).toBe("The shopper put 1 × Friends card in the cart, kept until 12:15 p.m.")
})

it("ends a sentence with one point, after an hour too", () => {
  const entry: DoneEntry = {
    ...facts,
    command: "payment.begin",
    outcome: "done",
    data: { expiresAt: Date.parse("2026-11-21T12:15:00-05:00") },
  }
  expect(say(entry, "en")).toMatch(/until at least 12:15 p\.m\.$/)
  expect(say(entry, "fr")).toMatch(/au moins jusqu’à 12 h 15\.$/)
})

it("says why a payment ended without money", () => {
  const entry = (why?: "unanswered" | "left" | "refused", actor: "shopper" | "system" = "shopper") =>
    ({
      ...{ ...facts, actor, command: "payment.end", outcome: "done" },
      data: { expiresAt: facts.at, ...(why && { why }) },
    }) as DoneEntry
  const stay = "les places restent dans le panier."
  expect(say(entry("unanswered"), "fr")).toBe(
    `Le service de paiement n’a pas traité le paiement, et rien n’a été débité ; ${stay}`,
  )
  expect(say(entry("refused"), "fr")).toBe(`Le paiement a été refusé, et rien n’a été débité ; ${stay}`)
  for (const why of ["left", undefined] as const)
    expect(say(entry(why), "fr")).toBe(`La personne n’a pas terminé le paiement ; ${stay}`)
  expect(say(entry("unanswered", "system"), "en")).toBe(
    "The payment service didn’t process the payment, and nothing was charged.",
  )
  expect(say(entry("left", "system"), "en")).toBe("The shopper didn’t complete the payment.")
})

it("says who of the staff released a hold and why", () => {
  const entry: DoneEntry = {
    ...facts,
    actor: "staff:Ada",
    command: "support.release",
    outcome: "done",
    data: { lines: ["1"], reason: "client au téléphone" },
  }
  expect(say(entry, "fr")).toBe("Ada a libéré 1 billet pour cette raison : client au téléphone")
  expect(say(entry, "en")).toBe("Ada released 1 ticket for this reason: client au téléphone")
})

it("says why something was refused, with the words the shopper read", () => {
  const refused = {
    ...facts,
    command: "holds.place" as const,
    outcome: "not-enough-places" as const,
    data: { available: 3 },
  }
  expect(say(refused, "fr")).toBe(
    "La personne n’a pas pu réserver des places : Il ne reste pas assez de places (encore libres : 3). Choisissez une autre date, ou au plus 3 ici.",
  )
  expect(say(refused, "en")).toBe(
    "The shopper couldn’t hold seats: There aren’t enough left (still available: 3). Choose another date, or up to 3 here.",
  )
})

it("says what was given back or refunded that is no ticket, by its name", () => {
  const title = { fr: "Carte des amis", en: "Friends card" }
  const pieces = { id: "p", productId: "card", priceId: "card", title, lines: ["3", "4"] }
  const lines = pieces.lines.map((id) => ({ id, seatId: null, label: "" }))
  const cart: DoneEntry[] = [
    placed,
    { ...placed, data: { ...placed.data, holds: [{ ...pieces, lines }] } } as DoneEntry,
  ]
  const gone = (...ids: string[]): DoneEntry => ({
    ...{ ...facts, command: "holds.release", outcome: "done", data: { lines: ids } },
  })
  expect(say(gone("1", "2", "3"), "fr", cart)).toBe("La personne a libéré 2 billets, 1 × Carte des amis.")
  expect(say(gone("3", "4"), "en", cart)).toBe("The shopper released 2 × Friends card.")
  expect(say(gone("1"), "en", cart)).toBe("The shopper released 1 ticket.")
  const refund: DoneEntry = {
    ...{ ...facts, actor: "staff:Ada", command: "sale.refund", outcome: "done" },
    data: { refundId: "r", amount: 5000, lines: ["3"], keepsSeats: false, reason: "erreur" },
  }
  expect(say(refund, "en", cart)).toBe("Ada refunded $50.00 for 1 × Friends card, for this reason: erreur")
})

it("counts the prices of a change of type, in however many lines they are", () => {
  const parts = ["a", "b"].map((id) => ({ id, priceId: "child", lines: [id] }))
  const entry: DoneEntry = { ...facts, command: "holds.split", outcome: "done", data: { parts } }
  expect(say(entry, "en")).toBe("The shopper changed the type of 2 tickets: one price.")
})
