import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { DELIVERY_CATEGORIES, deliverySections, isPrintableDelivery } from "./delivery-category.ts"
import { ticketActions } from "./ticket-actions.ts"
import { DOCUMENT_OVERLAY_DELAY_MS, documentKey, passFileName, ticketDocuments } from "./ticket-documents.ts"
import { blockHeader, priceLineOf, type TicketLine, upcomingView } from "./ticket-summary.ts"

const ticket = { sodId: "1", mailCategory: "E_TICKETS" } as const
const line: TicketLine = {
  price: 5000,
  serviceCharges: 500,
  upcomingTicketDetailTokens: [ticket, { ...ticket, sodId: "2" }],
  printable: true,
  giftable: true,
}

describe("the summary of tickets", () => {
  it("has a section for each delivery there is, in order [TICK-003]", () => {
    expect(DELIVERY_CATEGORIES).toEqual(["E_TICKETS", "SMARTPHONE", "MAIL", "WILLCALL"])
    expect(deliverySections({ WILLCALL: [1], MAIL: [], E_TICKETS: [2, 3] })).toEqual([
      { category: "E_TICKETS", lines: [2, 3] },
      { category: "WILLCALL", lines: [1] },
    ])
  })

  it("shows a quantity and what one costs, its service charge included [TICK-004]", () => {
    expect(priceLineOf(line)).toEqual({ qty: 2, unitTotal: 5500 })
  })

  it("counts and adds up its tickets in the header [TICK-001]", () => {
    const child = { ...line, price: 2500, serviceCharges: 0, upcomingTicketDetailTokens: [ticket] }
    expect(blockHeader([line, child])).toEqual({ ticketCount: 3, totalPrice: 13_500 })
    expect(blockHeader([])).toEqual({ ticketCount: 0, totalPrice: 0 })
  })

  it("is a summary, a message or a wait [TICK-019]", () => {
    expect([undefined, [], [line]].map(upcomingView)).toEqual(["loading", "no-tickets", "summary"])
  })
})

describe("what can be done with a ticket", () => {
  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])(
    "printing follows the flag %s, giving the flag %s, each ticket by itself [TICK-010] [TICK-013]",
    (p, g) => {
      for (const one of line.upcomingTicketDetailTokens)
        expect(ticketActions({ ...line, printable: p, giftable: g }, one)).toMatchObject({
          print: p,
          gift: g,
        })
    },
  )

  it("prints what is a file only [TICK-012]", () => {
    expect(DELIVERY_CATEGORIES.filter(isPrintableDelivery)).toEqual(["E_TICKETS", "SMARTPHONE"])
    expect(ticketActions(line, { ...ticket, mailCategory: "MAIL" }).print).toBe(false)
  })

  it("gives a ticket away once [TICK-020]", () => {
    expect(ticketActions(line, { ...ticket, giftRecipient: "zoe@exemple.ca" }).gift).toBe(false)
  })

  it("goes to the wallets there is a link for [TICK-008] [TICK-009]", () => {
    const none = { googleWallet: false, appleWallet: false }
    expect(ticketActions(line, ticket)).toMatchObject(none)
    expect(ticketActions(line, { ...ticket, addToGoogleWalletLink: "https://g" })).toMatchObject({
      ...none,
      googleWallet: true,
    })
    expect(ticketActions(line, { ...ticket, addToAppleWalletLink: "https://a" })).toMatchObject({
      ...none,
      appleWallet: true,
    })
  })
})

describe("documents of tickets", () => {
  const ids = fc.array(fc.string(), { minLength: 1, maxLength: 4 })

  it("are kept once per ticket or group, whatever the order, and never mixed up [TICK-016]", () => {
    fc.assert(
      fc.property(ids, ids, (sodIds, others) => {
        const key = documentKey({ type: "tickets", sodIds, mailCategory: "E_TICKETS" })
        expect(documentKey({ type: "tickets", sodIds: sodIds.toReversed(), mailCategory: "E_TICKETS" })).toBe(
          key,
        )
        const isSame = JSON.stringify([...sodIds].sort()) === JSON.stringify([...others].sort())
        expect(documentKey({ type: "tickets", sodIds: others, mailCategory: "E_TICKETS" }) === key).toBe(
          isSame,
        )
        expect(documentKey({ type: "tickets", sodIds, mailCategory: "SMARTPHONE" })).not.toBe(key)
        expect(
          documentKey({ type: "seat-map", eventId: "E_TICKETS", dispositionDetailIds: sodIds }),
        ).not.toBe(key)
      }),
    )
  })

  it("hold sixty tickets at most, each ticket once and in order [TICK-007]", () => {
    const tickets = Array.from({ length: 121 }, (_, index) => index)
    expect(ticketDocuments(tickets).map((part) => part.length)).toEqual([60, 60, 1])
    expect(ticketDocuments(tickets).flat()).toEqual(tickets)
    expect(ticketDocuments(tickets.slice(0, 60))).toHaveLength(1)
    expect(ticketDocuments([])).toEqual([])
  })

  it("open after 200 ms, and passes are saved as such [TICK-011] [TICK-018]", () => {
    expect(DOCUMENT_OVERLAY_DELAY_MS).toBe(200)
    expect(passFileName("sod-17")).toBe("sod-17.pkpass")
    expect(passFileName("../a b/c")).toBe("..-a-b-c.pkpass")
  })
})
