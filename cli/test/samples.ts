import type {
  CartLink,
  CartList,
  CartReplay,
  CartReport,
  ClosingPreview,
  EventRefund,
  EventRefundPreview,
  Explanation,
  HoldExplanation,
  HoldList,
  JournalCitation,
  PersonalData,
  PromotionExplanation,
  Refund,
  RefundPreview,
  ReplayDifference,
  SeatExplanation,
  SupportClient,
  SupportHold,
} from "@parterre/contract"

export const NOW = Date.parse("2026-11-21T10:00:00-05:00")
const at = (time: string) => `2026-11-21T${time}-05:00`

export const hold = (fields: Partial<SupportHold> = {}): SupportHold => ({
  id: "7070948a-0000-4000-8000-000000000001",
  cartId: "0e0e3aaa-0000-4000-8000-000000000001",
  state: "live",
  eventId: "belvedere.le-cid-2026-12-05",
  title: "Le Cid",
  eventStart: "2026-12-05T19:30:00-05:00",
  priceLevel: "Parterre A",
  priceType: "Adulte",
  qty: 2,
  seats: [
    { idCartLine: "c1", seatId: "s1", seat: "12", row: "C", section: "Parterre" },
    { idCartLine: "c2", seatId: "s2", seat: "13", row: "C", section: "Parterre" },
  ],
  createdAt: at("09:59:00"),
  expiresAt: at("10:14:00"),
  remainingTime: 840,
  ...fields,
})

export const holdList = (...holds: readonly SupportHold[]): HoldList => ({
  serverTime: at("10:00:00"),
  holds: [...holds],
})

const summary: CartReport["summary"] = {
  id: "0e0e3aaa-0000-4000-8000-000000000001",
  state: "held",
  createdAt: at("09:59:00"),
  changedAt: at("09:59:00"),
  expiresAt: at("10:14:00"),
  remainingTime: 840,
  totalQty: 2,
  total: 15982,
  titles: ["Le Cid"],
}

const tax: CartReport["cart"]["tax"] = {
  subtotal: 13000,
  serviceCharge: 900,
  tax1: 695,
  tax2: 1387,
  tax3: 0,
  descriptionTax1: "TPS",
  descriptionTax2: "TVQ",
  descriptionTax3: "",
  totalBeforeTaxes: 13900,
  totalAfterTaxes: 15982,
}

const cart: CartReport["cart"] = {
  id: summary.id,
  state: "held",
  version: 3,
  cartElements: [
    {
      _type: "event",
      eventId: "belvedere.le-cid-2026-12-05",
      title: "Le Cid",
      eventStart: "2026-12-05T19:30:00-05:00",
      location: { id: "salle", name: "Salle", city: "Québec", provinceState: "QC", country: "CA" },
      tax,
      prices: [
        {
          id: "belvedere.le-cid-2026-12-05.parterre-a.adulte",
          reservationId: hold().id,
          name: "Adulte",
          priceLevel: "Parterre A",
          priceType: "adulte",
          price: 6500,
          serviceCharges: 450,
          qty: 2,
          total: 13900,
          eventId: "belvedere.le-cid-2026-12-05",
          seatIds: ["s1", "s2"],
          confirmed: true,
          cartDetailToken: hold().seats,
          rs: true,
          title: "Le Cid",
          abandonedCartActive: false,
        },
      ],
    },
  ],
  tax,
  totalQty: 2,
  reservationTime: 900,
  remainingTime: 840,
  serverTime: at("10:00:00"),
  renewalsLeft: 2,
}

