import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { Refund, RefundPreview } from "@parterre/contract"
import { isPaymentDue } from "@parterre/domain/payments"
import type { PaymentAttemptRow, SaleRow } from "../../src/database/checkout-tables.ts"
import type { RefundRow } from "../../src/database/refund-tables.ts"
import { reconcile } from "../../src/jobs/reconciler.ts"
import { sweep } from "../../src/jobs/sweeper.ts"
import { employAda, signInAda } from "../house/box-office.ts"
import { type CheckoutBench, startCheckout, takingSeats } from "../house/checkout-shop.ts"
import { payDue } from "../house/due-sale.ts"
import { creditCardOf, type Guest } from "../house/shopper.ts"
import { payingCards, type ShopName, shops } from "../house/shops.ts"
import { isChargeOf, unrest } from "../house/unrest.ts"
import type { TestDatabase } from "../test-database.ts"
import { crashPoints } from "./crash-points.ts"
import { type Act, type Sequence, sequencesOf, type Tick, ticksOf } from "./sequences.ts"

export interface PaymentStormOptions {
  readonly sequences: number
  readonly seed: number
  /** Fresh and migrated; the one that the run of tests is about when absent. */
  readonly database?: TestDatabase
  /** Without it, what is interrupted stays so: the storm must find it. */
  readonly hasReconciler: boolean
  readonly onProgress?: (done: number) => void
}

export interface PaymentStormReport {
  readonly sequences: number
  readonly acts: number
  /** Payments by what they were answered. */
  readonly answers: Readonly<Record<string, number>>
  /** Refunds by their state at rest. */
  readonly refunds: Readonly<Record<string, number>>
  readonly events: number
  readonly crashes: number
  /** Attempts and sales by their state at rest. */
  readonly attempts: Readonly<Record<string, number>>
  readonly sales: Readonly<Record<string, number>>
  /** Cents at the processors at rest, taken and not given back; and of the paid sales whose payment is not due, without what was refunded. */
  readonly taken: number
  readonly sold: number
  /** What is not at rest, in sentences. */
  readonly unrest: readonly string[]
}

/** How many sequences go on at once. */
const AT_ONCE = 12
/** Milliseconds that a processor is waited for. */
const PATIENCE = 250
/** Seconds after which every processor has settled its batches. */
const SETTLEMENT = 24 * 3_600
/** Where a bank that lets money go is found out; elsewhere support has to look. */
const tellsOfLapses: readonly ShopName[] = ["stripe", "paysafe", "globalpayments", "cardconnect", "paypal"]

/** The most sequences that find seats in the rows of the shops. */
export const MOST_SEQUENCES = 3_000

/** What a processor has told, waiting to be delivered. */
interface Told {
  readonly id: string
  readonly kind: "stripe" | "paypal"
  readonly text: string
}

