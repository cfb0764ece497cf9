import type { HoldGroup, HoldsAnswer } from "@parterre/contract"
import { isAtRest, isMoneyTaken, isPaymentDue, type SalePayment } from "@parterre/domain/payments"
import type { LedgerEntry, SandboxName, SandboxOptions } from "@parterre/sandboxes"
import { creqOfPaysafe, sandboxCredentials, scriptedShopper, startSandboxes } from "@parterre/sandboxes"
import type { FastifyInstance } from "fastify"
import type { Knex } from "knex"
import { buildApp } from "../../src/app.ts"
import { withPayments } from "../../src/checkout/with-payments.ts"
import type { Config, ServingConfig } from "../../src/config.ts"
import type {
  InstalmentRow,
  PaymentAttemptRow,
  SaleRow,
  TicketRow,
} from "../../src/database/checkout-tables.ts"
import type { RefundRow } from "../../src/database/refund-tables.ts"
import { tokenHash } from "../../src/ids.ts"
import { attemptReference, shortReference } from "../../src/payments/references.ts"
import { eachProcessor } from "../../src/processor-type.ts"
import type { RefundDocument } from "../../src/refunds/refund-document.ts"
import { latestAttempt } from "../../src/sales/attempt-store.ts"
import type { SaleDocument } from "../../src/sales/sale-document.ts"
import { browserProfile } from "../browser-profile.ts"
import { isLedgerOf } from "../processors-on-sandboxes.ts"
import { testConfig } from "../serve.ts"
import type { TestDatabase } from "../test-database.ts"
import { certificateUnrest, spentOfSales } from "./certificate-law.ts"
import { keptSecrets } from "./kept-secrets.ts"
import { buildHouse, type HouseRow, smallHouse, TestClock, testDependencies } from "./small-house.ts"

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

/** Processors that take a reference as often as it comes: their adapters look for it before they charge. */
const looksFirst: readonly SandboxName[] = ["cardconnect", "paypal"]

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

/** A card as the storefront sends it, checked by its bank before where the shop has it checked. */
export async function creditCardOf(
  guest: Guest,
  shop: ShopName,
  sale: SaleStarted,
  outcome: "approved" | "declined" = "approved",
): Promise<Record<string, unknown>> {
  const card: Record<string, unknown> = { ...payingCards[shop][outcome] }
  if (shop === "paypal")
    return {
      paypalOrderId: await guest.approveOrder(sale, outcome === "approved" ? "buyer-ok" : "buyer-declined"),
    }
  if (shop !== "paysafe" && shop !== "globalpayments") return card
  const { body } = await guest.authenticate(sale, String(card.number))
  return { ...card, threeDSecureAuthenticationId: body.authenticationId }
}

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

export interface Answer<Body = Record<string, unknown>> {
  readonly status: number
  readonly body: Body
}

/** What a processor's own fields made of a card. */
interface CardToken {
  readonly token: string
}

interface SaleStarted {
  readonly saleToken: string
  readonly hash: string
  readonly amount: number
}

/** The processors of a configuration, at the sandboxes of an address. */
export const sandboxProcessors = (origin: string): Config["processors"] =>
  eachProcessor((type) => ({
    baseUrl: `${origin}/sandbox/${type.toLowerCase()}`,
    secondBaseUrl: `${origin}/sandbox/${type.toLowerCase()}/second`,
    secret: () => undefined,
  }))

/** Table 3 of the cabaret, in a section of its own. */
const cabaretTable: HouseRow = { name: "3", seats: 8, ring: true, section: 2 }

/** Builds the shops, with rows A to Z of forty seats each and a table for eight. */
export async function buildShops(db: Knex): Promise<void> {
  const rows = Array.from({ length: 26 }, (_, index) => ({
    name: String.fromCharCode(65 + index),
    seats: rowLength,
  }))
  for (const shop of Object.values(shops)) {
    await buildHouse(db, { website: shop, rows: [...rows, cabaretTable], places: [100] })
    await db("websites")
      .where({ id: shop.id })
      .update({
        payment: JSON.stringify({ ...shop.payment, brands: ["visa", "mastercard"], giftCertificates: true }),
        tax_numbers: JSON.stringify({ gst: "123456789 RT0001", qst: "1234567890 TQ0001" }),
        contact: JSON.stringify({ email: "billetterie@petit.example", phone: "418 555-0142" }),
      })
  }
}

