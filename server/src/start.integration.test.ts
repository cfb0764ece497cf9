import { once } from "node:events"
import { createServer, request } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, it, vi } from "vitest"
import { readEvents } from "../test/event-reader.ts"
import { testConfig } from "../test/serve.ts"
import { testDatabase } from "../test/test-database.ts"
import { readConfig } from "./config.ts"
import { start } from "./start.ts"

const configOf = (location: string | { file: string }) => ({
  ...testConfig({
    ...{ host: "127.0.0.1", port: 0, sandbox: true, mode: "development" },
    metrics: { host: "127.0.0.1", port: 0 },
  }),
  databaseUrl: typeof location === "string" ? location : undefined,
  dataDir: typeof location === "string" ? "" : location.file.replace(/\/parterre\.sqlite$/, ""),
})

it("starts with the demo tenants, serves them and stops cleanly [SHELL-001]", async () => {
  const database = await testDatabase()
  const codes: number[] = []
  const options = { demo: true, allowMissing: true }
  const server = await start(configOf(database.location), options, (code) => void codes.push(code))
  try {
    for (const subdomain of ["belvedere", "harbour", "cabaret"]) {
      const answer = await fetch(`${server.address}/v1/pages?subdomain=${subdomain}`)
      const pages = (await answer.json()) as { saleState: string }[]
      expect(pages.some(({ saleState }) => saleState === "ONSALE")).toBe(true)
    }
    expect((await fetch(`${server.address}/sandbox/mailbox`)).status).toBe(200)
    expect(await (await fetch(`${server.metricsUrl}`)).text()).toContain("parterre_statement_seconds_count")
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404)
  } finally {
    await server.stop("test")
    await database.close()
  }
  expect(codes).toEqual([0])
  await expect(fetch(`${server.address}/healthz`)).rejects.toThrow()
})

it("says that it stops for as long as the operator wants, and sells meanwhile", async () => {
  const database = await testDatabase()
  const codes: number[] = []
  const config = { ...configOf(database.location), stopDelay: 300 }
  const server = await start(config, { demo: true }, (code) => void codes.push(code))
  const status = async (path: string) => (await fetch(`${server.address}${path}`)).status
  const stopping = server.stop("SIGTERM")
  expect(await status("/readyz")).toBe(503)
  expect(await status("/healthz")).toBe(200)
  expect(await status("/v1/pages?subdomain=belvedere")).toBe(200)
  // Whoever cannot wait asks once more.
  await Promise.all([stopping, server.stop("SIGTERM")])
  await database.close()
  expect(codes).toEqual([0])
})

it("counts the maps that are open, and ends them when it stops", async () => {
  const database = await testDatabase()
  const codes: number[] = []
  const options = { demo: true, allowMissing: true }
  const server = await start(configOf(database.location), options, (code) => void codes.push(code))
  const event = "belvedere.corps-boreal-2027-03-05"
  const address = `${server.address}/v1/seatmap/event/${event}/availability/live?subdomain=belvedere`
  const reader = await readEvents(address)
  expect(reader.response.statusCode).toBe(200)
  expect(await (await fetch(`${server.metricsUrl}`)).text()).toContain("parterre_open_streams 1")
  await server.stop("test")
  await reader.ended
  await database.close()
  expect(codes).toEqual([0])
})

/** The status of the mailbox as somebody asks for it; `fetch` sets no Host. */
const mailboxFor = (address: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${address}/sandbox/mailbox`, { headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.on("error", reject).end()
  })

/** As a proxy on the same machine passes on what others ask. */
const passedOn = [
  { host: "billets.example" },
  { host: "192.168.0.7:4000" },
  { host: "127.0.0.1.example.ca" },
  { host: "localhost", "x-forwarded-for": "203.0.113.9" },
  { host: "localhost", "x-forwarded-host": "billets.example" },
  { host: "localhost", "x-real-ip": "203.0.113.9" },
  { host: "localhost", forwarded: "for=203.0.113.9" },
  { host: "localhost", via: "1.1 billets" },
]
const ofThisMachine = [
  "localhost:4000",
  "belvedere.localhost:4000",
  "127.0.0.1:4000",
  "127.8.9.1",
  "[::1]:4000",
]

it("shows its sandboxes to this machine alone, unless they are asked for by name", async () => {
  const database = await testDatabase()
  for (const sandboxForOthers of [false, true]) {
    const config = { ...configOf(database.location), sandboxForOthers }
    const server = await start(config, { allowMissing: true }, () => undefined)
    try {
      for (const headers of passedOn)
        expect(await mailboxFor(server.address, headers), JSON.stringify(headers)).toBe(
          sandboxForOthers ? 200 : 404,
        )
      for (const host of ofThisMachine) expect(await mailboxFor(server.address, { host }), host).toBe(200)
    } finally {
      await server.stop("test")
    }
  }
  await database.close()
})

it("does not migrate in production by itself", async () => {
  const database = await testDatabase()
  await database.db("migrations").where("ordinal", ">", 0).delete()
  const config = { ...configOf(database.location), mode: "production" as const, sandbox: false }
  await expect(start(config, {}, () => undefined)).rejects.toThrow(/lacks .*: run parterre-server migrate/)
  await database.close()
})

it("sends traces where a collector is named, the last of them when it stops", async () => {
  const bodies: string[] = []
  const collector = createServer((request, response) => {
    request.on("data", (part: Buffer) => bodies.push(part.toString()))
    request.on("end", () => response.writeHead(200, { "content-type": "application/json" }).end("{}"))
  })
  collector.listen(0, "127.0.0.1")
  await once(collector, "listening")
  const { port } = collector.address() as AddressInfo
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${port}`)
  const database = await testDatabase()
  const config = { ...configOf(database.location), traces: readConfig(process.env).traces }
  const server = await start(config, { allowMissing: true }, () => undefined)
  try {
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
  } finally {
    await server.stop("test")
    await database.close()
    collector.closeAllConnections()
    collector.close()
    vi.unstubAllEnvs()
  }
  expect(bodies.join("")).toContain('"getHealth"')
})
