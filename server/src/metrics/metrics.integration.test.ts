import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { shops } from "../../test/house/shops.ts"
import { testDependencies } from "../../test/house/small-house.ts"
import {
  testBarcodes,
  testCertificates,
  testConfig,
  testGifts,
  testNewsletters,
  testRenewals,
} from "../../test/serve.ts"
import type { QueueSettingsRow } from "../database/queue-tables.ts"
import { holdDesk } from "../holds/hold-desk.ts"
import { seatGuard } from "../holds/seat-guard.ts"
import type { Website } from "../http/handler.ts"
import type { RepeatedJob } from "../jobs/repeat.ts"
import { startJobs } from "../jobs/start-jobs.ts"
import { type JobName, watched } from "../watched.ts"
import { listenForMetrics, type MetricsListener } from "./metrics-listener.ts"
import { serverMetrics } from "./server-metrics.ts"
import { watchBacklog } from "./watch-backlog.ts"
import { watchStatements } from "./watch-statements.ts"

let bench: CheckoutBench
let listener: MetricsListener
let jobs: readonly RepeatedJob[]
const alarms = new Map<JobName, () => void>()
const sent: string[] = []
let mailWorks = true

beforeAll(async () => {
  bench = await startCheckout(1_500, { believeFor: 500 })
  const { db } = bench
  await db("events").update({ starts_at: Date.UTC(2099, 0) })
  const metrics = serverMetrics({ version: "1.2.3", database: "sqlite", openStreams: () => 3 })
  watchStatements(db, metrics)
  watchBacklog(db, bench.clock, metrics)
  listener = await listenForMetrics(metrics, { host: "127.0.0.1", port: 0 })
  const mailer = {
    send: async ({ to }: { to: string }) => {
      if (!mailWorks) throw new Error("no mail server")
      sent.push(to)
    },
  }
  jobs = startJobs(bench.payments, {
    post: {
      mailer,
      barcodes: testBarcodes,
      gifts: testGifts,
      newsletters: testNewsletters,
      renewals: testRenewals,
      certificates: testCertificates,
    },
    retention: testConfig().retention,
    timer: (job) => (ring) => {
      alarms.set(job, ring)
      return () => undefined
    },
  })
})
afterAll(async () => {
  await listener.close()
  await Promise.all(jobs.map((job) => job.stop()))
  await bench.close()
})

/** All figures, by name and labels; those of the database as they are now, though somebody just asked. */
async function read(): Promise<ReadonlyMap<string, number>> {
  bench.clock.pass(5)
  const text = await (await fetch(listener.url)).text()
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"))
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(" ")
      return [line.slice(0, end), Number(line.slice(end + 1))]
    }),
  )
}

/** How far figures moved while something was done. */
async function moved(doing: () => Promise<unknown>): Promise<(name: string) => number> {
  const before = await read()
  await doing()
  // An answer is counted when it has left, which its reader may see first.
  await new Promise((resolve) => setImmediate(resolve))
  const after = await read()
  return (name) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
}

/** Lets a job take a round, to its end. */
async function ring(job: JobName): Promise<void> {
  const alarm = alarms.get(job)
  alarms.delete(job)
  alarm?.()
  while (!alarms.has(job)) await new Promise((resolve) => setImmediate(resolve))
}

const requests = (operation: string, status: string) =>
  `parterre_request_seconds_count{operation="${operation}",status="${status}"}`