/** A cart that is held, after a refused choice of seats and a declined card. */
export const report = (fields: Partial<CartReport> = {}): CartReport => ({
  summary,
  cart,
  holds: [hold()],
  attempts: [
    {
      at: at("09:59:40"),
      state: "declined",
      processor: "PAYSAFE",
      amount: 15982,
      brand: "visa",
      lastFour: "1091",
      code: "3022",
    },
  ],
  journal: [
    {
      at: at("09:59:00"),
      command: "holds.place",
      outcome: "done",
      actor: "shopper",
      explanation: "La personne a réservé 2 billets jusqu’à 10 h 14 : Le Cid (C 12, C 13).",
    },
    {
      at: at("09:58:00"),
      command: "holds.place",
      outcome: "strands-seat",
      actor: "shopper",
      explanation: "La personne n’a pas pu réserver des places : une place resterait seule.",
    },
  ],
  ...fields,
})

export const inState = (state: CartReport["summary"]["state"], fields: Partial<CartReport> = {}) =>
  report({ summary: { ...summary, state }, attempts: [], ...fields })

export const cartList = (...more: readonly Partial<CartReport["summary"]>[]): CartList => ({
  serverTime: at("10:00:00"),
  carts: [summary, ...more.map((fields, n) => ({ ...summary, id: `1f78ed1e-cart-${n}`, ...fields }))],
})

const cited = (command: string, fields: Partial<JournalCitation> = {}): JournalCitation => ({
  number: 41,
  version: 1,
  at: at("09:59:00"),
  command,
  outcome: "done",
  ...fields,
})

/** Two seats held, extended once, after a refusal. */
export const holdExplanation = (fields: Partial<HoldExplanation> = {}): HoldExplanation => ({
  shopper: "…9f31c2",
  cartId: summary.id,
  holds: [
    {
      hold: hold(),
      extensions: 1,
      findings: [
        {
          fact: "held",
          explanation: "The shopper held 2 tickets until 10:14 a.m.: Le Cid (C 12, C 13).",
          at: at("09:59:00"),
          entry: cited("holds.place"),
        },
      ],
    },
  ],
  refusals: [
    {
      fact: "refused",
      explanation: "The shopper couldn’t hold seats: these seats have just been taken.",
      at: at("09:58:00"),
      entry: cited("holds.place", { number: 40, at: at("09:58:00"), outcome: "seats-taken" }),
    },
  ],
  ...fields,
})

/** A seat that is free and that the orphan rule keeps from a single ticket, taken over once. */
export const seatExplanation = (fields: Partial<SeatExplanation> = {}): SeatExplanation => ({
  serverTime: at("10:00:00"),
  eventId: "belvedere.le-cid-2026-12-05",
  title: "Le Cid",
  eventStart: "2026-12-05T19:30:00-05:00",
  seat: { seatId: "s2", seat: "13", row: "C", section: "Parterre", level: "Parterre" },
  priceLevel: "Parterre A",
  state: "free",
  canBeChosen: false,
  qty: 1,
  findings: [
    {
      fact: "rule",
      explanation: "One ticket here would leave a single seat on its own. Nearest: C 11.",
      rule: "chooseParty",
    },
  ],
  history: [
    {
      fact: "taken-over",
      explanation: "The time of the cart before had run out: the seat was taken over.",
      at: at("09:59:00"),
      cartId: "another-cart",
      rule: "isLapsed",
    },
    {
      fact: "held",
      explanation: "The shopper held 2 tickets until 10:14 a.m.: Le Cid (C 12, C 13).",
      at: at("09:59:00"),
      cartId: summary.id,
      saleId: "BELV-G377FRL3",
      entry: cited("holds.place"),
    },
  ],
  ...fields,
})