/** Runs generated sequences of payments against the whole server, then lets everything come to rest and compares. */
export async function paymentStorm(options: PaymentStormOptions): Promise<PaymentStormReport> {
  const { sequences: count, seed, hasReconciler, onProgress = () => undefined } = options
  const points = crashPoints()
  const mail = await tellingBox()
  const bench = await startCheckout(PATIENCE, {
    ...(options.database === undefined ? {} : { database: options.database }),
    throughDatabase: points.through,
    watch: (app) => points.attach(app),
    config: { logLevel: "silent" },
    webhooks: mail.webhooks,
  })
  const answers: Record<string, number> = {}
  const counted = (answer: string) => {
    answers[answer] = (answers[answer] ?? 0) + 1
  }
  for (const shop of Object.values(shops)) await employAda(bench.db, shop.id)
  let acts = 0
  let delivered = 0
  const saleTokens = new Map<Guest, string>()
  const seatsOf = new Map<ShopName, ReturnType<typeof takingSeats>>()

  function takeSeats(shop: ShopName, seats: number): string[] {
    const next = seatsOf.get(shop) ?? takingSeats()
    seatsOf.set(shop, next)
    return next(seats)
  }

  async function deliver({ id, kind }: Told): Promise<void> {
    delivered += 1
    const account = shops[kind].accountCode
    await fetch(`${bench.sandboxes.origin}/sandbox/control/${kind}/webhooks`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ event: id, url: `${bench.address}/v1/webhooks/${kind}/${account}` }),
    }).catch(() => undefined)
  }

  /** A shopper with seats, and what happens to their payment. */
  async function begin({ shop, seats, acts: all }: Sequence) {
    const guest = await bench.shopper(shop, { seats: 0 })
    const seatIds = takeSeats(shop, seats)
    await guest.hold(seatIds)
    const toldOfMine = async () => {
      const sale = await saleOf(guest)
      return sale === undefined ? [] : mail.told().filter(({ text }) => text.includes(sale.id))
    }
    return { shop, guest, seatIds, all, toldOfMine }
  }

  const saleOf = async (guest: Guest): Promise<SaleRow | undefined> => {
    const { body } = await guest.call<{ saleToken?: string }>("GET", "/v1/session/sale")
    return body.saleToken === undefined ? undefined : bench.saleOf(body.saleToken)
  }

  type Running = Awaited<ReturnType<typeof begin>>

  /** Support gives back what a shopper has paid, if they have. */
  async function refund({ shop, guest }: Running, act: Extract<Act, { act: "refund" }>): Promise<void> {
    const begun = saleTokens.get(guest)
    const sale = begun === undefined ? undefined : await bench.saleOf(begun)
    if (sale?.state !== "paid") return counted("refund: nothing paid")
    const authorization = `Bearer ${await signInAda(bench.address, guest.shop.id)}`
    const call = async <Body>(path: string, body: object) => {
      const response = await fetch(
        `${bench.address}/v1/support/sales/${sale.id}/${path}?subdomain=${guest.shop.id}`,
        {
          method: "POST",
          headers: { authorization, "content-type": "application/json" },
          body: JSON.stringify(body),
        },
      )
      return (await response.json()) as Body & { readonly code?: string }
    }
    const whole = await call<RefundPreview>("refund-preview", {})
    const first = whole.items?.[0]
    if (first === undefined) return counted(`refund: ${whole.code ?? "nothing left"}`)
    if (act.fault !== undefined) bench.sandboxes.overrides.add({ processor: shop, ...act.fault })
    if (act.crash !== undefined) points.doom(sale.id, act.crash)
    const asked = act.part === "one" ? { items: [first.id], amount: first.total } : { amount: whole.amount }
    const clicks = Array.from({ length: act.clicks }, () =>
      call<Refund>("refunds", { ...asked, reason: "Malade ce soir-là" }),
    )
    for (const outcome of await Promise.allSettled(clicks))
      counted(
        `refund: ${outcome.status === "rejected" ? "no answer" : (outcome.value.state ?? outcome.value.code)}`,
      )
  }

  /** Support ends what a shopper owes, if they do. */
  async function voidSale(
    { shop, guest }: Running,
    { isPaidMeanwhile, crash }: Extract<Act, { act: "void" }>,
  ): Promise<void> {
    const saleToken = saleTokens.get(guest)
    const sale = saleToken === undefined ? undefined : await bench.saleOf(saleToken)
    if (sale?.state !== "paid" || saleToken === undefined) return counted("void: nothing sold")
    const authorization = `Bearer ${await signInAda(bench.address, guest.shop.id)}`
    if (crash !== undefined) points.doom(sale.id, crash)
    const ending = fetch(`${bench.address}/v1/support/sales/${sale.id}/void?subdomain=${guest.shop.id}`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({ reason: "Ne paiera pas" }),
    }).then(async (answer) => {
      const { code = "done" } = (await answer.json()) as { readonly code?: string }
      return code
    })
    const due = { saleToken, amount: sale.amount }
    const paying =
      isPaidMeanwhile && shop !== "paypal" ? payDue(guest, due, { ...payingCards[shop].approved }) : undefined
    const [end, paid] = await Promise.allSettled([ending, paying])
    counted(`void: ${end.status === "fulfilled" ? end.value : "no answer"}`)
    if (paid.status === "fulfilled" && paid.value !== undefined)
      counted(`due: ${paid.value.status === 200 ? "paid" : paid.value.body.code}`)
  }

  /** The bank lets the reserved money go. */
  async function letGo({ shop, guest }: Running): Promise<void> {
    const sale = await saleOf(guest)
    if (sale === undefined || !tellsOfLapses.includes(shop)) return
    for (const { reference } of bench.sandboxes.ledger.all())
      if (isChargeOf(reference, sale.id)) bench.sandboxes.lapse(reference)
  }

  async function perform(running: Running, act: Act): Promise<void> {
    const { shop, guest, seatIds } = running
    acts += 1
    switch (act.act) {
      case "pay":
        await payment(running, act)
        if (act.isLetGo === true) await letGo(running)
        return
      case "refund":
        return refund(running, act)
      case "void":
        return voidSale(running, act)
      case "return":
        await guest.call("PUT", "/v1/session/create-sale")
        return
      case "event": {
        const told = await running.toldOfMine()
        const one = told[act.at % Math.max(told.length, 1)]
        if (one !== undefined) await Promise.all(Array.from({ length: act.times }, () => deliver(one)))
        return
      }
      case "empty-cart":
        await guest.call("POST", "/v1/cart/delete", {})
        return
      case "lapse":
        return letGo(running)
      case "lose-seats": {
        const sale = await saleOf(guest)
        if (sale?.state !== "paying") return
        await bench.db("claims").where({ website_id: guest.shop.id }).whereIn("seat_id", seatIds).delete()
        const other = await bench.shopper(shop, { seats: 0 })
        await other.hold(seatIds).catch(() => undefined)
      }
    }
  }

  async function payment(running: Running, act: Extract<Act, { act: "pay" }>): Promise<void> {
    const { shop, guest } = running
    try {
      const sale = await guest.startSale()
      saleTokens.set(guest, sale.saleToken)
      const card = await cardFor(guest, shop, sale, act.fate)
      if (act.fault !== undefined) bench.sandboxes.overrides.add({ processor: shop, ...act.fault })
      if (act.crash !== undefined) points.doom(guest.token(), act.crash)
      const clicks = Array.from({ length: act.clicks }, () => guest.pay(sale, card))
      const early = act.isToldEarly ? toldMeanwhile(running) : undefined
      const outcomes = await Promise.allSettled(clicks)
      await early
      for (const outcome of outcomes)
        counted(
          outcome.status === "rejected"
            ? "no answer"
            : outcome.value.status === 200
              ? "paid"
              : String(outcome.value.body.code),
        )
    } catch (error) {
      // The cart is gone, or being paid: the shopper is told, and has nothing to pay with.
      counted(`not begun: ${/"code":"([a-z-]+)"/.exec(String(error))?.[1] ?? "connection"}`)
    }
  }

  /** Delivers what the processor tells while the payment's answer is on its way. */
  async function toldMeanwhile({ shop, toldOfMine }: Running): Promise<void> {
    if (shop !== "stripe" && shop !== "paypal") return
    for (let looks = 0; looks < 20; looks += 1) {
      const told = (await toldOfMine()).at(-1)
      if (told !== undefined) return deliver(told)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  async function passTick({ seconds, crash }: Tick): Promise<void> {
    bench.clock.pass(seconds)
    await sweep(bench.db, bench.clock.now())
    if (!hasReconciler) return
    const round = () => reconcile(bench.payments, bench.clock.now(), 1_000)
    await (crash === undefined ? round() : points.run(crash, round))
  }

  /** Lets time pass until every payment must be at rest. */
  async function rest(rounds: number): Promise<void> {
    bench.sandboxes.overrides.reset()
    for (let round = 0; round < rounds; round += 1) await passTick({ seconds: 700, crash: undefined })
  }

  try {
    const all = sequencesOf(seed, count)
    const ticks = ticksOf(seed, count * 8)
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const running = await Promise.all(all.slice(from, from + AT_ONCE).map(begin))
      const longest = Math.max(...running.map((one) => one.all.length))
      for (let at = 0; at < longest; at += 1) {
        await Promise.all(
          running.map(async (one) => {
            const act = one.all[at]
            if (act !== undefined) await perform(one, act)
          }),
        )
        await passTick(ticks[(from + at) % ticks.length] ?? { seconds: 1, crash: undefined })
      }
      await rest(2)
      mail.forget()
      onProgress(Math.min(from + AT_ONCE, all.length))
    }
    await rest(6)
    // A part of a payment goes back once the processor's batch has settled it.
    await passTick({ seconds: SETTLEMENT, crash: undefined })
    await rest(2)
    const { db, sandboxes } = bench
    const attempts = await db<PaymentAttemptRow>("payment_attempts").select(
      "state",
      "sale_id",
      "amount",
      "attempt",
    )
    const sales = await db<SaleRow>("sales").select("id", "state", "amount")
    const refunds = await db<RefundRow>("refunds").select("state", "card_amount")
    const returned = refunds.reduce(
      (sum, { state, card_amount }) => sum + (state === "done" ? card_amount : 0),
      0,
    )
    const latest = new Map(
      attempts.toSorted((a, b) => a.attempt - b.attempt).map(({ sale_id, state }) => [sale_id, state]),
    )
    const isDue = ({ id, state }: Pick<SaleRow, "id" | "state">) =>
      isPaymentDue({ sale: state, attempt: latest.get(id) })
    return {
      sequences: count,
      acts,
      answers,
      events: delivered,
      crashes: points.crashes(),
      attempts: tally(attempts.map(({ state }) => state)),
      sales: tally(sales.map(({ state }) => state)),
      refunds: tally(refunds.map(({ state }) => state)),
      taken: sandboxes.ledger
        .all()
        .reduce(
          (sum, { state, amount, refunded }) => sum + (state === "captured" ? amount - refunded : 0),
          0,
        ),
      sold:
        sales.reduce(
          (sum, { id, state, amount }) => sum + (state === "paid" && !isDue({ id, state }) ? amount : 0),
          0,
        ) - returned,
      unrest: await unrest(bench as Pick<CheckoutBench, "db" | "sandboxes">),
    }
  } finally {
    points.end()
    await bench.close()
    await mail.close()
  }
}

const tally = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]))

/** What pays at a shop and has this fate there; only PayPal reviews and denies what it has reserved. */
async function cardFor(
  guest: Guest,
  shop: ShopName,
  sale: Awaited<ReturnType<Guest["startSale"]>>,
  fate: "approved" | "declined" | "reviewed" | "denied",
) {
  if (shop === "paypal" && (fate === "reviewed" || fate === "denied"))
    return {
      paypalOrderId: await guest.approveOrder(sale, fate === "reviewed" ? "buyer-pending" : "buyer-denied"),
    }
  return creditCardOf(guest, shop, sale, fate === "declined" ? "declined" : "approved")
}

/** Keeps what processors tell, to deliver it when the sequence says. */
async function tellingBox() {
  let box: Told[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString()
      const kind = request.url === "/stripe" ? "stripe" : "paypal"
      box.push({ id: String((JSON.parse(text) as { id: string }).id), kind, text })
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    webhooks: { stripeWebhookUrl: `${origin}/stripe`, paypalWebhookUrl: `${origin}/paypal` },
    told: (): readonly Told[] => box,
    forget: () => {
      box = []
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