describe("requests", () => {
  it("are counted by operation and class of status, those in front of the framework too", async () => {
    const ask = () => fetch(`${bench.address}/v1/websites/config?subdomain=${shops.stripe.id}`)
    let inFront = 0
    const unwatch = watched.requestDone.watch((done) => {
      if (done.inFront !== undefined) inFront += 1
    })
    const by = await moved(async () => {
      for (let asked = 0; asked < 3; asked += 1) expect((await ask()).status).toBe(200)
      await fetch(`${bench.address}/v1/pages/nothing?subdomain=${shops.stripe.id}`)
      await fetch(`${bench.address}/v1/nothing`)
      await fetch(`${bench.address}/v1/cart/self?subdomain=${shops.stripe.id}`)
    })
    unwatch()
    expect(inFront).toBe(2)
    expect(by(requests("getWebsiteConfig", "2xx"))).toBe(3)
    expect(by(requests("getPage", "4xx"))).toBe(1)
    expect(by(requests("none", "4xx"))).toBe(1)
    expect(by('parterre_problems_total{code="page-unknown"}')).toBe(1)
    expect(by('parterre_problems_total{code="route-unknown"}')).toBe(1)
    expect(by('parterre_problems_total{code="session-missing"}')).toBe(1)
  })

  it("have no time of a map that was open", async () => {
    const done = { status: 200, milliseconds: 600_000, problem: undefined }
    const by = await moved(async () => {
      watched.requestDone.tell({ ...done, operation: "streamAvailability" })
      watched.requestDone.tell({ ...done, operation: "streamAvailability", status: 503, milliseconds: 2 })
    })
    expect(by(requests("streamAvailability", "2xx"))).toBe(0)
    expect(by(requests("streamAvailability", "5xx"))).toBe(1)
  })

  it("have no label that strangers can make up", async () => {
    const names = async () => [...(await read()).keys()].filter((name) => name.includes("request"))
    await fetch(`${bench.address}/v1/nothing`)
    const before = await names()
    for (let at = 0; at < 20; at += 1)
      await fetch(`${bench.address}/v1/nothing-${at}?subdomain=made-up-${at}`)
    expect(await names()).toEqual(before)
  })
})

describe("holds", () => {
  it("are counted as placed, or by what refused them, with their batches and their wait", async () => {
    const [one, other] = [
      await bench.shopper("stripe", { seats: 0 }),
      await bench.shopper("stripe", { seats: 0 }),
    ]
    const by = await moved(async () => {
      await one.hold(["P1", "P2"])
      await expect(other.hold(["P1", "P2"])).rejects.toThrow("seats-taken")
    })
    expect(by('parterre_holds_total{outcome="placed"}')).toBe(1)
    expect(by('parterre_holds_total{outcome="seats-taken"}')).toBe(1)
    expect(by("parterre_hold_batch_size_sum")).toBe(2)
    expect(by("parterre_hold_wait_seconds_count")).toBe(2)
    expect(by("parterre_hold_batch_seconds_count")).toBeGreaterThanOrEqual(1)
    expect((await read()).get("parterre_holds_waiting")).toBe(0)
  })

  it("that are refused because too many wait are told apart", async () => {
    const guest = await bench.shopper("stripe", { seats: 0 })
    const full = await bench.anotherServer({ overload: { waitingHolds: 1, delay: 0 } })
    const line = { id: `${shops.stripe.id}.soir.a.adulte`, qty: 2 }
    const hold = (seatIds: readonly string[]) =>
      guest.call(
        "POST",
        "/v1/holds",
        [{ type: "show", id: `${shops.stripe.id}.soir`, prices: [{ ...line, seatIds }] }],
        full.address,
      )
    const answers: { status: number; body: Record<string, unknown> }[] = []
    const by = await moved(async () => {
      const pairs = Array.from({ length: 12 }, (_, at) => [`Q${2 * at + 1}`, `Q${2 * at + 2}`])
      answers.push(...(await Promise.all(pairs.map(hold))))
    })
    await full.close()
    const placed = answers.filter(({ status }) => status === 200).length
    const refused = answers.filter(({ status }) => status === 503)
    expect(placed).toBeGreaterThanOrEqual(1)
    expect(refused.length).toBeGreaterThanOrEqual(1)
    expect(placed + refused.length).toBe(12)
    for (const { body } of refused) expect(body).toMatchObject({ code: "overloaded", action: "retry-later" })
    expect(by('parterre_holds_total{outcome="overloaded"}')).toBe(refused.length)
    // Nobody is half held: what is claimed is what was answered.
    const claimed = await bench.db("claims").where("seat_id", "like", "Q%")
    expect(claimed).toHaveLength(2 * placed)
  })

  it("tell how often another process was faster", async () => {
    const desk = holdDesk(testDependencies(bench.db, bench.clock), {
      seatGuard: { ...seatGuard, take: async () => [] },
    })
    const id = `${shops.stripe.id}.soir`
    const prices = [{ id: `${id}.a.adulte`, qty: 2, seatIds: ["R1", "R2"] }]
    const groups = [{ type: "show" as const, id, prices }]
    const website: Website = shops.stripe
    const by = await moved(async () => {
      const placed = desk.place({ website, sessionId: "late", requested: { kind: "lines", groups } })
      await expect(placed).rejects.toThrow("seats-taken")
    })
    expect(by("parterre_hold_batches_overtaken_total")).toBe(1)
  })
})

