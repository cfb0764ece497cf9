import { describeCalls } from "./calls.test-support.ts"

const pdf = { is: "string", media: "application/pdf" }

describeCalls("tickets", [
  {
    title: "[CALL-046] tickets of the client for events to come",
    call: "GET /v1/tickets/upcoming/self",
    tag: "tickets",
    answer: { is: "TicketElement[]", fields: { prices: "TicketPriceLine[]!", eventStart: "date-time!" } },
    security: ["session"],
    cache: 0,
    problems: ["login-needed"],
  },
  {
    title: "[CALL-047] tickets as a PDF",
    call: "GET /backend/v1/tickets",
    tag: "tickets",
    query: { ticket0: "string!", mail: "DeliveryCategory" },
    answer: pdf,
    security: ["session"],
    cache: 0,
    problems: ["ticket-unknown", "not-yours", "ticket-not-printable"],
  },
  {
    title: "[CALL-048] where seats are on the map, as a PDF, by its address alone",
    call: "GET /backend/vs.pdf",
    tag: "tickets",
    query: { perf: "string!", seat0: "string!" },
    answer: pdf,
    security: [],
    cache: 60_000,
    problems: ["event-unknown", "no-seat-map", "seats-unknown"],
  },
  {
    title: "[CALL-049] an address to open, by a signed link alone",
    call: "GET /v1/wallet-passes/google/{link}",
    tag: "tickets",
    answer: { is: "uri", media: "text/plain" },
    security: [],
    cache: 0,
    problems: ["ticket-unknown", "wallet-link-ended"],
  },
  {
    title: "[CALL-050] a pass file, by a signed link alone",
    call: "GET /v1/wallet-passes/apple/{link}",
    tag: "tickets",
    answer: { is: "string", media: "application/vnd.apple.pkpass" },
    security: [],
    cache: 0,
    problems: ["ticket-unknown", "wallet-link-ended"],
  },
  {
    title: "[CALL-051] a ticket sent as a gift",
    call: "PUT /v1/sendasgift",
    tag: "tickets",
    body: { is: "GiftRequest", fields: { ticketId: "string!", email: "string!" } },
    answer: { is: "GiftAnswer", fields: { message: "string!", giftRecipient: "string!" } },
    security: ["session"],
    problems: ["login-needed", "ticket-unknown", "not-yours", "ticket-not-giftable", "email-invalid"],
  },
])
