import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { buildHouse, otherHouse, TestClock } from "../../test/house/small-house.ts"
import { callerOf, serve, testConfig } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { importTenant } from "../import/import-tenant.ts"
import { ticketIssuer } from "../tickets/tickets-pdf.ts"

let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
let storefrontDir: string
let app: FastifyInstance
const options = { now: () => 0, environment: {}, production: false }
const said = `holdSeconds: 600
framedBy: [https://www.petit.example, https://*.petit.example]
header: { fr: "<p>Saison 2027</p>", en: "<p>2027 season</p>" }
footer: { fr: '<img src="images/logo.svg" alt="" />', en: "<hr />" }
hiddenCartElements: [seatMapPdf, addTickets]
cart: false
cartRedirectionUrl: "https://petit.example/{lang}/panier"
showMapsLink: true
oldFlow: false
privacyConsent: true
privacyUrl: { fr: https://petit.example/vie-privee, en: https://petit.example/privacy }`
const background = 'backgroundColor: "#fff4e0", backgroundImage: images/logo.svg'
const ways =
  "address: { addressLine1: 1 rue du Port, city: Gatineau, provinceState: QC, postalCode: J8X 1A1, country: CA }, lines: [{ region: ONTARIO, phone: 416 555-0100 }], social: [{ network: Facebook, url: https://social.example/petit }]"

beforeAll(async () => {
  database = await testDatabase()
  folder = await fixtureFolder()
  storefrontDir = await mkdtemp(join(tmpdir(), "parterre-shop-"))
  await writeFile(join(storefrontDir, "index.html"), "<!doctype html>")
  await folder.edit("tenant.yaml", "holdSeconds: 600", said)
  await folder.edit("tenant.yaml", "theme: {", `theme: { ${background},`)
  await folder.edit("tenant.yaml", "contact: {", `contact: { ${ways},`)
  await importTenant(folder.path, database.db, options)
  await buildHouse(database.db, { website: otherHouse, rows: [] })
  app = serve(database.db, new TestClock(), { config: testConfig({ storefrontDir }) })
})
afterAll(async () => {
  await app.close()
  await database.close()
  await folder.dispose()
  await rm(storefrontDir, { recursive: true })
})

const config = async (subdomain: string, language: string) =>
  (await callerOf(app, subdomain).get(`/v1/websites/config?language=${language}`)).json()
const framing = async (url: string) =>
  / (frame-ancestors [^;]*)/.exec(
    ` ${(await app.inject(url)).headers["content-security-policy"]?.toString().replaceAll(";", "; ")}`,
  )?.[1]

it("tells each language its HTML, and what a cart line does not show [SHELL-005] [VAR-011]", async () => {
  expect(await config("petit-theatre", "fr")).toMatchObject({
    header: "<p>Saison 2027</p>",
    footer: '<img src="/assets/petit-theatre/images/logo.svg" alt="" />',
    hiddenCartElements: ["seatMapPdf", "addTickets"],
  })
  expect(await config("petit-theatre", "en")).toMatchObject({
    header: "<p>2027 season</p>",
    footer: "<hr />",
  })
})

it("tells where its cart is, a ticket's way on a map, the policy to consent to, the background and where customers call and follow", async () => {
  const told = {
    cart: false,
    cartRedirectionUrl: "https://petit.example/{lang}/panier",
    showMapsLink: true,
    oldFlow: false,
    privacyConsent: true,
    privacyUrl: { fr: "https://petit.example/vie-privee", en: "https://petit.example/privacy" },
    backgroundColor: "#fff4e0",
    backgroundImage: "/assets/petit-theatre/images/logo.svg",
    contact: {
      lines: [{ region: "ONTARIO", phone: "416 555-0100" }],
      social: [{ network: "Facebook", url: "https://social.example/petit" }],
    },
  }
  expect(await config("petit-theatre", "fr")).toMatchObject(told)
  // Numbers are written as the language writes them.
  expect((await config("petit-theatre", "en")).contact).toMatchObject({
    phone: "819-555-0100",
    lines: [{ region: "ONTARIO", phone: "416-555-0100" }],
  })
})

it("refuses a background that is not in the folder, and a link that is none of the web", async () => {
  for (const [before, after, said] of [
    [
      "backgroundImage: images/logo.svg",
      "backgroundImage: images/gone.svg",
      "there is no file images/gone.svg",
    ],
    ["url: https://social.example/petit", "url: javascript:alert(1)", "url"],
    ['"https://petit.example/{lang}/panier"', '"http://petit.example/panier"', "cartRedirectionUrl"],
  ] as const) {
    await folder.edit("tenant.yaml", before, after)
    await expect(importTenant(folder.path, database.db, options)).rejects.toThrow(said)
    await folder.edit("tenant.yaml", after, before)
  }
})

it("says nothing of it for a site that has none", async () => {
  const answer = await config(otherHouse.id, "fr")
  expect(answer).toMatchObject({ hiddenCartElements: [] })
  expect([answer.header, answer.footer]).toEqual([undefined, undefined])
})

it("lets the named sites frame the shop of that tenant, and its pages alone", async () => {
  const named = "frame-ancestors 'self' https://www.petit.example https://*.petit.example"
  expect(await framing("/fr/pages?subdomain=petit-theatre&widget")).toBe(named)
  for (const url of [`/fr/pages?subdomain=${otherHouse.id}`, "/fr/pages", "/fr/pages?subdomain=nobody"])
    expect(await framing(url)).toBe("frame-ancestors 'self'")
  expect(await framing("/v1/websites/config?subdomain=petit-theatre")).toBe("frame-ancestors 'self'")
})

it("takes back with the next import what the folder says no more", async () => {
  await folder.edit("tenant.yaml", said, "holdSeconds: 600")
  await importTenant(folder.path, database.db, options)
  expect(await framing("/fr/pages?subdomain=petit-theatre")).toBe("frame-ancestors 'self'")
  expect(await config("petit-theatre", "fr")).toMatchObject({ hiddenCartElements: [] })
})

it.each([
  ["fr", "1 rue du Port, Gatineau (QC)\u00a0 J8X\u00a01A1"],
  ["en", "1 rue du Port, Gatineau, QC\u00a0 J8X\u00a01A1"],
] as const)("write the organiser's address as one does in %s, on tickets too", async (language, address) => {
  expect((await config("petit-theatre", language)).contact.address).toBe(address)
  expect((await ticketIssuer(database.db, "petit-theatre", language)).lines[0]).toBe(address)
})
