import { sandboxCredentials, sandboxNames } from "@parterre/sandboxes"
import { smallHouse } from "./small-house.ts"

export const CVD = "907"

/** A shop for each processor, all in one small house. */
export const shops = {
  paysafe: {
    ...smallHouse,
    id: "paysafe-shop",
    accountCode: "PAYS",
    avoidSingle: false,
    payment: {
      processor: "PAYSAFE",
      accountId: "1001",
      publicKey: sandboxCredentials.paysafe.browserKeys[0],
      threeDSecure: true,
      interac: { page: sandboxCredentials.exact.page, accountId: sandboxCredentials.exact.gatewayId },
    },
  },
  globalpayments: {
    ...smallHouse,
    id: "gp-shop",
    accountCode: "GPAY",
    avoidSingle: false,
    payment: { processor: "GLOBALPAYMENTS", accountId: "2001", threeDSecure: true },
  },
  stripe: {
    ...smallHouse,
    id: "stripe-shop",
    accountCode: "STRI",
    avoidSingle: false,
    payment: { processor: "STRIPE", accountId: "", threeDSecure: true },
  },
  moneris: {
    ...smallHouse,
    id: "moneris-shop",
    accountCode: "MONE",
    avoidSingle: false,
    payment: { processor: "MONERIS", accountId: "store5", threeDSecure: false },
  },
  cardconnect: {
    ...smallHouse,
    id: "cardconnect-shop",
    accountCode: "CARD",
    avoidSingle: false,
    payment: { processor: "CARDCONNECT", accountId: "800000000264", threeDSecure: false },
  },
  paymentech: {
    ...smallHouse,
    id: "orbital-shop",
    accountCode: "ORBI",
    avoidSingle: false,
    payment: { processor: "PAYMENTECH", accountId: "700000208761", threeDSecure: false },
  },
  exact: {
    ...smallHouse,
    id: "exact-shop",
    accountCode: "EXAC",
    avoidSingle: false,
    payment: {
      processor: "EXACT",
      accountId: "A00049-01",
      threeDSecure: false,
      interac: { page: sandboxCredentials.exact.page },
    },
  },
  paypal: {
    ...smallHouse,
    id: "paypal-shop",
    accountCode: "PAYP",
    avoidSingle: false,
    payment: {
      processor: "DO_NOT_USE",
      threeDSecure: false,
      paypal: { clientId: sandboxCredentials.paypal.clientId },
    },
  },
} as const

export type ShopName = keyof typeof shops

/** The shops in the order of their processors. */
export const shopNames = sandboxNames satisfies readonly ShopName[]

/** What pays at each processor, and what its bank declines, as a payment says it. */
export const payingCards: Readonly<Record<ShopName, Readonly<Record<"approved" | "declined", object>>>> = {
  paysafe: { approved: typedCard("4000000000001000"), declined: typedCard("4000000000000002") },
  globalpayments: { approved: typedCard("4222000009719489"), declined: typedCard("4000120000001154") },
  stripe: { approved: { stripeToken: "tok_visa" }, declined: { stripeToken: "tok_chargeDeclined" } },
  moneris: { approved: typedCard("4242424242424242"), declined: typedCard("4000000000000002") },
  cardconnect: { approved: typedCard("4788250000121443"), declined: typedCard("4000000000000002") },
  paymentech: { approved: typedCard("4788250000028291"), declined: typedCard("4000300011112220") },
  exact: { approved: typedCard("4111111111111111"), declined: typedCard("4000000000000002") },
  // Orders are made for a sale: see `creditCardOf`.
  paypal: { approved: { paypalOrderId: "APPROVED" }, declined: { paypalOrderId: "DECLINED" } },
}

/** The numbers among them, which nothing keeps. */
const payingNumbers: readonly string[] = Object.values(payingCards)
  .flatMap(Object.values)
  .flatMap((card) => ("number" in card ? String(card.number) : []))

/** Cards by what they do in the 3-D Secure of each processor that has it. */
export const cards = {
  paysafe: {
    frictionless: "4000000000001000",
    challenge: "4000000000001091",
    notEnrolled: "4111111111111111",
    denied: "4000000000001018",
    declined: "4000000000000002",
  },
  globalpayments: {
    frictionless: "4222000009719489",
    challenge: "4012001038488884",
    notEnrolled: "4012001037141112",
    denied: "4222000002144131",
    declined: "4000120000001154",
  },
} as const

/** Every card number that a test pays with. */
export const cardNumbers = [
  ...payingNumbers,
  ...Object.values(cards).flatMap(Object.values),
] as readonly string[]

export function typedCard(number: string, authenticationId?: string) {
  return {
    number,
    expiry: "1228",
    cvd: CVD,
    nameOnCard: "Marie Tremblay",
    ...(authenticationId === undefined ? {} : { threeDSecureAuthenticationId: authenticationId }),
  }
}
