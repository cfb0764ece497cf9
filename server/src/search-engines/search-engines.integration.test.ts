import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { parseXml, XmlElement } from "@rgrove/parse-xml"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { addExhibition } from "../../test/fixture-hours.ts"
import { buildHouse, otherHouse, TestClock } from "../../test/house/small-house.ts"
import { serve, testConfig } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { importTenant } from "../import/import-tenant.ts"

const january = Date.UTC(2027, 0, 10)
const hosts = new Map([["billets.petit.example", "petit-theatre"]])
const shared = "https://parterre.example"

const elsewhere = `title: { fr: Ailleurs, en: Elsewhere }
description: { fr: "<p>Chez d’autres.</p>", en: "<p>With others.</p>" }
category: show
image: images/logo.svg
display: ITEMS
redirectUrl: https://autre.example/
`

let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
let storefrontDir: string
const clock = new TestClock(january)
const apps: FastifyInstance[] = []

/** A server with these settings. */
function server(changes: Parameters<typeof testConfig>[0] = {}): FastifyInstance {
  const config = testConfig({ publicOrigin: shared, hosts, sandbox: false, storefrontDir, ...changes })
  const app = serve(database.db, clock, { config })
  apps.push(app)
  return app
}
let app: FastifyInstance

beforeAll(async () => {
  database = await testDatabase()
  folder = await fixtureFolder()
  storefrontDir = await mkdtemp(join(tmpdir(), "parterre-shop-"))
  await writeFile(join(storefrontDir, "index.html"), "<!doctype html>")
  await addExhibition(folder)
  await folder.write("pages/ailleurs.yaml", elsewhere)
  await folder.edit(
    "pages/ubu.yaml",
    "      - key: ubu-2027-02-12\n",
    '      - { key: ubu-secret, start: "2027-02-11T19:30", saleState: INVISIBLE }\n      - key: ubu-2027-02-12\n',
  )
  await mkdir(join(folder.path, "static"))
  await folder.write("static/faq.yaml", 'page: { fr: "<p>Oui.</p>", en: "<p>Yes.</p>" }\n')
  await importTenant(folder.path, database.db, { now: () => january, environment: {}, production: false })
  await buildHouse(database.db, { website: otherHouse, rows: [{ name: "A", seats: 4 }] })
  app = server()
})
afterAll(async () => {
  for (const one of apps) await one.close()
  await folder.dispose()
  await rm(storefrontDir, { recursive: true })
  await database.close()
})

const get = (url: string, host: string, more: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, ...more } })

/** The elements of a name in a document of XML, each with its attributes and its words. */
function elements(xml: string, name: string) {
  const found: { readonly attributes: Readonly<Record<string, string>>; readonly text: string }[] = []
  const look = (element: XmlElement) => {
    if (element.name === name) found.push({ attributes: element.attributes, text: element.text })
    for (const child of element.children) if (child instanceof XmlElement) look(child)
  }
  look(parseXml(xml).root as XmlElement)
  return found
}
const addressesOf = (xml: string) => elements(xml, "loc").map(({ text }) => text)
const pathsOf = (xml: string) =>
  addressesOf(xml)
    .map((address) => new URL(address).pathname)
    .filter((path) => path.startsWith("/fr/"))
    .map((path) => path.slice("/fr".length))