export interface CheckoutOptions {
  /** Is given the server before it listens. */
  readonly watch?: (app: FastifyInstance, db: Knex) => void
  /** Milliseconds a website's revision is believed; not at all when absent. */
  readonly believeFor?: number
  /** Fresh and migrated; the one that the run of tests is about when absent. */
  readonly database?: TestDatabase
  /** What the server and its jobs are given in place of the database. */
  readonly throughDatabase?: (db: Knex) => Knex
  readonly config?: Partial<ServingConfig>
  /** Where processors tell what happened. */
  readonly webhooks?: Pick<SandboxOptions, "stripeWebhookUrl" | "paypalWebhookUrl">
}

/** The whole server over HTTP, the sandboxes in a server of their own, and a clock to turn. */
export async function startCheckout(
  processorTimeout = 5_000,
  {
    watch = () => undefined,
    believeFor = 0,
    database: given,
    throughDatabase = (db) => db,
    config: changes = {},
    webhooks = {},
  }: CheckoutOptions = {},
) {
  // Only a run of tests says which database it is about.
  const database = given ?? (await (await import("../test-database.ts")).testDatabase())
  const { db } = database
  const clock = new TestClock()
  const sandboxes = await startSandboxes({ clock: () => clock.now(), ...webhooks })
  const config = testConfig({
    logLevel: "trace",
    processors: sandboxProcessors(sandboxes.origin),
    // Most cases pay by numbers, which say more plainly than a token what a card does.
    cardNumbers: true,
    ...changes,
  })
  await buildShops(db)
  const logged: string[] = []
  const dependencies = testDependencies(throughDatabase(db), clock)
  const app = buildApp({
    ...dependencies,
    config,
    processorTimeout,
    believeFor,
    logStream: { write: (line: string) => void logged.push(line) },
  })
  watch(app, db)
  const address = await app.listen({ host: "127.0.0.1", port: 0 })
  const payments = withPayments(dependencies, { config, processorTimeout }, () => app.log)
  const nextSeats = takingSeats()

  return {
    db,
    clock,
    sandboxes,
    address,
    payments,
    location: database.location,
    log: () => logged.join(""),
    issuer: scriptedShopper(sandboxes.origin),

    /** A shopper with a session and, unless told otherwise, two seats in the cart. */
    async shopper(shop: ShopName, options: { seats?: number; places?: number } = {}) {
      const guest = await newShopper(address, shop, sandboxes.origin)
      const seats = options.seats ?? (options.places === undefined ? 2 : 0)
      if (seats > 0) await guest.hold(nextSeats(seats))
      if (options.places !== undefined) await guest.holdPlaces(options.places)
      return guest
    },

    misbehave: (
      processorName: SandboxName,
      operation: string,
      behaviour: "hang" | "hang-after" | "drop-after" | "http-500" | "drop",
    ) =>
      sandboxes.overrides.add({
        processor: processorName,
        operation,
        behaviour,
        after: operation === "lookup" && looksFirst.includes(processorName) ? 1 : 0,
      }),

    /** A server with settings of its own, which has not counted anybody's tries yet. */
    async anotherServer(changes: Partial<ServingConfig>) {
      await db("limit_counts").delete()
      const other = buildApp({ ...dependencies, config: { ...config, logLevel: "silent", ...changes } })
      return {
        address: await other.listen({ host: "127.0.0.1", port: 0 }),
        close: () => other.close(),
      }
    },

    attemptsOf: (saleId: string) =>
      db<PaymentAttemptRow>("payment_attempts").where({ sale_id: saleId }).orderBy("attempt"),

    saleOf: async (saleToken: string): Promise<SaleRow> => {
      const sale = await db<SaleRow>("sales")
        .where({ sale_token_hash: tokenHash(saleToken) })
        .first()
      if (sale === undefined) throw new Error("no such sale")
      return sale
    },

    ticketsOf: (saleId: string) => db<TicketRow>("tickets").where({ sale_id: saleId }),

    /** Ends all of it, and fails where a card or a secret was kept by anything. */
    async close() {
      await app.close()
      await sandboxes.close()
      const kept = await keptSecrets(db, logged.join(""), cardNumbers)
      await database.close()
      if (kept.length > 0) throw new Error(`Kept: ${kept.join(", ")}`)
    },
  }
}

export type CheckoutBench = Awaited<ReturnType<typeof startCheckout>>

const rowLength = 40

/** The n-th seat of a shop, from 0. */
export const seatName = (index: number) =>
  `${String.fromCharCode(65 + Math.floor(index / rowLength))}${(index % rowLength) + 1}`

