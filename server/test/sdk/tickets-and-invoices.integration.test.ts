import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../house/checkout-shop.ts"
import { newAddress, profile } from "../house/client-shop.ts"
import { testGifts } from "../serve.ts"
import { payingClient, visa } from "./paying-client.ts"
import { failureOf, pass, setDevice } from "./sdk-client.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout()
  setDevice(bench.clock)
  await bench.db("websites").where({ id: "stripe-shop" }).update({ client_account: "OPTIONAL" })
})
afterAll(() => bench.close())

/** A client on a device of their own, who has bought two seats. */
async function buyer() {
  const client = payingClient(bench, "stripe")
  const form = { ...profile(newAddress()), language: "fr" as const }
  const { id = "" } = await client.shop.clients.signUp(form)
  const { password: _, confirmation: _again, ...person } = form
  const buy = async () => {
    await client.fill()
    return client.shop.checkout.pay({ client: person, card: visa })
  }
  return { ...client, id, buy, ...(await buy()) }
}

const tokensOf = async ({ shop }: Pick<ReturnType<typeof payingClient>, "shop">) =>
  (await shop.tickets.upcoming()).flatMap(({ prices }) =>
    prices.flatMap(({ upcomingTicketDetailTokens }) => upcomingTicketDetailTokens),
  )

describe("the tickets of a client", () => {
  it("are those of events to come, read anew each time [CALL-046] [ENT-022]", async () => {
    const { shop, of } = await buyer()
    const [element, ...more] = await shop.tickets.upcoming()
    expect(more).toEqual([])
    expect(element).toMatchObject({
      title: "Pièce soir",
      location: { name: "Salle", city: "Québec" },
      eventStart: "2026-12-05T19:30:00-05:00",
      images: [{ url: "/assets/stripe-shop/images/a.svg" }],
      prices: [{ priceLevel: "Niveau a", priceType: "Adulte", price: 6500, serviceCharges: 450 }],
    })
    expect(element?.prices[0]?.upcomingTicketDetailTokens).toHaveLength(2)
    expect(element?.pricesByMail).toEqual({ E_TICKETS: element?.prices })
    await shop.tickets.upcoming()
    expect(of("GET /v1/tickets/upcoming/self").map(({ query }) => query.cache)).toEqual(["0", "0"])
    const nobody = payingClient(bench, "stripe")
    expect(await failureOf(nobody.shop.tickets.upcoming())).toMatchObject({
      _tag: "login-needed",
      status: 401,
    })
  })

  it("are printed as one PDF, for their client only [CALL-047]", async () => {
    const client = await buyer()
    const sodIds = (await tokensOf(client)).map(({ sodId }) => sodId)
    const pdf = await client.shop.checkout.ticketsPdf(sodIds)
    expect([pdf.type, await pdf.slice(0, 5).text()]).toEqual(["application/pdf", "%PDF-"])
    const [asked] = client.of("GET /backend/v1/tickets")
    expect([asked?.query.ticket0, asked?.query.ticket1]).toEqual(sodIds)
    const other = await buyer()
    expect(await failureOf(other.shop.checkout.ticketsPdf(sodIds))).toMatchObject({
      _tag: "not-yours",
      status: 403,
    })
    await bench.db("tickets").where({ id: sodIds[0] }).update({ delivery: "WILLCALL" })
    expect(await failureOf(client.shop.checkout.ticketsPdf(sodIds))).toMatchObject({ status: 403 })
  })

  it("are given away by mail, and given back by whoever has the link [CALL-051] [ENT-025]", async () => {
    const client = await buyer()
    const [first] = await tokensOf(client)
    const sodId = first?.sodId ?? ""
    expect(await client.shop.tickets.sendAsGift(sodId, "zoe@exemple.ca")).toEqual({
      message: "Le billet a été envoyé à zoe@exemple.ca. Votre ancien code ne fonctionne plus.",
      giftRecipient: "zoe@exemple.ca",
    })
    expect((await tokensOf(client)).map(({ giftRecipient }) => giftRecipient)).toContain("zoe@exemple.ca")
    const again = await failureOf(client.shop.tickets.sendAsGift(sodId, "lou@exemple.ca"))
    expect(again).toMatchObject({ _tag: "ticket-not-giftable", status: 403 })
    const recipient = payingClient(bench, "stripe")
    const token = testGifts.write({ id: sodId, website_id: "stripe-shop", code_number: 1 })
    expect(await recipient.shop.tickets.gift(token)).toMatchObject({
      title: "Pièce soir",
      giver: "Marie Tremblay",
      declineUntil: expect.stringMatching(/^2026-11-24T/),
    })
    expect(await (await recipient.shop.tickets.giftPdf(token)).slice(0, 5).text()).toBe("%PDF-")
    await recipient.shop.tickets.declineGift(token)
    expect((await tokensOf(client)).map(({ giftRecipient }) => giftRecipient)).toEqual([undefined, undefined])
    expect(await failureOf(recipient.shop.tickets.gift(token))).toMatchObject({ _tag: "ticket-gift-ended" })
    await client.shop.tickets.sendAsGift(sodId, "lou@exemple.ca")
    await client.shop.tickets.takeBackGift(sodId)
    expect(await failureOf(client.shop.tickets.takeBackGift(sodId))).toMatchObject({
      _tag: "ticket-gift-ended",
    })
  })

  it("have their seats on a map as a PDF [CALL-048]", async () => {
    const client = await buyer()
    // A map has bounds, which a plan brings.
    await bench
      .db("venues")
      .where({ id: "stripe-shop.salle" })
      .update({ bounds: JSON.stringify({ x: 0, y: 0, width: 400, height: 260 }) })
    const seatIds = (await tokensOf(client)).map(({ seat }) => seat?.dispositionDetailId ?? "")
    const pdf = await client.shop.checkout.seatsPdf("stripe-shop.soir", seatIds)
    expect([pdf.type, await pdf.slice(0, 5).text()]).toEqual(["application/pdf", "%PDF-"])
    const [asked] = client.of("GET /backend/vs.pdf")
    expect(asked?.query).toMatchObject({ perf: "stripe-shop.soir", seat0: seatIds[0], seat1: seatIds[1] })
  })
})

