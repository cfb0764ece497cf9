import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { type OperationId, operations } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { readConfig, readStartConfig } from "./config.ts"
import { openDatabase } from "./database/open-database.ts"
import { cacheControl, sharedCacheControl } from "./http/caching.ts"
import { serverMetrics } from "./metrics/server-metrics.ts"
import { watchBacklog } from "./metrics/watch-backlog.ts"
import { watchStatements } from "./metrics/watch-statements.ts"
import { knownVariables } from "./unknown-variables.ts"

const folder = new URL("../../docs/operate/", import.meta.url)
const sample = (name: string) => readFileSync(new URL(name, folder), "utf8")
const guide = (name: string) => readFileSync(new URL(`../guides/${name}.md`, folder), "utf8")

const known = knownVariables()

/** Lines of `NAME=value`, those that are only proposed included. */
const variablesOf = (text: string): [string, string][] =>
  [...text.matchAll(/^(?:# )?([A-Z][A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value])

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly image?: string; readonly environment?: Record<string, string> }>
  >
}
const compose = parse(sample("compose.yaml"), { merge: true }) as Compose

describe("the samples name variables that the server knows", () => {
  it("in parterre.env", () => {
    const names = variablesOf(sample("parterre.env")).map(([name]) => name)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !known.has(name))).toEqual([])
  })

  it("in parterre@.service", () => {
    const named = [...sample("parterre@.service").matchAll(/^Environment=(.*)$/gm)].flatMap(([, set = ""]) =>
      set.split(" ").map((one) => one.split("=")[0] ?? ""),
    )
    expect(named).toContain("PORT")
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })

  it("in compose.yaml", () => {
    const { database, proxy, prometheus, ...ours } = compose.services
    expect([database, proxy, prometheus].every((service) => service?.image !== undefined)).toBe(true)
    const named = Object.values(ours).flatMap(({ environment }) => Object.keys(environment ?? {}))
    expect(named).toContain("DATABASE_URL")
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })

  it("and the guides do", () => {
    const table = [...guide("operate").matchAll(/^\| (`[A-Z].*?`) +\|/gm)].flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = ""]) => name),
    )
    expect(table.length).toBeGreaterThan(20)
    expect(table.filter((name) => !known.has(name) && name !== "STRIPE_")).toEqual([])
    const inGuide = [...guide("capacity").matchAll(/`((?:LIMIT|DATABASE|METRICS)_[A-Z_]+)`/g)].map(
      ([, name = ""]) => name,
    )
    expect(inGuide.length).toBeGreaterThan(3)
    expect(inGuide.filter((name) => !known.has(name))).toEqual([])
  })
})

it("the samples start a server for production, once the key is there", () => {
  const given = Object.fromEntries(variablesOf(sample("parterre.env")))
  const environment = { ...given, TICKET_SIGNING_KEY: "k".repeat(44), PORT: "4001", METRICS_PORT: "14001" }
  const config = readStartConfig(environment)
  expect(config).toMatchObject({ mode: "production", trustProxy: true, sandbox: false, databasePool: 10 })
  expect(config.traces).toEqual({ sampler: "parentbased_traceidratio", ratio: 0.05 })
})

it("the sample divides by its four processes what the guide says to divide, and nothing else", () => {
  const part = /\*\*Divide them[\s\S]*?\n\n((?:- .*\n)+)/.exec(guide("operate"))?.[1] ?? ""
  const divided = [...part.matchAll(/`(LIMIT_[A-Z_]+)`/g)].map(([, name = ""]) => name)
  expect(divided.length).toBeGreaterThan(3)
  const { limits: usual } = readStartConfig({})
  const given = Object.fromEntries(variablesOf(sample("parterre.env")))
  const set = readConfig(given).limits
  const changed = Object.keys(usual).filter(
    (name) => set[name as keyof typeof set] === Math.floor(usual[name as keyof typeof usual] / 4),
  )
  expect(changed.length).toBe(divided.length)
  expect(divided.filter((name) => given[name] === undefined)).toEqual([])
})

it("nginx passes on to the processes that systemd starts, and caches as the guide says", () => {
  const nginx = sample("nginx.conf")
  const ports = [...nginx.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port)
  const started = sample("parterre@.service")
    .match(/parterre@\d+/g)
    ?.map((unit) => unit.split("@")[1])
  expect(ports).toEqual(started)
  const directives = (text: string) =>
    [...text.matchAll(/^ *((?:proxy_cache|proxy_set_header|proxy_http_version|add_header)\S* .*;)$/gm)].map(
      ([, line]) => line,
    )
  const ofGuide = directives(guide("caches"))
  expect(ofGuide.length).toBeGreaterThan(8)
  expect(directives(nginx)).toEqual(ofGuide)
  // Over HTTP/1.1, the maps that a browser shows take its six connections.
  for (const text of [nginx, guide("caches")]) expect(text).toMatch(/^ *listen 443 ssl http2;$/m)
  // It would send answers of any age, whatever `stale-while-revalidate` allows.
  expect(nginx).not.toContain("proxy_cache_use_stale")
})

