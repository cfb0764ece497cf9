import { afterAll, beforeAll, expect, it } from "vitest"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { listenForMetrics, type MetricsListener } from "./metrics-listener.ts"
import { serverMetrics } from "./server-metrics.ts"
import { watchStatements } from "./watch-statements.ts"

let database: TestDatabase
let listener: MetricsListener
beforeAll(async () => {
  database = await testDatabase()
  const metrics = serverMetrics(() => 3)
  watchStatements(database.db, metrics)
  listener = await listenForMetrics(metrics.registry, { host: "127.0.0.1", port: 0 })
})
afterAll(async () => {
  await listener.close()
  await database.close()
})

const read = async () => (await fetch(listener.url)).text()
const figure = (text: string, name: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")[1] ?? 0,
  )

it("counts statements by what they do, and those that failed", async () => {
  const selects = 'parterre_statement_seconds_count{kind="select"}'
  const before = await read()
  await database.db("websites").select("id")
  await database.db.transaction((trx) => trx("websites").first("id"))
  await expect(database.db("nothing").select("id")).rejects.toThrow("nothing")
  const after = await read()
  expect(figure(after, selects) - figure(before, selects)).toBe(3)
  expect(figure(after, "parterre_failed_statements_total")).toBe(1)
  expect(figure(after, 'parterre_database_connections{state="waiting"}')).toBe(0)
})

it("tells of the event loop, at one address only", async () => {
  expect(await read()).toContain("nodejs_eventloop_lag_p99_seconds")
  expect((await fetch(listener.url.replace("/metrics", "/"))).status).toBe(404)
  expect((await fetch(listener.url, { method: "POST" })).status).toBe(404)
})