describe("a website's sitemap", () => {
  it("has its programme, what may yet be had of it and what stands beside, and nothing else", async () => {
    const answer = await get("/sitemap.xml", "billets.petit.example")
    expect(answer.statusCode).toBe(200)
    expect(answer.headers["content-type"]).toContain("xml")
    expect(pathsOf(answer.body)).toEqual([
      "/pages",
      "/pages/petit-theatre.masques",
      "/pages/petit-theatre.masques/performances/petit-theatre.masques-2027-02-20",
      "/pages/petit-theatre.masques/performances/petit-theatre.masques-2027-02-21",
      "/pages/petit-theatre.ubu",
      "/pages/petit-theatre.ubu/performances/petit-theatre.ubu-2027-02-12",
      "/pages/petit-theatre.ubu/performances/petit-theatre.ubu-2027-02-13",
      "/locations",
      "/locations/petit-theatre.galerie",
      "/locations/petit-theatre.salle",
      "/static/faq",
    ])
  })

  it("names each address in each language, with its addresses in all", async () => {
    const { body } = await get("/sitemap.xml", "billets.petit.example")
    const at = (language: string) => `https://billets.petit.example/${language}/pages`
    expect(addressesOf(body).slice(0, 2)).toEqual([at("fr"), at("en")])
    const alternates = elements(body, "xhtml:link").map(({ attributes }) => attributes)
    expect(alternates.slice(0, 3)).toEqual([
      { rel: "alternate", hreflang: "fr-CA", href: at("fr") },
      { rel: "alternate", hreflang: "en-CA", href: at("en") },
      { rel: "alternate", hreflang: "x-default", href: at("fr") },
    ])
    expect(alternates).toHaveLength(3 * addressesOf(body).length)
  })

  it("is the same whichever host is asked, and another for another website [SHELL-002]", async () => {
    const own = await get("/sitemap.xml", "billets.petit.example")
    const byName = await get("/sitemap.xml?subdomain=petit-theatre", "parterre.example")
    expect(byName.body).toBe(own.body)
    const other = await get("/sitemap.xml?subdomain=voisin", "parterre.example")
    expect(addressesOf(other.body)).toContain(`${shared}/fr/locations/voisin.salle?subdomain=voisin`)
    expect(other.body).not.toContain("petit")
    expect(own.body).not.toContain("voisin")
  })

  it("is not there for no website, as a problem of the contract", async () => {
    const answer = await get("/sitemap.xml", "parterre.example")
    expect([answer.statusCode, answer.json().code]).toEqual([404, "route-unknown"])
  })

  it("is sent again only when it changed, and compressed", async () => {
    const read = await get("/sitemap.xml", "billets.petit.example", { "accept-encoding": "gzip" })
    expect(read.headers["content-encoding"]).toBe("gzip")
    expect(pathsOf(gunzipSync(read.rawPayload).toString())).toContain("/pages")
    const again = await get("/sitemap.xml", "billets.petit.example", {
      "if-none-match": String(read.headers.etag),
    })
    expect([again.statusCode, again.body]).toEqual([304, ""])
  })

  it("leaves out what begins, and a page of which nothing is to come", async () => {
    clock.pass((Date.UTC(2027, 1, 13, 12) - january) / 1000)
    const paths = pathsOf((await get("/sitemap.xml", "billets.petit.example")).body)
    expect(paths).not.toContain("/pages/petit-theatre.ubu/performances/petit-theatre.ubu-2027-02-12")
    expect(paths).toContain("/pages/petit-theatre.ubu/performances/petit-theatre.ubu-2027-02-13")
    // Whoever kept its address still reads what it was.
    const over = await get("/v1/events/petit-theatre.ubu-2027-02-12", "billets.petit.example")
    expect(over.json()).toMatchObject({ saleState: "WASONSALE" })
    clock.pass(3 * 86_400)
    expect(pathsOf((await get("/sitemap.xml", "billets.petit.example")).body)).not.toContain(
      "/pages/petit-theatre.ubu",
    )
    clock.pass((january - clock.now()) / 1000)
  })
})

describe("robots.txt", () => {
  const sitemapsOf = (body: string) => [...body.matchAll(/^Sitemap: (.*)$/gm)].map(([, address]) => address)

  it("names a website's own sitemap at its own host, and closes the API and what is one visitor's", async () => {
    const { body, headers } = await get("/robots.txt", "billets.petit.example")
    expect(headers["content-type"]).toContain("text/plain")
    expect(sitemapsOf(body)).toEqual(["https://billets.petit.example/sitemap.xml"])
    for (const closed of ["/v1/", "/backend/", "/fr/cart", "/en/checkout/", "/fr/client/", "/en/key-server/"])
      expect(body).toContain(`\nDisallow: ${closed}\n`)
    expect(body).not.toMatch(/^Disallow: (\/|\/assets.*|\/\w\w\/(pages|locations|static).*)$/m)
  })

  it("names, at the host that websites share, those of all who have none of their own", async () => {
    const { body } = await get("/robots.txt", "parterre.example")
    expect(sitemapsOf(body)).toEqual([`${shared}/sitemap.xml?subdomain=voisin`])
  })

  it("leads from any other host of a website to its one sitemap", async () => {
    const { body } = await get("/robots.txt", "petit-theatre.parterre.example")
    expect(sitemapsOf(body)).toEqual(["https://billets.petit.example/sitemap.xml"])
  })

  it("asks the database no more than once in five minutes, whatever host is named", async () => {
    const kept = server()
    const ask = (host: string) => kept.inject({ url: "/robots.txt", headers: { host } })
    await ask("billets.petit.example")
    const asked: string[] = []
    const note = ({ sql }: { sql: string }) => void asked.push(sql)
    const listed = () => asked.filter((sql) => /order by .id. asc limit/i.test(sql)).length
    database.db.on("query", note)
    try {
      for (const host of ["billets.petit.example", "parterre.example", "none.example", "parterre.example"])
        expect((await ask(host)).statusCode).toBe(200)
      expect(listed()).toBe(0)
      clock.pass(301)
      await Promise.all(["parterre.example", "none.example"].map(ask))
      expect(listed()).toBe(1)
    } finally {
      database.db.off("query", note)
    }
  })

  it("lets nobody in where the sandboxes are", async () => {
    const answer = await server({ sandbox: true }).inject("/robots.txt")
    expect(answer.body).toBe("User-agent: *\nDisallow: /\n")
  })
})

it("leaves search engines to a build that answers them itself", async () => {
  const own = await mkdtemp(join(tmpdir(), "parterre-shop-"))
  await writeFile(join(own, "index.html"), "<!doctype html>")
  await writeFile(join(own, "robots.txt"), "User-agent: *\n")
  const answer = await server({ storefrontDir: own }).inject("/robots.txt")
  expect(answer.body).toBe("User-agent: *\n")
  await rm(own, { recursive: true })
})
