import { once } from "node:events"
import { globSync, readFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { shops } from "../../test/house/shops.ts"
import { testBarcodes, testCertificates, testGifts, testNewsletters, testRenewals } from "../../test/serve.ts"
import { readConfig } from "../config.ts"
import { sendOutbox } from "../jobs/outbox.ts"
import { watched } from "../watched.ts"
import { startTraces, statementName, type Traces } from "./traces.ts"

/** As OTLP writes it in JSON. */
interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[]
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[]
  readonly status: { readonly code?: number }
}

let collector: Server
let bench: CheckoutBench
let traces: Traces
const bodies: string[] = []
let spans: readonly SentSpan[] = []
const secrets: string[] = []

/** The trace of each thing that is done, as a caller would name it. */
const callers = { hold: "1", pay: "2", read: "3", lost: "4" }
const traceOf = (caller: keyof typeof callers) => callers[caller].repeat(32)
const traceparent = (caller: keyof typeof callers) => `00-${traceOf(caller)}-${callers[caller].repeat(16)}-01`

beforeAll(async () => {
  collector = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      bodies.push(Buffer.concat(parts).toString())
      response
        .writeHead(request.url === "/v1/traces" ? 200 : 404, { "content-type": "application/json" })
        .end("{}")
    })
  })
  collector.listen(0, "127.0.0.1")
  await once(collector, "listening")
  const { port } = collector.address() as AddressInfo
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${port}`)
  vi.stubEnv("OTEL_RESOURCE_ATTRIBUTES", "deployment.environment.name=test")
  const settings = readConfig(process.env).traces
  if (settings === undefined) throw new Error("an endpoint turns traces on")
  bench = await startCheckout(5_000, {
    believeFor: 500,
    watch: (app, db) => {
      traces = startTraces(app, db, { version: "1.2.3", settings })
    },
  })
  await bench.db("events").update({ starts_at: Date.UTC(2099, 0) })
  await doEverything()
  await traces.close()
  spans = bodies.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await bench.close()
  collector.closeAllConnections()
  collector.close()
})

/** Asks as a caller whose trace goes on here. */
const ask = (
  caller: keyof typeof callers,
  path: string,
  init: RequestInit & { headers?: Record<string, string> } = {},
) =>
  fetch(`${bench.address}${path}${path.includes("?") ? "&" : "?"}subdomain=${shops.stripe.id}`, {
    ...init,
    headers: { ...init.headers, traceparent: traceparent(caller) },
  })

async function doEverything(): Promise<void> {
  const guest = await bench.shopper("stripe", { seats: 0 })
  secrets.push(guest.token())
  const event = `${shops.stripe.id}.soir`
  const prices = [{ id: `${event}.a.adulte`, qty: 2, seatIds: ["T11", "T12"] }]
  const headers = { "x-session-token": guest.token(), "content-type": "application/json" }
  const body = JSON.stringify([{ type: "show", id: event, prices }])
  expect((await ask("hold", "/v1/holds", { method: "POST", headers, body })).status).toBe(200)
  expect((await ask("lost", "/v1/pages/secret-page-name?email=marie@example.com")).status).toBe(404)
  for (let asked = 0; asked < 2; asked += 1)
    expect((await ask("read", "/v1/websites/config")).status).toBe(200)
  const { status, sale } = await payPlainly(guest, "stripe")
  secrets.push(sale.saleToken)
  expect(status).toBe(200)
  const mailer = { send: async () => undefined }
  const { db } = bench
  await watched.job.around({ job: "outbox" }, () =>
    sendOutbox(
      {
        db,
        mailer,
        barcodes: testBarcodes,
        gifts: testGifts,
        newsletters: testNewsletters,
        renewals: testRenewals,
        certificates: testCertificates,
        log: bench.payments.log,
      },
      bench.clock,
    ),
  )
}

const named = (name: string) => spans.filter((span) => span.name === name)
const inTrace = (traceId: string) => spans.filter((span) => span.traceId === traceId)
const attribute = ({ attributes }: SentSpan, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0]

describe("a collector is sent", () => {
  it("a request as part of its caller's trace, by its operation, with its statements", () => {
    const [request] = inTrace(traceOf("hold")).filter(({ name }) => name === "createHolds")
    expect(request).toMatchObject({ parentSpanId: callers.hold.repeat(16) })
    expect(request && attribute(request, "http.response.status_code")).toBe(200)
    const [lost] = inTrace(traceOf("lost")).filter(({ name }) => name === "getPage")
    expect(lost && attribute(lost, "parterre.problem")).toBe("page-unknown")
  })

  it("the batch of a hold, linked to the request that waited for it, with its statements", () => {
    const [request] = inTrace(traceOf("hold")).filter(({ name }) => name === "createHolds")
    const batch = named("hold batch").find(({ links }) =>
      links.some(({ spanId }) => spanId === request?.spanId),
    )
    expect(batch && attribute(batch, "parterre.holds")).toBe(1)
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === batch?.spanId)
    expect(statements.map(({ name }) => name)).toContain("insert claims")
    const system = inject("database") === "postgres" ? "postgresql" : "sqlite"
    for (const statement of statements) expect(attribute(statement, "db.system.name")).toBe(system)
  })

  it("what is answered in front of the framework", () => {
    const asked = inTrace(traceOf("read")).filter(({ name }) => name === "getWebsiteConfig")
    expect(asked.map((span) => attribute(span, "parterre.in_front") === true)).toEqual([false, true])
  })

  it("calls to the processor within the payment, with statements after the body was read", () => {
    const [payment] = named("checkoutCreditCard")
    const within = spans
      .filter(({ parentSpanId }) => parentSpanId === payment?.spanId)
      .map(({ name }) => name)
    expect(within).toContain("STRIPE authorise")
    expect(within).toContain("STRIPE capture")
    expect(within).toContain("insert tickets")
  })

  it("a mail within its job", () => {
    const [mail] = named("mail receipt")
    const [job] = named("job outbox")
    expect(mail).toMatchObject({ traceId: job?.traceId, parentSpanId: job?.spanId })
  })

  it("who it is", () => {
    expect(bodies.join("")).toContain('"service.version"')
    expect(bodies.join("")).toContain('"deployment.environment.name"')
  })

  it("nothing of a shopper: no token, no address, no seat, no path, no query, no card", () => {
    const all = bodies.join("")
    for (const secret of [
      ...secrets,
      "marie",
      "Tremblay",
      "T11",
      "secret-page-name",
      "tok_visa",
      "subdomain",
    ])
      expect(all, secret).not.toContain(secret)
    expect(secrets.every((secret) => secret.length > 10)).toBe(true)
  })
})

it("names statements by what they do and to what, never by what they say", () => {
  const names = [
    { sql: 'select * from "carts" where "id" = ?' },
    { sql: "INSERT INTO claims (seat_id) SELECT * FROM unnest(?)" },
    { sql: "update `sales` set `state` = ?" },
    { sql: "BEGIN;" },
    { method: "raw" },
  ].map(statementName)
  expect(names).toEqual(["select carts", "insert claims", "update sales", "begin", "raw"])
})

it("is loaded where it is asked for and nowhere else", () => {
  const sources = globSync("server/src/**/*.ts").filter((file) => !file.endsWith(".test.ts"))
  const holding = (text: string | RegExp) =>
    sources
      .filter((file) => new RegExp(text).test(readFileSync(file, "utf8")))
      .map((file) => file.split("/").at(-1))
  expect(holding('from "@opentelemetry/')).toEqual(["traces.ts"])
  expect(holding(/^import \{.*traces\/traces\.ts/m)).toEqual([])
  expect(holding('import\\("./traces/traces.ts"\\)')).toEqual(["start.ts"])
})
