import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, it } from "vitest"
import { buildHouse, otherHouse, TestClock } from "../../test/house/small-house.ts"
import { serve, testConfig } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"

const site = '<meta name="parterre-site" content="" />'
let database: TestDatabase
let folder: string
let app: FastifyInstance
const apps: FastifyInstance[] = []

function server(hosts: Readonly<Record<string, string>>): FastifyInstance {
  const publicOrigin = "https://parterre.example"
  const folders = { storefrontDir: folder, studioDir: folder }
  const config = testConfig({ publicOrigin, hosts: new Map(Object.entries(hosts)), ...folders })
  const made = serve(database.db, new TestClock(), { config })
  apps.push(made)
  return made
}

beforeAll(async () => {
  database = await testDatabase()
  await buildHouse(database.db, { rows: [{ name: "A", seats: 2 }] })
  await buildHouse(database.db, { website: otherHouse, rows: [{ name: "A", seats: 2 }] })
  folder = await mkdtemp(join(tmpdir(), "parterre-hosts-"))
  await writeFile(join(folder, "index.html"), `<!doctype html>${site}`)
  await writeFile(join(folder, "policy.json"), "{}")
  app = server({ "billets.petit.example": "petit" })
})
afterAll(async () => {
  for (const one of apps) await one.close()
  await rm(folder, { recursive: true })
  await database.close()
})

const open = (url: string, host: string, server = app) =>
  server.inject({ url, headers: { host, accept: "text/html" } })

it.each([
  ["/fr/pages?q=a%20b&subdomain=voisin&widget", "/fr/pages?q=a+b&widget=&subdomain=voisin"],
  ["/?subdomain=VOISIN", "/?subdomain=voisin"],
  ["/old/address?subdomain=voisin", "/old/address?subdomain=voisin"],
  ["//autre.example?subdomain=voisin", "//autre.example?subdomain=voisin"],
  ["/studio/?subdomain=voisin", "/studio/?subdomain=voisin"],
  ["/sitemap.xml?subdomain=voisin", "/sitemap.xml?subdomain=voisin"],
])("leads from another tenant's own host to where %s is", async (url, path) => {
  const { headers, statusCode } = await open(url, "Billets.Petit.example:443")
  expect(statusCode).toBe(302)
  expect(headers.location).toBe(`https://parterre.example${path}`)
})

it("answers calls of the API for whoever they name, there too", async () => {
  const { headers, statusCode } = await open("/v1/websites/config?subdomain=voisin", "billets.petit.example")
  expect([statusCode, headers.location]).toEqual([200, undefined])
})

it("leads no unknown path of the API elsewhere", async () => {
  for (const path of ["/v1/nothing", "/v1"]) {
    const answer = await open(`${path}?subdomain=voisin`, "billets.petit.example")
    expect([answer.statusCode, answer.json().code], path).toEqual([404, "route-unknown"])
  }
})

it("goes by the first of several names, as browsers do", async () => {
  const host = "billets.petit.example"
  const { headers, statusCode } = await open("/fr/pages?subdomain=voisin&subdomain=petit", host)
  expect([statusCode, headers.location]).toEqual([302, "https://parterre.example/fr/pages?subdomain=voisin"])
  expect((await open("/fr/pages?subdomain=petit&subdomain=voisin", host)).statusCode).toBe(200)
})

it("shows the host's own tenant by its name too, and none that there is not", async () => {
  expect((await open("/studio/?subdomain=petit", "billets.petit.example")).statusCode).toBe(200)
  expect((await open("/studio/?subdomain=personne", "billets.petit.example")).statusCode).toBe(404)
  expect((await open("/fr/pages?subdomain=petit", "billets.petit.example")).statusCode).toBe(200)
})

it("shows any tenant at a host that is nobody's own", async () => {
  for (const host of ["parterre.example", "localhost:4000"])
    expect((await open("/studio/?subdomain=voisin", host)).statusCode, host).toBe(200)
})

it("shows who has no other address at the shared host, though that is one tenant's too", async () => {
  const shared = server({ "parterre.example": "petit" })
  const { body, statusCode } = await open("/studio/?subdomain=voisin", "parterre.example", shared)
  expect(statusCode).toBe(200)
  expect(body).toContain('content="voisin"')
  expect((await open("/studio/", "parterre.example", shared)).body).toContain('content="petit"')
})
