import type { Authentication, Client, Invoice, Problem, Receipt, TicketElement } from "@parterre/contract"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { type Guest, payPlainly } from "../../test/house/shopper.ts"

let bench: CheckoutBench

beforeAll(async () => {
  bench = await startCheckout()
})
afterAll(() => bench.close())

const mode = (clientAccount: "NO" | "OPTIONAL" | "YES") =>
  bench.db("websites").where({ id: "stripe-shop" }).update({ client_account: clientAccount })
beforeEach(() => mode("OPTIONAL"))

const password = "Corneille1637!"
let made = 0

/** A shopper who has just signed up, with two seats in the cart. */
async function client() {
  const guest = await bench.shopper("stripe")
  made += 1
  const email = `marie${made}@exemple.ca`
  const profile = { ...guest.client, email, password, confirmation: password }
  const { status, body } = await guest.call<Client>("POST", "/v1/clients", profile)
  expect(status).toBe(200)
  return { guest, email, id: body.id ?? "" }
}

/** The same client on another device. */
async function elsewhere(email: string) {
  const guest = await bench.shopper("stripe", { seats: 0 })
  const credentials = { username: email, password }
  expect((await guest.call("POST", "/v1/clients/actions/authorize", credentials)).status).toBe(200)
  return guest
}

async function bought(guest: Guest) {
  const { status, body, sale } = await payPlainly(guest, "stripe")
  expect(status).toBe(200)
  const row = await bench.saleOf(sale.saleToken)
  return { saleId: String(body.saleId), row, tickets: await bench.ticketsOf(row.id) }
}

const upcoming = (guest: Guest) => guest.call<TicketElement[] & Problem>("GET", "/v1/tickets/upcoming/self")
const invoices = (guest: Guest, clientId: string, more = "") =>
  guest.call<Invoice[] & Problem>("GET", `/v1/invoices?clientId=${clientId}${more}`)

