import { describeCalls } from "./calls.test-support.ts"
import type { Fields } from "./fields.test-support.ts"

const cardFailures = [
  "client-invalid",
  "payment-in-progress",
  "payment-method-not-offered",
  "card-invalid",
  "card-brand-not-accepted",
  "card-declined",
  "payment-pending",
  "processor-unavailable",
]
const payment: Fields = {
  client: "Buyer!",
  creditCard: "CreditCard!",
  amount: "integer!",
  shippingCarts: "ShippingCart[]",
  saleToken: "string!",
  accessToken: "string",
}
const paid: Fields = { saleId: "string!", deferred: "boolean!", crId: "string | null!" }
const details: Fields = {
  saleId: "string!",
  amount: "integer!",
  client: "Buyer!",
  lines: "SaleLine[]!",
  "lines[].title": "string!",
  "lines[].qty": "integer!",
  "lines[].price": "integer!",
  "lines[].serviceCharges": "integer!",
  "lines[].total": "integer!",
}

describeCalls("ways to pay", [
  {
    title: "[CALL-052] the nine fields of the form that opens Interac Online",
    call: "GET /v1/interac/exact-url",
    tag: "payment-methods",
    query: { clientId: "string!", amount: "string!" },
    answer: {
      is: "InteracPayment",
      fields: {
        payment_url: "uri!",
        x_login: "string!",
        x_amount: "string!",
        x_fp_sequence: "string!",
        x_fp_timestamp: "string!",
        x_fp_hash: "string!",
        x_receipt_link_url: "uri!",
        x_test_request: "TRUE | FALSE!",
        x_po_num: "string!",
      },
    },
    security: ["session"],
    cache: 30_000,
    problems: ["cart-empty", "cart-expired", "amount-changed", "payment-method-not-offered"],
  },
  {
    title: "[CALL-057] the merchant of an Apple Pay sheet",
    call: "POST /v1/pay/apple/create-session",
    tag: "payment-methods",
    body: {
      is: "ApplePaySessionRequest",
      fields: {
        merchantIdentifier: "string!",
        displayName: "string!",
        initiative: "web!",
        initiativeContext: "string!",
      },
    },
    answer: { is: "ApplePaySession", fields: { result: "string!" } },
    security: ["session"],
    problems: [
      "address-not-allowed",
      "payment-method-not-offered",
      "payment-misconfigured",
      "processor-unavailable",
    ],
  },
  {
    title: "[CALL-068] a cart paid by card",
    call: "POST /backend/v1/cart/checkoutCreditCard",
    tag: "checkout",
    body: { is: "PaymentRequest", fields: payment },
    answer: { is: "PaymentResponse", fields: paid },
    security: ["session"],
    problems: ["cart-expired", "cart-changed", "amount-changed", ...cardFailures],
  },
  {
    title: "[CALL-069] season tickets renewed and paid",
    call: "POST /backend/v1/websites/{subdomain}/subscriptions/renew/multiplePaymentCheckout",
    tag: "renewals",
    body: {
      is: "RenewalRequest",
      fields: {
        shipping: "RenewalShipping!",
        "shipping.code": "SeasonBookelts | ETickets | Smartphone!",
        "shipping.id": "1 | 2 | 3!",
        "shipping.price": "0!",
        saleToken: "string!",
        client: "Buyer!",
        creditCard: "CreditCard!",
      },
    },
    answer: { is: "RenewalResponse", fields: { ...paid, coltsConfirmation: "string!" } },
    security: ["session"],
    problems: ["renewal-ended", "delivery-not-offered", ...cardFailures],
  },
  {
    title: "[CALL-070] what a renewal link offers",
    call: "POST /backend/v1/websites/{subdomain}/subscriptions/renew/details",
    tag: "renewals",
    body: { is: "RenewalDetailsRequest", fields: { token: "string!" } },
    answer: {
      is: "RenewalDetails",
      fields: {
        client: "Buyer!",
        lines: "SaleLine[]!",
        amounts: "RenewalAmount[]!",
        "amounts[].dueOn": "date!",
        "amounts[].amount": "integer!",
        saleToken: "string!",
      },
    },
    security: ["session"],
    problems: ["renewal-unknown", "renewal-ended"],
  },
  {
    title: "[CALL-071] a deferred payment made",
    call: "POST /backend/v1/ccpayment/process-paiement",
    tag: "checkout",
    body: { is: "PaymentRequest", fields: payment },
    answer: { is: "PaymentResponse", fields: paid },
    security: ["session"],
    problems: ["sale-unknown", "nothing-due", "amount-changed", ...cardFailures],
  },
  {
    title: "[CALL-072] what a deferred sale still costs",
    call: "POST /v1/ccpayment/details",
    tag: "checkout",
    body: { is: "DeferredSaleRequest", fields: { saleToken: "string!" } },
    answer: { is: "DeferredSale", fields: details },
    security: ["session"],
    problems: ["sale-unknown", "nothing-due"],
  },
  {
    title: "[CALL-073] the receipt of a sale",
    call: "GET /v1/invoice-confirmation/{id}",
    tag: "checkout",
    answer: {
      is: "Receipt",
      fields: { saleId: "string!", date: "date-time!", tickets: "IssuedTicket[]!", tax: "TaxSummary!" },
    },
    security: ["session"],
    cache: 0,
    problems: ["sale-unknown"],
  },
])