/** Gives so many seats side by side at each call, and none twice; who does not fit into what is left of a row gets the next. */
export function takingSeats(first = 0): (count: number) => string[] {
  let next = first
  return (count) => {
    if ((next % rowLength) + count > rowLength) next += rowLength - (next % rowLength)
    return Array.from({ length: count }, () => seatName(next++))
  }
}

/** Attempts that a sale of a test makes at most. */
const mostAttempts = 12

/** By sale, since a ledger is looked through for each: what its attempts are called, whole and in the short form. */
const callings = new Map<string, ReadonlySet<string>>()

function callingsOf(saleId: string): ReadonlySet<string> {
  const known = callings.get(saleId)
  if (known !== undefined) return known
  const made = new Set(
    Array.from({ length: mostAttempts }, (_, index) => attemptReference(saleId, index + 1)).flatMap((own) => [
      own,
      shortReference(own, 20),
    ]),
  )
  callings.set(saleId, made)
  return made
}

/** Whether the reference in a processor's ledger is that of one of the sale's attempts, or the short form of one. */
export const isChargeOf = (reference: string, saleId: string): boolean =>
  reference.startsWith(`sale:${saleId}:`) || callingsOf(saleId).has(reference)

/** What is not as it must be once everything is settled: tickets without their money, money without tickets. */
export async function unrest({ db, sandboxes }: Pick<CheckoutBench, "db" | "sandboxes">): Promise<string[]> {
  return findUnrest(db, sandboxes.ledger.all())
}

export async function findUnrest(
  db: CheckoutBench["db"],
  ledger: readonly Pick<LedgerEntry, "reference" | "state" | "amount" | "refunded">[],
): Promise<string[]> {
  const wrong: string[] = await certificateUnrest(db)
  const spent = await spentOfSales(db)
  for (const sale of await db<SaleRow>("sales")) {
    const attempt = await latestAttempt(db, sale)
    const tickets = await db<TicketRow>("tickets").where({ sale_id: sale.id })
    const payment: SalePayment = {
      sale: sale.state,
      attempt: attempt?.state,
      tickets: sale.state === "voided" ? "revoked" : tickets.length > 0 ? "issued" : "none",
    }
    // What was voided was sold once, and is good for nothing now.
    const isSold = sale.state === "paid" || sale.state === "voided"
    if (sale.state === "voided" && tickets.some(({ voided_at }) => voided_at === null))
      wrong.push(`good tickets of ${sale.id}, which was voided`)
    if (!isAtRest(payment)) wrong.push(`not at rest: ${sale.id} ${JSON.stringify(payment)}`)
    const products = await soldWithoutTicket(db, sale)
    if (isSold !== tickets.length + products.length > 0) wrong.push(`tickets of ${sale.id}`)
    const givenBack = await db<PaymentAttemptRow>("payment_attempts")
      .where({ sale_id: sale.id, state: "refunded" })
      .pluck("reference")
    const charged = ledger.filter(
      ({ reference, state }) => isChargeOf(reference, sale.id) && state === "captured",
    )
    const isGivenBack = ({ reference, amount, refunded }: (typeof charged)[number]) =>
      givenBack.some((own) => isLedgerOf(reference, own)) && refunded === amount
    const taken = charged.filter((entry) => !isGivenBack(entry))
    const instalments = await db<InstalmentRow>("instalments").where({ sale_id: sale.id }).orderBy("ordinal")
    if (sale.state === "paid" && instalments.length > 0)
      wrong.push(...(await instalmentUnrest(db, sale, instalments, taken)))
    const owed =
      sale.state === "paid" && sale.amount > 0 && !isPaymentDue(payment) && instalments.length === 0
        ? [sale.amount]
        : []
    if (
      (sale.state !== "paid" || instalments.length === 0) &&
      JSON.stringify(taken.map(({ amount }) => amount)) !== JSON.stringify(owed)
    )
      wrong.push(`money of ${sale.id}: ${JSON.stringify(taken)}`)
    const back = taken.reduce((sum, { refunded }) => sum + refunded, 0)
    const refunds = await db<RefundRow>("refunds").where({ sale_id: sale.id })
    const pending = refunds.filter(({ state }) => state === "requested")
    const returned = refunds.reduce(
      (sum, { state, card_amount }) => sum + (state === "done" ? card_amount : 0),
      0,
    )
    if (back !== returned || pending.length > 0) wrong.push(`refunds of ${sale.id}: ${back}, not ${returned}`)
    const ofTickets = tickets.reduce(
      (sum, each) => sum + each.price + each.service_charge + each.tax1 + each.tax2 + each.tax3,
      0,
    )
    const priced = ofTickets + products.reduce((sum, amount) => sum + amount, 0)
    const paid = sale.amount + (spent.get(sale.id) ?? 0)
    // Its certificates have what they gave again.
    if (sale.state === "paid" && priced !== paid) wrong.push(`prices of ${sale.id}: ${priced}`)
  }
  const reserved = ledger.filter(({ state }) => state === "authorised")
  return [...wrong, ...reserved.map(({ reference }) => `still reserved: ${reference}`)]
}