/** A promotion used by one order, asked about for a line that it is not for. */
export const promotionExplanation = (fields: Partial<PromotionExplanation> = {}): PromotionExplanation => ({
  promoId: "belvedere.promotion.HIVER-10",
  code: "HIVER-10",
  name: "Winter",
  state: "open",
  used: 2,
  capacity: 100,
  left: 98,
  perShopper: 4,
  findings: [
    {
      fact: "discount",
      explanation: "10% off each ticket; the service fee stays.",
      rule: "promotedPrice",
    },
  ],
  uses: [
    {
      cartId: summary.id,
      saleId: "BELV-G377FRL3",
      shopper: "…9f31c2",
      state: "paid",
      qty: 2,
      off: 1300,
      entry: cited("holds.place"),
    },
  ],
  order: {
    cartId: summary.id,
    lines: [
      {
        holdId: hold().id,
        title: "Enfant, Parterre A · Le Cid · Sat, Dec 5, 2026 at 7:30 p.m.",
        qty: 1,
        off: 0,
        findings: [
          { fact: "not-applied", explanation: "It isn’t for Enfant, Parterre A.", rule: "isPromoted" },
        ],
      },
    ],
    refusals: [],
  },
  ...fields,
})

/** A promoted line of two tickets in a paid order. */
export const explanation = (fields: Partial<Explanation> = {}): Explanation => ({
  about: "price",
  cartId: summary.id,
  saleId: "BELV-G377FRL3",
  state: "paid",
  lines: [
    {
      holdId: hold().id,
      title: "Adulte, Parterre A · Le Cid · Sat, Dec 5, 2026 at 7:30 p.m.",
      qty: 2,
      seats: hold().seats,
      total: 12600,
      steps: [
        {
          fact: "regular-price",
          explanation: "Regular price of one ticket: Adulte, Parterre A.",
          amount: 6500,
          entry: cited("holds.place"),
        },
        {
          fact: "promotion",
          explanation: "Promotion “Winter” (code HIVER-10): 10% off.",
          amount: -650,
          rule: "promotedPrice",
        },
        { fact: "service-charge", explanation: "Service fees on each.", amount: 450 },
        { fact: "tax", explanation: "GST 5% on $126.00.", amount: 630, law: "Excise Tax Act, s. 165(1)" },
      ],
    },
  ],
  steps: [{ fact: "total", explanation: "Total, taxes included.", amount: 14487 }],
  ...fields,
})

export const difference: ReplayDifference = {
  fact: "price",
  explanation: "Price (C 12): $65.00 by the journal, $60.00 as stored.",
  lineId: "c1",
  journal: "6500",
  stored: "6000",
}

/** A cart that is what its journal says, unless told otherwise. */
export const replayOf = (fields: Partial<CartReplay> = {}): CartReplay => ({
  cartId: summary.id,
  state: "held",
  version: 1,
  changes: 1,
  tickets: 2,
  comparedAmounts: 4,
  unpriced: 0,
  total: 13900,
  differences: [],
  ...fields,
})

export const cartLink: CartLink = {
  url: "https://belvedere.example/fr/cart?reservationToken=1wqC0hFzt0zq4gYx2V0nq1",
  purpose: "pay",
  expiresAt: "2026-11-21T11:00:00-05:00",
  cartExpiresAt: "2026-11-21T10:14:02-05:00",
}

/** Ten minutes after the hour, one ticket of two. */
export const refundPreview = (fields: Partial<RefundPreview> = {}): RefundPreview => ({
  saleId: "BELV-G377FRL3",
  items: [
    {
      id: "c1",
      ticketId: "t1",
      title: "Le Cid",
      detail: "Parterre, rangée C, siège 12, Adulte",
      price: 5000,
      serviceCharge: 450,
      taxes: 817,
      total: 6267,
    },
  ],
  kept: [
    {
      id: "c2",
      title: "Le Cid",
      detail: "Parterre, rangée C, siège 13, Adulte",
      why: "refunded",
      explanation: "It’s already refunded.",
    },
  ],
  tax: {
    ...{ subtotal: 5000, serviceCharge: 450, totalBeforeTaxes: 5450, tax1: 273, tax2: 544, tax3: 0 },
    ...{
      descriptionTax1: "GST (5%)",
      descriptionTax2: "QST (9.975%)",
      descriptionTax3: "",
      totalAfterTaxes: 6267,
    },
  },
  amount: 6267,
  returns: [{ means: "card", amount: 6267, brand: "visa", lastFour: "4242" }],
  ...fields,
})