describe("money, mail and jobs", () => {
  it("are counted from the payment to the mail", async () => {
    const guest = await bench.shopper("stripe")
    const paid = await moved(async () => {
      expect((await payPlainly(guest, "stripe")).status).toBe(200)
    })
    expect(paid('parterre_payments_total{state="authorised"}')).toBe(1)
    expect(paid('parterre_payments_total{state="captured"}')).toBe(1)
    expect(paid('parterre_processor_seconds_count{processor="STRIPE",call="authorise"}')).toBe(1)
    expect(paid('parterre_mails_pending{state="due"}')).toBe(1)
    mailWorks = false
    const failed = await moved(() => ring("outbox"))
    expect(failed('parterre_failed_mails_total{kind="receipt"}')).toBe(1)
    expect(failed('parterre_mails_pending{state="later"}')).toBe(1)
    mailWorks = true
    bench.clock.pass(60)
    const mailed = await moved(() => ring("outbox"))
    expect(mailed('parterre_mail_seconds_count{kind="receipt"}')).toBe(1)
    expect(mailed('parterre_job_done_total{name="outbox"}')).toBe(1)
    expect(mailed('parterre_mails_pending{state="due"}')).toBe(-1)
    expect(sent).toEqual(["marie@example.com"])
  })

  it("have a figure of mails that failed from the first try on, so that one can be taken from the other", async () => {
    await watched.mail.around({ kind: "first" }, async () => undefined)
    const figures = await read()
    expect(figures.get('parterre_mail_seconds_count{kind="first"}')).toBe(1)
    expect(figures.get('parterre_failed_mails_total{kind="first"}')).toBe(0)
  })

  it("tell of a declined card", async () => {
    const guest = await bench.shopper("stripe")
    const sale = await guest.startSale()
    const by = await moved(() => guest.pay(sale, { stripeToken: "tok_chargeDeclined" }))
    expect(by('parterre_payments_total{state="declined"}')).toBe(1)
    expect(by('parterre_problems_total{code="card-declined"}')).toBe(1)
    expect(by(requests("checkoutCreditCard", "4xx"))).toBe(1)
  })

  it("tell what waits for the reconciler, and what it has looked at", async () => {
    const guest = await bench.shopper("stripe")
    const sale = await guest.startSale()
    bench.misbehave("stripe", "authorise", "hang-after")
    bench.misbehave("stripe", "lookup", "http-500")
    const lost = await moved(() => guest.pay(sale, { stripeToken: "tok_visa" }))
    expect(lost('parterre_payments_total{state="unknown"}')).toBe(1)
    expect(lost('parterre_payments_unsettled{state="unknown"}')).toBe(1)
    bench.clock.pass(120)
    const found = await moved(() => ring("reconcile"))
    expect(found('parterre_job_done_total{name="reconcile"}')).toBe(1)
    expect(found('parterre_job_seconds_count{name="reconcile"}')).toBe(1)
    expect(found('parterre_payments_unsettled{state="unknown"}')).toBe(-1)
  })

  it("tell of rounds in which instalments are taken", async () => {
    const by = await moved(() => ring("instalments"))
    expect(by('parterre_job_seconds_count{name="instalments"}')).toBe(1)
  })

  it("tell of open carts, lapsed ones, and the sweeper", async () => {
    const held = await moved(async () => void (await bench.shopper("stripe")))
    expect(held('parterre_carts{state="open"}')).toBe(1)
    const lapsed = await moved(async () => bench.clock.pass(3600))
    expect(lapsed('parterre_carts{state="lapsed"}')).toBeGreaterThanOrEqual(1)
    const swept = await moved(() => ring("sweep"))
    expect(swept('parterre_job_done_total{name="sweep"}')).toBe(lapsed('parterre_carts{state="lapsed"}'))
    expect((await read()).get('parterre_carts{state="lapsed"}')).toBe(0)
  })

  it("tell of a round that failed", async () => {
    await bench.db.schema.renameTable("queues", "queues_away")
    try {
      const by = await moved(() => ring("queues"))
      expect(by('parterre_failed_jobs_total{name="queues"}')).toBe(1)
    } finally {
      await bench.db.schema.renameTable("queues_away", "queues")
    }
  })
})