it("the guide on caches says what the server does of answers that are the same for everybody", () => {
  const says = (row: string) => new RegExp(`^\\| ${row}.*? \\| \`(.*?)\``, "m").exec(guide("caches"))?.[1]
  const shared = (id: OperationId) => sharedCacheControl(id, undefined, Number.POSITIVE_INFINITY)
  for (const id of [
    "getWebsiteConfig",
    "listPages",
    "getEvent",
    "getSubscription",
    "getEventSeatMap",
  ] as const)
    expect(says("settings, pages, events, subscriptions, maps"), id).toBe(shared(id))
  for (const id of ["getSection", "getSectionInMode", "listParking"] as const)
    expect(says("single sections"), id).toBe(shared(id))
  expect(says("details of a section")).toBe(shared("getSectionDetails"))
  expect(says("availability")).toBe(shared("getAvailability"))
  expect(says("what a shopper needs a key of")).toBe(cacheControl("listQueues", undefined))
  const told = [...guide("caches").matchAll(/^\| .*\| `(.*?)`/gm)].map(([, value]) => value)
  const kept = Object.keys(operations) as OperationId[]
  for (const id of kept) {
    const own = cacheControl(id, undefined)
    if (!told.includes(own)) expect(told, id).toContain(shared(id))
  }
  for (const id of ["getTaxesInForce", "getPaymentMethods", "getShippings", "getQueueEmailStatus"] as const)
    expect(says("taxes, ways to pay"), id).toBe(cacheControl(id, undefined))
  expect(says("the address of the bank")).toBe(cacheControl("getInteracPayment", undefined))
})

/** Every metric that `/metrics` has, with the names under which its samples are asked for. */
function knownMetrics(): ReadonlySet<string> {
  // Nothing of it is opened: a metric has its name before it has a figure.
  const db = openDatabase({ file: "unopened.sqlite" })
  const metrics = serverMetrics({ version: "1", database: "sqlite", openStreams: () => 0 })
  watchStatements(db, metrics)
  watchBacklog(db, { now: () => 0 }, metrics)
  metrics.close()
  return new Set(
    metrics.registry.getMetricsAsArray().flatMap((metric) => {
      const isHistogram = "buckets" in metric
      return [
        metric.name,
        ...(isHistogram ? ["_bucket", "_sum", "_count"].map((end) => metric.name + end) : []),
      ]
    }),
  )
}

interface Panel {
  readonly type: string
  readonly title: string
  readonly targets?: readonly { readonly expr: string }[]
}
const dashboard = JSON.parse(sample("grafana-dashboard.json")) as { readonly panels: readonly Panel[] }
const alerts = (
  parse(sample("alerts.yaml")) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[]
  }
).groups.flatMap(({ rules }) => rules)
const namesIn = (text: string) => text.match(/\b(?:parterre|nodejs|process)_\w+/g) ?? []

describe("the dashboard and the alerts", () => {
  const metrics = knownMetrics()
  const panels = dashboard.panels.filter(({ type }) => type !== "row")

  it("ask for metrics that there are", () => {
    expect(panels.length).toBeGreaterThan(20)
    for (const { title, targets = [] } of panels) {
      expect(targets.length, title).toBeGreaterThan(0)
      for (const { expr } of targets) {
        expect(namesIn(expr).length, expr).toBeGreaterThan(0)
        expect(
          namesIn(expr).filter((name) => !metrics.has(name)),
          expr,
        ).toEqual([])
      }
    }
    expect(alerts.length).toBeGreaterThan(8)
    for (const { alert, expr, annotations } of alerts) {
      expect(
        namesIn(expr).filter((name) => !metrics.has(name)),
        alert,
      ).toEqual([])
      expect(expr.startsWith("up{") || namesIn(expr).length > 0, alert).toBe(true)
      expect(annotations.summary.length, alert).toBeGreaterThan(10)
    }
  })

  it("compare no rate with zero: before the first event of its kind there is none, and nothing to compare", () => {
    const compared = /\b(?:rate|increase)\(.*\)\s*==\s*0/
    expect(alerts.filter(({ expr }) => compared.test(expr)).map(({ alert }) => alert)).toEqual([])
  })

  it("count among mails that leave none that failed, and among mails that wait none that is for later", () => {
    const { expr = "" } = alerts.find(({ alert }) => alert === "ParterreMailWaits") ?? {}
    expect(expr).toMatch(/parterre_mail_seconds_count.* - .*parterre_failed_mails_total/)
    expect(expr.match(/parterre_mails_pending(?:\{.*?\})?/g)).toEqual(['parterre_mails_pending{state="due"}'])
  })

  it("have a row each in the guide for who is on call", () => {
    const rows = [...guide("on-call").matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)
    expect(rows).toEqual(alerts.map(({ alert }) => alert))
  })

  it("leave none of ours out", () => {
    const shown = new Set(panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namesIn(expr))))
    const ours = [...metrics].filter(
      (name) => name.startsWith("parterre_") && !/_(bucket|sum|count)$/.test(name),
    )
    const isShown = (name: string) => ["", "_bucket", "_sum", "_count"].some((end) => shown.has(name + end))
    expect(ours.filter((name) => !isShown(name))).toEqual([])
  })

  it("are told of in the guide, metric by metric", () => {
    const text = guide("operate")
    const ours = [...metrics].filter(
      (name) => name.startsWith("parterre_") && !/_(bucket|sum|count)$/.test(name),
    )
    expect(ours.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })
})

it("every sample is in the guide on capacity", () => {
  const names = readdirSync(fileURLToPath(folder))
  expect(names.length).toBeGreaterThan(6)
  expect(names.filter((name) => !guide("capacity").includes(`../operate/${name}`))).toEqual([])
})