describe("the invoices of a client", () => {
  it("are listed with their tickets, newest first [CALL-106] [ENT-033]", async () => {
    const { shop, id, saleId, buy, of } = await buyer()
    pass(bench.clock, 60)
    const second = await buy()
    const [newest, first] = await shop.invoices.list(id)
    expect([newest?.id, first?.id]).toEqual([second.saleId, saleId])
    expect(first).toMatchObject({
      date: expect.stringMatching(/^2026-11-21T/),
      ticketsQty: 2,
      returnedTicketsQty: 0,
      serviceCharge: 900,
      totalAmount: 15_982,
      paymentMode: ["VISA"],
      returnedTickets: [],
    })
    expect(first?.tickets?.[0]).toEqual({
      eventName: "Pièce soir",
      pricelevel: "Niveau a",
      priceType: "Adulte",
      price: 6500,
      serviceCharge: 450,
      seatJson: {
        level: "Parterre",
        section: "Section 1",
        row: expect.any(String),
        seat: expect.any(String),
      },
    })
    expect(of("GET /v1/invoices")[0]?.query).toMatchObject({
      clientId: id,
      includeTickets: "true",
      limit: "150",
    })
    const other = await buyer()
    expect(await failureOf(other.shop.invoices.list(id))).toMatchObject({ _tag: "not-yours", status: 403 })
  })

  it("are opened with their report [ENT-032]", async () => {
    const { shop, id, saleId } = await buyer()
    const [listed] = await shop.invoices.list(id)
    if (listed === undefined) throw new Error("nothing was bought")
    expect(await shop.invoices.withReport(listed, id)).toEqual({
      id: saleId,
      date: expect.any(String),
      ticketsQty: 2,
      returnedTicketsQty: 0,
      serviceCharge: 900,
      totalAmount: 15_982,
      paymentMode: ["VISA"],
      tickets: [expect.any(Object), expect.any(Object)],
      returnedTickets: [],
      htmlReport: expect.stringContaining(saleId),
    })
  })

  it("have a report to print, for their client only [CALL-107]", async () => {
    const { shop, id, saleId, of } = await buyer()
    const html = await shop.invoices.html(saleId, id)
    expect(html).toContain(saleId)
    expect(html).not.toContain("<script")
    const [asked] = of("GET /backend/v1/ng-invoice.html")
    expect(asked?.query).toMatchObject({ s: saleId, cl: id })
    expect(asked?.answered.get("content-type")).toContain("text/html")
    const other = await buyer()
    for (const owner of [id, other.id])
      expect(await failureOf(other.shop.invoices.html(saleId, owner))).toMatchObject({ status: 403 })
  })
})