/** What was taken of a sale in instalments, what is still due and what refunds took off add up to its price. */
async function instalmentUnrest(
  db: Knex,
  sale: SaleRow,
  rows: readonly InstalmentRow[],
  taken: readonly Pick<LedgerEntry, "amount">[],
): Promise<string[]> {
  const wrong: string[] = []
  const first = await latestAttempt(db, sale)
  let due = first !== undefined && isPaymentDue({ sale: "paid", attempt: first.state }) ? first.amount : 0
  for (const { ordinal, amount } of rows) {
    const attempt = await latestAttempt(db, sale, ordinal)
    if (!isAtRest({ sale: "paid", attempt: attempt?.state, tickets: "issued" }))
      wrong.push(`instalment ${ordinal} of ${sale.id} is not at rest: ${attempt?.state}`)
    if (attempt === undefined || !isMoneyTaken(attempt.state)) due += amount
  }
  const refunds = await db<RefundRow>("refunds").where({ sale_id: sale.id }).whereNot({ state: "refused" })
  const off = refunds
    .flatMap(({ document }) => (JSON.parse(document) as RefundDocument).returns)
    .reduce((sum, { means, amount }) => sum + (means === "instalment" ? amount : 0), 0)
  const money = taken.reduce((sum, { amount }) => sum + amount, 0)
  if (money + due + off !== sale.amount)
    wrong.push(`instalments of ${sale.id}: ${money} + ${due} + ${off}, not ${sale.amount}`)
  return wrong
}

/** What each hold of a product and each delivery came to in a sale, in cents with its taxes, as its document says. */
async function soldWithoutTicket(db: Knex, { id }: SaleRow): Promise<number[]> {
  const row = await db("sale_documents").where({ sale_id: id }).first()
  const { holds = [], deliveries = [] }: Partial<SaleDocument> =
    row === undefined ? {} : JSON.parse(row.document)
  return [...holds.filter(({ product }) => product !== undefined), ...deliveries].map(
    ({ taxes: { amount, serviceCharge, tax1, tax2, tax3 } }) => amount + serviceCharge + tax1 + tax2 + tax3,
  )
}