export const eventRefundPreview: EventRefundPreview = {
  ...{ eventId: "belvedere.le-cid-2026-12-05", title: "Le Cid", startsAt: at("20:00:00"), cancelled: true },
  ...{ sales: 2, tickets: 3, extras: 1, amount: 18_801, notCaptured: 1, carts: 1 },
  tax: {
    ...{ subtotal: 15_000, serviceCharge: 1350, totalBeforeTaxes: 16_350, tax1: 819, tax2: 1632, tax3: 0 },
    ...{ descriptionTax1: "GST (5%)", descriptionTax2: "QST (9.975%)", descriptionTax3: "" },
    totalAfterTaxes: 18_801,
  },
  returns: { card: 17_801, giftcertificate: 1000, instalment: 0, certificates: 1, credits: 2 },
  kept: [
    {
      ...{ saleId: "BELV-G377FRL3", id: "t1", title: "Le Cid", detail: "Parterre, rangée C, siège 12" },
      ...{ why: "admitted", explanation: "This ticket was used at the door." },
    },
  ],
  keptCount: 1,
  leftOut: [{ saleId: "BELV-K2M8TQ4Z", why: "payment-due", explanation: "Its payment is due again." }],
  leftOutCount: 1,
}

export const eventRefund: EventRefund = {
  ...{ id: "er1", eventId: "belvedere.le-cid-2026-12-05", title: "Le Cid", startsAt: at("20:00:00") },
  ...{ state: "done", at: at("10:10:00"), endedAt: at("10:12:00"), by: "Noémie Gagnon", reason: "Actor ill" },
  ...{ keepFees: false, evenAdmitted: false, orders: 3, waiting: 0, leftOut: 1 },
  done: { sales: 1, amount: 12_534 },
  requested: { sales: 1, amount: 6267 },
  refused: { sales: 0, amount: 0 },
  ...{ tax: eventRefundPreview.tax, card: 17_801 },
}

export const refund = (fields: Partial<Refund> = {}): Refund => {
  const { kept: _, ...figures } = refundPreview()
  return {
    ...figures,
    id: "r1",
    state: "done",
    at: at("10:10:00"),
    doneAt: at("10:10:01"),
    by: "Noémie Gagnon",
    reason: "Ill on the evening",
    keepSeats: false,
    keepFees: false,
    ...fields,
  }
}

const marie = {
  id: "c1",
  email: "marie@exemple.ca",
  firstname: "Marie",
  lastname: "Roy",
  language: "fr",
} as const

export const supportClient: SupportClient = {
  id: marie.id,
  account: {
    ...{
      client: marie,
      openedAt: at("09:00:00"),
      hasPassword: true,
      signIns: 1,
      passkeys: 0,
      identities: [],
    },
    ...{ cards: 0, orders: [], ordersLeftOut: 0, newsletters: [] },
  },
  entries: [
    { at: at("10:00:00"), command: "ask-new-password", by: "Noémie Gagnon", reason: "Strange orders" },
  ],
}

export const closingPreview: ClosingPreview = {
  ...{ owed: [], upcomingTickets: 2, passTickets: 0, memberships: 0, orders: 1, laterPayments: [] },
  ...{ cards: 0, newsletters: 1, hasPassword: true },
}

export const personalData: PersonalData = {
  ...{ organiser: "Théâtre Belvédère", writtenAt: at("10:00:00"), client: marie },
  ...{ openedAt: at("09:00:00"), changedAt: at("09:00:00"), formerEmails: [], signIns: [], passkeys: [] },
  ...{ identities: [], cards: [], newsletters: [], orders: [], ordersLeftOut: 0, flexPasses: [] },
  ...{ certificates: [], renewals: [], staffEntries: [] },
}
