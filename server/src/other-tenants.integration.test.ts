import type { Cart } from "@parterre/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../test/house/checkout-shop.ts"
import { type Guest, payPlainly } from "../test/house/shopper.ts"
import { payingCards, shops } from "../test/house/shops.ts"

/** What belongs to a client of a tenant. */
interface Belongings {
  readonly eventId: string
  readonly lineId: string
  readonly clientId: string
  readonly saleId: string
  readonly saleToken: string
  readonly ticketId: string
}

const nobodys: Belongings = {
  eventId: `${shops.moneris.id}.nulle-part`,
  ...{ lineId: "nobody", clientId: "nobody", saleId: "nobody", saleToken: "nobody", ticketId: "nobody" },
}

let bench: CheckoutBench
let owner: Guest
let belongings: Belongings
/** Signed in at another tenant, with a sale that waits to be paid. */
let stranger: Guest

beforeAll(async () => {
  bench = await startCheckout()
  await bench.db("websites").update({ client_account: "OPTIONAL" })
  owner = await bench.shopper("moneris")
  const { id } = await owner.signUp("marie@exemple.ca")
  const { sale } = await payPlainly(owner, "moneris")
  const { id: saleId } = await bench.saleOf(sale.saleToken)
  const [ticket] = await bench.ticketsOf(saleId)
  await owner.holdPlaces(2)
  const { body: cart } = await owner.call<Cart>("GET", "/v1/cart/self")
  belongings = {
    ...{ eventId: `${shops.moneris.id}.soir`, clientId: String(id), saleId, saleToken: sale.saleToken },
    lineId: cart.cartElements[0]?.prices[0]?.cartDetailToken[0]?.idCartLine ?? "",
    ticketId: ticket?.id ?? "",
  }
  stranger = await bench.shopper("exact", { places: 2 })
  await stranger.signUp("jo@exemple.ca")
  await stranger.startSale()
})
afterAll(() => bench.close())

type Call = Parameters<Guest["call"]>

const words = {
  oldPassword: "Corneille1637!",
  password: "Racine1677!!",
  confirmation: "Racine1677!!",
}
const payment = (saleToken: string) => ({
  client: { firstname: "Jo", lastname: "Fraser", email: "jo@exemple.ca", language: "en" },
  creditCard: payingCards.exact.approved,
  ...{ amount: 100, saleToken },
})

/** Each with what it answers to ids that nobody has: no more is told of those that somebody has elsewhere. */
const calls: readonly (readonly [
  what: string,
  call: (of: Belongings) => Call,
  status: number,
  code: string,
])[] = [
  [
    "paying a sale",
    (of) => ["POST", "/backend/v1/cart/checkoutCreditCard", payment(of.saleToken)],
    409,
    "sale-needed",
  ],
  ["reading a receipt", (of) => ["GET", `/v1/invoice-confirmation/${of.saleId}`], 404, "sale-unknown"],
  ["reading invoices", (of) => ["GET", `/v1/invoices?clientId=${of.clientId}`], 403, "not-yours"],
  [
    "printing an invoice",
    (of) => ["GET", `/backend/v1/ng-invoice.html?s=${of.saleId}&cl=${of.clientId}`],
    403,
    "not-yours",
  ],
  ["printing a ticket", (of) => ["GET", `/backend/v1/tickets?ticket0=${of.ticketId}`], 404, "ticket-unknown"],
  ["reading a ticket's code", (of) => ["GET", `/v1/tickets/${of.ticketId}/code`], 404, "ticket-unknown"],
  [
    "giving a ticket away",
    (of) => ["PUT", "/v1/sendasgift", { ticketId: of.ticketId, email: "jo@exemple.ca" }],
    404,
    "ticket-unknown",
  ],
  [
    "taking a gift back",
    (of) => ["POST", `/v1/tickets/${of.ticketId}/actions/take-back-gift`],
    404,
    "ticket-unknown",
  ],
  [
    "changing a password",
    (of) => ["POST", `/v1/clients/${of.clientId}/actions/change-password`, words],
    403,
    "not-yours",
  ],
  [
    "confirming an address",
    (of) => ["POST", `/v1/clients/${of.clientId}/actions/send-email-confirmation`],
    403,
    "not-yours",
  ],
  [
    "withdrawing a new address",
    (of) => ["POST", `/v1/clients/${of.clientId}/actions/withdraw-email-change`],
    403,
    "not-yours",
  ],
  ["reading newsletters", (of) => ["GET", `/v1/mailinglist/client/${of.clientId}`], 403, "not-yours"],
  ["exchanging a flex pass", (of) => ["GET", `/v1/flexpass/${of.saleId}/events`], 404, "invoice-unknown"],
]

it.each(calls)(
  "%s of another tenant's is refused as one of nobody's [SHELL-002]",
  async (_what, call, status, code) => {
    for (const of of [belongings, nobodys]) {
      const answer = await stranger.call(...call(of))
      expect([answer.status, answer.body.code]).toEqual([status, code])
    }
  },
)

it("releasing what is in another tenant's cart releases nothing [SHELL-002]", async () => {
  for (const of of [belongings, nobodys])
    for (const item of [{ holds: [of.lineId] }, { eventId: of.eventId }]) {
      const { body } = await stranger.call<{ cart: Cart }>("POST", "/v1/holds/actions/release", [item])
      expect(body.cart.totalQty).toBe(2)
    }
  const { body: cart } = await owner.call<Cart>("GET", "/v1/cart/self")
  expect(cart).toMatchObject({ state: "held", totalQty: 2 })
})

it("a session of another tenant is none [SHELL-002]", async () => {
  for (const path of ["/v1/cart/self", "/v1/clients/self", "/v1/session/sale", "/v1/tickets/upcoming/self"]) {
    const url = `${bench.address}${path}?subdomain=${shops.exact.id}`
    const answer = await fetch(url, { headers: { "x-session-token": owner.token() } })
    const { code } = (await answer.json()) as { readonly code?: string }
    expect([answer.status, code], path).toEqual([401, "session-expired"])
  }
})

it("leave the owner everything as it was", async () => {
  const { body: tickets } = await owner.call<readonly object[]>("GET", "/v1/tickets/upcoming/self")
  expect(tickets).toHaveLength(1)
  expect((await owner.call("GET", "/v1/clients/self")).body).toMatchObject({ email: "marie@exemple.ca" })
  const login = { username: "marie@exemple.ca", password: words.oldPassword }
  expect((await owner.call("POST", "/v1/clients/actions/authorize", login)).status).toBe(200)
})
