import { describeCalls } from "./calls.test-support.ts"

const own = { security: ["session"], problems: ["login-needed", "not-yours"] }
const read = { ...own, cache: 0 }
const pass = {
  is: "FlexPass",
  fields: { toBeExchange: "FlexPassFilm[]!", alreadyExchanged: "object!" },
}
const newsletters = { is: "Newsletter[]", fields: { id: "string!", alreadySubscribed: "boolean!" } }

describeCalls("invoices, flex passes and newsletters", [
  {
    title: "[CALL-102] the flex pass of an invoice",
    call: "GET /v1/flexpass/{invoiceId}/events",
    tag: "flex-passes",
    answer: pass,
    ...read,
    query: { flexpassEventId: "string", keyserverToken: "string" },
    problems: [...own.problems, "invoice-unknown", "queue-key-needed"],
  },
  {
    title: "[CALL-103] one flex pass",
    call: "GET /v1/flexpass/{id}",
    tag: "flex-passes",
    answer: pass,
    ...read,
    problems: [...own.problems, "flex-pass-unknown"],
  },
  {
    title: "[CALL-104] flex passes of the client",
    call: "GET /v1/flexpasses",
    tag: "flex-passes",
    answer: { ...pass, is: "FlexPass[]" },
    ...read,
    problems: ["login-needed"],
  },
  {
    title: "[CALL-105] tickets of a flex pass exchanged, by a shopper or with a refresh token",
    call: "POST /backend/v1/cart/flexpass/exchange",
    tag: "flex-passes",
    body: {
      is: "ExchangeRequest",
      fields: {
        clientId: "string!",
        keyserverToken: "string",
        "exchanges[].performanceId": "string!",
        "exchanges[].ticketId": "string!",
      },
    },
    answer: pass,
    security: ["session", "staff"],
    permission: "productPurchase",
    problems: ["event-not-on-sale", "ticket-already-exchanged", "not-yours"],
  },
  {
    title: "[CALL-106] invoices of the client",
    call: "GET /v1/invoices",
    tag: "invoices",
    query: { clientId: "string!", includeTickets: "boolean = true", limit: "integer = 150" },
    answer: { is: "Invoice[]", fields: { id: "string!", date: "date-time!" } },
    ...read,
  },
  {
    title: "[CALL-107] the report of an invoice",
    call: "GET /backend/v1/ng-invoice.html",
    tag: "invoices",
    query: { s: "string!", cl: "string!" },
    answer: { is: "string", media: "text/html" },
    ...read,
    problems: [...own.problems, "invoice-unknown"],
  },
  {
    title: "[CALL-108] master newsletters for a client",
    call: "GET /v1/mailinglist/master/client/{id}",
    tag: "newsletters",
    answer: newsletters,
    ...read,
  },
  {
    title: "[CALL-109] newsletters of a client",
    call: "GET /v1/mailinglist/client/{id}",
    tag: "newsletters",
    answer: newsletters,
    ...read,
  },
  {
    title: "[CALL-110] newsletters of a sale's producers",
    call: "POST /v1/mailinglist",
    tag: "newsletters",
    body: { is: "SaleNewslettersRequest", fields: { clientId: "string", performanceIds: "string[]!" } },
    answer: newsletters,
    ...own,
  },
  {
    title: "[CALL-111] newsletters taken and left, by a client or from the footer",
    call: "POST /v1/subscribetonewsletter",
    tag: "newsletters",
    body: {
      is: "NewsletterChange",
      fields: {
        clientId: "string",
        subscribe: "string[]!",
        unsubscribe: "string[]!",
        email: "string",
        city: "string",
        postalCode: "string",
        province: "string",
        language: "fr | en | both",
      },
    },
    answer: newsletters,
    ...own,
  },
])
