import { describeCalls } from "./calls.test-support.ts"

const session = ["session"]
const message = { is: "MessageAnswer", fields: { message: "string!" } }

describeCalls("sessions and carts", [
  {
    title: "[CALL-016] a session is opened or renewed",
    call: "POST /v1/session",
    tag: "sessions",
    query: { auto: "string", r: "string" },
    answer: { is: "Session", fields: { sessionToken: "string!" } },
    security: ["", "session"],
    cache: 0,
  },
  {
    title: "[CALL-018] cart of the session, never kept",
    call: "GET /v1/cart/self",
    tag: "carts",
    answer: { is: "Cart", fields: { cartElements: "CartElement[]!" } },
    security: session,
    cache: 0,
  },
  {
    title: "[CALL-019] cart that a link names",
    call: "GET /v1/cart",
    tag: "carts",
    query: { token: "string!", presale: "string" },
    answer: { is: "Cart" },
    security: ["session", "staff"],
    permission: "admin",
    cache: 0,
    problems: ["cart-unknown"],
  },
  {
    title: "[CALL-020] the whole cart goes",
    call: "DELETE /v1/cart/delete",
    tag: "carts",
    answer: message,
    security: session,
    problems: ["cart-being-paid"],
  },
  {
    title: "[CALL-021] the unconfirmed lines go",
    call: "DELETE /v1/cart/unconfirmed",
    tag: "carts",
    answer: message,
    security: session,
    problems: ["cart-being-paid"],
  },
  {
    title: "[CALL-022] nine flags of payment methods",
    call: "GET /v1/cart/paymentMethods",
    tag: "carts",
    answer: {
      is: "PaymentMethods",
      fields: {
        visa: "boolean!",
        mastercard: "boolean!",
        amex: "boolean!",
        discover: "boolean!",
        exact: "boolean!",
        paypal: "boolean!",
        google_pay: "boolean!",
        apple_pay: "boolean!",
        giftcertificate: "boolean!",
      },
    },
    security: [],
    cache: 60_000,
  },
])