async function report(guest: Guest, saleId: string, clientId: string, language = "fr") {
  const query = `s=${saleId}&cl=${clientId}&language=${language}&subdomain=stripe-shop`
  const response = await fetch(`${bench.address}/backend/v1/ng-invoice.html?${query}`, {
    headers: { "x-session-token": guest.token() },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe("what a client buys", () => {
  it("is theirs on every device [ACC-054] [CALL-046] [CALL-106]", async () => {
    const { guest, email, id } = await client()
    const { saleId, row, tickets } = await bought(guest)
    expect(row.client_id).toBe(id)
    expect(JSON.parse(row.client ?? "{}").id).toBe(id)
    const phone = await elsewhere(email)
    const { body } = await upcoming(phone)
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({
      title: "Pièce soir",
      eventStart: "2026-12-05T19:30:00-05:00",
      location: { name: "Salle", city: "Québec" },
      images: [{ url: "/assets/stripe-shop/images/a.svg" }],
    })
    const [price] = body[0]?.prices ?? []
    expect(price).toMatchObject({
      priceType: "Adulte",
      price: 6500,
      serviceCharges: 450,
      printable: true,
      giftable: true,
      rs: true,
      eventId: "stripe-shop.soir",
    })
    const tokens = price?.upcomingTicketDetailTokens ?? []
    expect(tokens.map(({ sodId }) => sodId).sort()).toEqual(tickets.map((ticket) => ticket.id).sort())
    expect(tokens[0]).toMatchObject({
      mailCategory: "E_TICKETS",
      seat: { level: "Parterre", rowType: "SEAT" },
    })
    expect(body[0]?.pricesByMail).toEqual({ E_TICKETS: body[0]?.prices })
    const pdf = `/backend/v1/tickets?subdomain=stripe-shop&ticket0=${tokens[0]?.sodId}`
    const printed = await fetch(`${bench.address}${pdf}`, { headers: { "x-session-token": phone.token() } })
    expect(printed.headers.get("content-type")).toBe("application/pdf")
    const receipt = await phone.call<Receipt>("GET", `/v1/invoice-confirmation/${saleId}`)
    expect(receipt.body.saleId).toBe(saleId)
  })

  it("is no more the session's once they have signed out", async () => {
    const { guest } = await client()
    const { saleId, tickets } = await bought(guest)
    expect((await guest.call("GET", `/v1/invoice-confirmation/${saleId}`)).status).toBe(200)
    expect((await guest.call("GET", "/v1/session/sale")).body.saleId).toBe(saleId)
    expect((await guest.call("POST", "/v1/accounts/STRI/actions/logout")).status).toBe(204)
    expect((await guest.call<Problem>("GET", "/v1/session/sale")).body.code).toBe("sale-unknown")
    const receipt = await guest.call<Problem>("GET", `/v1/invoice-confirmation/${saleId}`)
    expect(receipt.body.code).toBe("sale-unknown")
    const pdf = await guest.call<Problem>("GET", `/backend/v1/tickets?ticket0=${tickets[0]?.id}`)
    expect(pdf.body.code).toBe("not-yours")
    expect((await upcoming(guest)).body.code).toBe("login-needed")
  })

  it("is nobody else's [CALL-046] [CALL-106] [CALL-107]", async () => {
    const mine = await client()
    const { saleId, tickets } = await bought(mine.guest)
    const { guest, id } = await client()
    expect((await upcoming(guest)).body).toEqual([])
    expect((await invoices(guest, id)).body).toEqual([])
    const refused = await invoices(guest, mine.id)
    expect([refused.status, refused.body.code]).toEqual([403, "not-yours"])
    for (const [sale, owner, status, code] of [
      [saleId, mine.id, 403, "not-yours"],
      [saleId, id, 403, "not-yours"],
      ["STRI-NOTTHERE", id, 404, "invoice-unknown"],
    ] as const) {
      const answer = await report(guest, sale, owner)
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([status, code])
    }
    const pdf = await guest.call<Problem>("GET", `/backend/v1/tickets?ticket0=${tickets[0]?.id}`)
    expect([pdf.status, pdf.body.code]).toEqual([403, "not-yours"])
    const nobody = await bench.shopper("stripe", { seats: 0 })
    for (const answer of [await upcoming(nobody), await invoices(nobody, mine.id)])
      expect([answer.status, answer.body.code]).toEqual([401, "login-needed"])
  })

  it("is listed newest first, with its tickets when they are asked for [CALL-106]", async () => {
    const { guest, id } = await client()
    const first = await bought(guest)
    bench.clock.pass(60)
    await guest.holdPlaces(3)
    const second = await bought(guest)
    const { body } = await invoices(guest, id)
    expect(body.map((invoice) => invoice.id)).toEqual([second.saleId, first.saleId])
    expect(body[1]).toMatchObject({
      ticketsQty: 2,
      returnedTicketsQty: 0,
      serviceCharge: 900,
      totalAmount: first.row.amount,
      paymentMode: ["VISA"],
      returnedTickets: [],
    })
    expect(body[1]?.tickets).toHaveLength(2)
    expect(body[1]?.tickets?.[0]).toMatchObject({ eventName: "Pièce soir", price: 6500, serviceCharge: 450 })
    expect(body[0]?.tickets?.[0]).not.toHaveProperty("seatJson")
    const [newest, ...rest] = (await invoices(guest, id, "&includeTickets=false&limit=1")).body
    expect([newest?.id, newest?.ticketsQty, newest?.tickets, rest]).toEqual([second.saleId, 3, undefined, []])
    await bench.db("tickets").where({ id: first.tickets[0]?.id }).update({ voided_at: bench.clock.now() })
    const [, returned] = (await invoices(guest, id)).body
    expect([returned?.returnedTicketsQty, returned?.returnedTickets?.length]).toEqual([1, 1])
    const lines = (await upcoming(guest)).body.flatMap(({ prices }) => prices)
    expect(lines.map((line) => [line.rs, line.upcomingTicketDetailTokens.length]).sort()).toEqual([
      [false, 3],
      [true, 1],
    ])
  })

  it.each([
    ["fr", "Facture", "Frais de service", "Facturé à"],
    ["en", "Invoice", "Service fees", "Billed to"],
  ])("has a report to print in %s, without scripts [CALL-107]", async (language, title, charge, billed) => {
    const { guest, id } = await client()
    const sale = await guest.startSale()
    const named = { ...guest.client, company: "<script>alert(1)</script>" }
    const { body } = await guest.pay(sale, { stripeToken: "tok_visa" }, { client: named })
    const saleId = String(body.saleId)
    const answer = await report(guest, saleId, id, language)
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toContain("text/html")
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(answer.text).toContain(`<html lang="${language}-CA">`)
    for (const said of [
      `${title} ${saleId}`,
      charge,
      billed,
      "Marie Tremblay",
      "alert(1)",
      "123456789 RT0001",
    ])
      expect(answer.text).toContain(said)
    expect(answer.text).toContain(language === "fr" ? "65,00\u00a0$" : "$65.00")
    expect(answer.text).not.toMatch(/<script|javascript:|\son\w+=/i)
  })
})

describe("who may buy", () => {
  it("is a guest, whose sale no account ever gets [ACC-041] [ACC-054]", async () => {
    const guest = await bench.shopper("stripe")
    const { row, saleId } = await bought(guest)
    expect(row.client_id).toBeNull()
    const profile = { ...guest.client, email: `guy${made}@exemple.ca`, password, confirmation: password }
    const { body } = await guest.call<Client>("POST", "/v1/clients", profile)
    expect((await invoices(guest, body.id ?? "")).body).toEqual([])
    expect((await upcoming(guest)).body).toEqual([])
    // The session that bought still has its receipt.
    expect((await guest.call("GET", `/v1/invoice-confirmation/${saleId}`)).status).toBe(200)
  })

  it("is a client only where the organiser says so [ACC-041] [ACC-054]", async () => {
    const guest = await bench.shopper("stripe")
    const open = await guest.startSale()
    await mode("YES")
    const begun = await guest.call<Problem>("PUT", "/v1/session/create-sale")
    expect([begun.status, begun.body.code]).toEqual([401, "login-needed"])
    const paid = await guest.pay(open, { stripeToken: "tok_visa" })
    expect([paid.status, paid.body.code]).toEqual([401, "login-needed"])
    expect((await bench.saleOf(open.saleToken)).state).toBe("open")
    const profile = { ...guest.client, email: `membre${made}@exemple.ca`, password, confirmation: password }
    await guest.call("POST", "/v1/clients", profile)
    const { row } = await bought(guest)
    const check = await guest.call<Authentication>("POST", "/v1/accounts/STRI/actions/authentication")
    expect(row.client_id).toBe(check.body.clientId)
  })

  it("cannot say whose account it is", async () => {
    const mine = await client()
    const guest = await bench.shopper("stripe")
    const sale = await guest.startSale()
    const paid = await guest.pay(
      sale,
      { stripeToken: "tok_visa" },
      { client: { ...guest.client, id: mine.id } },
    )
    expect(paid.status).toBe(200)
    const row = await bench.saleOf(sale.saleToken)
    expect([row.client_id, JSON.parse(row.client ?? "{}").id]).toEqual([null, undefined])
    expect((await invoices(mine.guest, mine.id)).body).toEqual([])
  })
})

// The last one: it turns the clock past the show.
it("shows tickets until the show is well over [CALL-046]", async () => {
  const { guest, email } = await client()
  await bought(guest)
  const start = Date.parse("2026-12-05T19:30:00-05:00")
  bench.clock.pass((start - bench.clock.now()) / 1000 + 3600)
  expect((await upcoming(await elsewhere(email))).body).toHaveLength(1)
  bench.clock.pass(6 * 3600)
  expect((await upcoming(await elsewhere(email))).body).toEqual([])
})