it("tell who waits in a queue, who is inside and how many may be", async () => {
  await bench.db<QueueSettingsRow>("queue_settings").insert({
    website_id: shops.stripe.id,
    kind: "pages",
    thing_id: `${shops.stripe.id}.soir`,
    opens_at: null,
    room_from: null,
    starts_above: null,
    room: 2,
    per_minute: 60,
    enter_seconds: 120,
    key_seconds: 600,
  })
  const by = await moved(async () => {
    for (let at = 0; at < 5; at += 1) {
      const guest = await bench.shopper("stripe", { seats: 0 })
      const path = `/v1/key/pages/${shops.stripe.id}.soir`
      const { status } = await guest.call("POST", path, { type: "pages", pageId: `${shops.stripe.id}.soir` })
      expect([200, 202]).toContain(status)
    }
    for (let second = 0; second < 5; second += 1) {
      bench.clock.pass(1)
      await ring("queues")
    }
  })
  expect(by('parterre_queue_room{kind="pages"}')).toBe(2)
  expect(by('parterre_queue_inside{kind="pages"}')).toBe(2)
  expect(by('parterre_queue_admitted{kind="pages"}')).toBe(2)
  expect(by('parterre_queue_waiting{kind="pages"}')).toBe(3)
})

describe("the database and the process", () => {
  it("tell statements by what they do, and those that failed", async () => {
    const by = await moved(async () => {
      await bench.db("websites").select("id")
      await bench.db.transaction((trx) => trx("websites").first("id"))
      await expect(bench.db("nothing").select("id")).rejects.toThrow("nothing")
    })
    // Three, and those of the reading itself.
    expect(by('parterre_statement_seconds_count{kind="select"}')).toBeGreaterThanOrEqual(3)
    expect(by("parterre_failed_statements_total")).toBe(1)
    expect((await read()).get('parterre_database_connections{state="waiting"}')).toBe(0)
  })

  it("tell statements that are written as SQL by what they do as well", async () => {
    const by = await moved(async () => {
      await bench.db.raw("INSERT INTO websites SELECT * FROM websites WHERE 1 = 0")
      await bench.db.raw("\n  UPDATE websites SET id = id WHERE 1 = 0")
      await bench.db.raw("DELETE FROM websites WHERE 1 = 0")
    })
    for (const kind of ["insert", "update", "delete"])
      expect(by(`parterre_statement_seconds_count{kind="${kind}"}`), kind).toBe(1)
  })

  it("are asked at most every five seconds for what is counted in the database", async () => {
    await read()
    let statements = 0
    const count = () => {
      statements += 1
    }
    bench.db.on("query", count)
    for (let asked = 0; asked < 10; asked += 1) await (await fetch(listener.url)).text()
    bench.db.off("query", count)
    expect(statements).toBe(0)
  })

  it("tell the version, the loop and the memory, at one address only", async () => {
    const figures = await read()
    expect(figures.get(`parterre_info{version="1.2.3",node="${process.version}",database="sqlite"}`)).toBe(1)
    expect(figures.get("parterre_database_answers")).toBe(1)
    for (const name of [
      "parterre_event_loop_utilization",
      "nodejs_eventloop_lag_p99_seconds",
      "process_resident_memory_bytes",
    ])
      expect(figures.has(name), name).toBe(true)
    expect((await fetch(listener.url.replace("/metrics", "/"))).status).toBe(404)
    expect((await fetch(listener.url, { method: "POST" })).status).toBe(404)
  })

  it("tell the rest while the database does not answer", async () => {
    const metrics = serverMetrics({ version: "1", database: "sqlite", openStreams: () => 0 })
    const { db } = bench
    await db.schema.renameTable("outbox", "outbox_away")
    watchBacklog(db, bench.clock, metrics)
    const own = await listenForMetrics(metrics, { host: "127.0.0.1", port: 0 })
    try {
      const text = await (await fetch(own.url)).text()
      expect(text).toContain("parterre_database_answers 0")
      expect(text).toContain("nodejs_eventloop_lag_p99_seconds")
      expect(text).not.toMatch(/^parterre_carts\{/m)
    } finally {
      await own.close()
      await db.schema.renameTable("outbox_away", "outbox")
    }
  })
})