/** A shopper with a session, over HTTP. */
export async function newShopper(address: string, shopName: ShopName, sandboxOrigin: string) {
  const shop = shops[shopName]
  const issuer = scriptedShopper(sandboxOrigin)
  const event = `${shop.id}.soir`
  let token = ""

  async function call<Body = Record<string, unknown>>(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: unknown,
    server = address,
  ): Promise<Answer<Body>> {
    const url = `${server}${path}${path.includes("?") ? "&" : "?"}subdomain=${shop.id}`
    const response = await fetch(url, {
      method,
      headers: {
        ...(token === "" ? {} : { "x-session-token": token }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    // A login or a sign-up answers the token of the session from then on.
    token = response.headers.get("x-session-token") ?? token
    const text = await response.text()
    return { status: response.status, body: (text === "" ? {} : JSON.parse(text)) as Body }
  }

  async function needed<Body>(answer: Promise<Answer<Body>>): Promise<Body> {
    const { status, body } = await answer
    if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
    return body
  }

  const opened = await needed(call<{ sessionToken: string }>("POST", "/v1/session"))
  token = opened.sessionToken

  const client = { firstname: "Marie", lastname: "Tremblay", email: "marie@example.com", language: "fr" }
  const given = (card: string | CardToken) =>
    typeof card === "string"
      ? { number: card, expiry: "1228", nameOnCard: "Marie Tremblay" }
      : { token: card.token }

  return {
    shop,
    client,
    call,
    token: () => token,

    hold: (seatIds: readonly string[]) =>
      needed(
        call("POST", "/v1/holds", [
          { type: "show", id: event, prices: [{ id: `${event}.a.adulte`, qty: seatIds.length, seatIds }] },
        ]),
      ),

    holdPlaces: (qty: number) =>
      needed(
        call("POST", "/v1/holds", [{ type: "show", id: event, prices: [{ id: `${event}.ga.adulte`, qty }] }]),
      ),

    /** Starts the sale to be paid with certificates first. */
    startWith: (codes: readonly string[]) =>
      needed(call<SaleStarted>("PUT", "/v1/session/sale/certificates", { codes })),

    /** Holds groups as they are. */
    holdGroups: (groups: readonly HoldGroup[]) => call<HoldsAnswer>("POST", "/v1/holds", groups),

    /** Opens an account and is signed in. */
    signUp: (email: string) =>
      needed(
        call("POST", "/v1/clients", {
          ...{ firstname: "Marie", lastname: "Tremblay", email, language: "fr" },
          ...{ password: "Corneille1637!", confirmation: "Corneille1637!" },
        }),
      ),

    startSale: () => needed(call<SaleStarted>("PUT", "/v1/session/create-sale")),

    /** Has an order made for the sale, which an account of PayPal's sandbox approves; its id. */
    async approveOrder(sale: SaleStarted, account: string): Promise<string> {
      const { saleToken, amount } = sale
      const { orderId } = await needed(
        call<{ orderId: string }>("POST", "/v1/paypal/orders", { saleToken, amount }),
      )
      const approved = await fetch(`${sandboxOrigin}/sandbox/control/paypal/approve`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ order: orderId, account }),
      })
      if (!approved.ok) throw new Error(`${account} could not approve ${orderId}`)
      return orderId
    },

    /** Authenticates a card as the storefront would; `code` answers a challenge. */
    async authenticate(
      sale: SaleStarted,
      cardOrToken: string | CardToken,
      code = "1234",
      amount = sale.amount,
    ) {
      const card = given(cardOrToken)
      if (shopName === "paysafe") {
        const result = await call<{
          status: string
          authenticationId: string
          challenge?: { payload: string }
        }>("POST", "/v1/threeDSecure/paysafe/authentications/1001", {
          saleToken: sale.saleToken,
          ...("token" in card ? {} : { bin: card.number.slice(0, 6) }),
          amount,
          currency: "CAD",
          deviceFingerprintingId: await issuer.startPaysafe(
            "token" in card ? { paymentToken: card.token } : { cardBin: card.number.slice(0, 6) },
          ),
          card,
        })
        const { challenge } = result.body
        if (challenge !== undefined && code !== "")
          await issuer.enterCode(creqOfPaysafe(challenge.payload), code)
        return result
      }
      const enrolment = await call<{ status: string; authenticationId: string }>(
        "POST",
        `/v1/threeDSecure/globalpayments/${sale.hash}`,
        { amount, card },
      )
      if (enrolment.body.status !== "enrolled") return enrolment
      const result = await call<{
        status: string
        authenticationId: string
        challenge?: { payload: string }
      }>("POST", "/v1/threeDSecure/globalpayments/initiateAuthentication", {
        hash: sale.hash,
        authenticationId: enrolment.body.authenticationId,
        amount,
        methodCompletion: "UNAVAILABLE",
        browser: browserProfile,
        card,
      })
      const { challenge } = result.body
      if (challenge !== undefined && code !== "") await issuer.enterCode(challenge.payload, code)
      return result
    },

    pay: (
      sale: SaleStarted,
      creditCard: Record<string, unknown>,
      changes: Record<string, unknown> = {},
      server = address,
    ): Promise<Answer> =>
      call(
        "POST",
        "/backend/v1/cart/checkoutCreditCard",
        {
          client,
          creditCard,
          amount: sale.amount,
          saleToken: sale.saleToken,
          ...changes,
        },
        server,
      ),
  }
}

export type Guest = Awaited<ReturnType<typeof newShopper>>

export function typedCard(number: string, authenticationId?: string) {
  return {
    number,
    expiry: "1228",
    cvd: CVD,
    nameOnCard: "Marie Tremblay",
    ...(authenticationId === undefined ? {} : { threeDSecureAuthenticationId: authenticationId }),
  }
}

/** Starts the sale and pays it with the processor's plainest card. */
export async function payPlainly(guest: Guest, shop: ShopName): Promise<Answer & { sale: SaleStarted }> {
  const sale = await guest.startSale()
  return { ...(await guest.pay(sale, await creditCardOf(guest, shop, sale))), sale }
}
