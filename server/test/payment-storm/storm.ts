import { type PaymentGuard, paymentGuard } from "../../src/checkout/payment-guard.ts"
import type { SaleRow } from "../../src/database/checkout-tables.ts"
import { chargeInstalments } from "../../src/instalments/charge-instalments.ts"
import { reconcile } from "../../src/jobs/reconciler.ts"
import { employAda } from "../house/box-office.ts"
import { startCheckout, takingSeats } from "../house/checkout-shop.ts"
import { openInstalments } from "../house/instalment-season.ts"
import type { Guest } from "../house/shopper.ts"
import { type ShopName, shops } from "../house/shops.ts"
import type { TestDatabase } from "../test-database.ts"
import { crashPoints } from "./crash-points.ts"
import type { Sequence } from "./sequences.ts"
import { type Told, tellingBox } from "./telling-box.ts"

/** Milliseconds that a processor is waited for. */
const PATIENCE = 250

export interface StormOptions {
  /** Fresh and migrated; the one that the run of tests is about when absent. */
  readonly database?: TestDatabase
  /** Without it, what is interrupted stays so: the storm must find it. */
  readonly hasReconciler: boolean
  /** What stands between two who take one instalment; tests take it away. */
  readonly guard?: InstalmentGuard
}

type InstalmentGuard = Pick<PaymentGuard, "lock" | "onLostAnswer">

/** What all sequences of a storm share: the server, the processors, and what they were counted to do. */
export async function openStorm({ database, hasReconciler, guard = paymentGuard }: StormOptions) {
  const points = crashPoints()
  const mail = await tellingBox()
  const bench = await startCheckout(PATIENCE, {
    ...(database === undefined ? {} : { database }),
    throughDatabase: points.through,
    watch: (app) => points.attach(app),
    config: { logLevel: "silent" },
    webhooks: mail.webhooks,
  })
  for (const shop of Object.values(shops)) await employAda(bench.db, shop.id)
  await openInstalments(bench)
  const answers: Record<string, number> = {}
  let delivered = 0
  const seatsOf = new Map<ShopName, ReturnType<typeof takingSeats>>()

  return {
    bench,
    points,
    guard,
    mail,
    answers: (): Readonly<Record<string, number>> => answers,
    delivered: () => delivered,

    counted(answer: string): void {
      answers[answer] = (answers[answer] ?? 0) + 1
    },

    /** Seats side by side that nobody else is given. */
    takeSeats(shop: ShopName, seats: number): string[] {
      const next = seatsOf.get(shop) ?? takingSeats()
      seatsOf.set(shop, next)
      return next(seats)
    },

    /** The reconciler, and the taking of instalments, of a server that dies after so many steps, if a number is given. */
    async reconcile(crash?: number): Promise<void> {
      if (!hasReconciler) return
      await points.run(crash, async () => {
        await reconcile(bench.payments, bench.clock.now(), 1_000)
        await chargeInstalments(bench.payments, bench.clock.now(), 1_000)
      })
    },

    /** Delivers what a processor told. */
    async deliver({ id, kind }: Told): Promise<void> {
      delivered += 1
      const account = shops[kind].accountCode
      await fetch(`${bench.sandboxes.origin}/sandbox/control/${kind}/webhooks`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ event: id, url: `${bench.address}/v1/webhooks/${kind}/${account}` }),
      }).catch(() => undefined)
    },

    async close(): Promise<void> {
      points.end()
      await bench.close()
      await mail.close()
    },
  }
}

export type Storm = Awaited<ReturnType<typeof openStorm>>

/** Somebody who is about to pay, and what happens to them. */
export interface Running {
  readonly sequence: Sequence
  readonly guest: Guest
  readonly seatIds: readonly string[]
  /** The link to the season that they may renew. */
  readonly link: string | undefined
  /** Of the sale that they began last. */
  saleToken: string | undefined
}

/** The sale that a shopper's payment is about: of a cart, the one of their visit. */
export async function saleNow(
  { bench }: Storm,
  { guest, link, saleToken }: Running,
): Promise<SaleRow | undefined> {
  if (link !== undefined) return saleToken === undefined ? undefined : bench.saleOf(saleToken)
  const { body } = await guest.call<{ saleToken?: string }>("GET", "/v1/session/sale")
  return body.saleToken === undefined ? undefined : bench.saleOf(body.saleToken)
}

/** The sale that they have paid; undefined where there is none. */
export async function paidSale({ bench }: Storm, { saleToken }: Running): Promise<SaleRow | undefined> {
  const sale = saleToken === undefined ? undefined : await bench.saleOf(saleToken)
  return sale?.state === "paid" ? sale : undefined
}

/** What processors have told of a shopper's sale. */
export async function toldOf(storm: Storm, running: Running): Promise<readonly Told[]> {
  const sale = await saleNow(storm, running)
  return sale === undefined ? [] : storm.mail.told().filter(({ text }) => text.includes(sale.id))
}
