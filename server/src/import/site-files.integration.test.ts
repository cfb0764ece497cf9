import { mkdir } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { Banner, OutletList, StaticPage, WebsiteConfig } from "@parterre/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { addContactAddress, type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { buildHouse, otherHouse } from "../../test/house/small-house.ts"
import { type Caller, callerOf, serve } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { importTenant } from "./import-tenant.ts"

type Folder = FixtureFolder & { dispose(): Promise<void> }

let database: TestDatabase
let folder: Folder
let app: ReturnType<typeof serve>
let petit: Caller
let other: Caller

const options = { now: () => 0, environment: {}, production: false }
const faq = `title: { fr: "Vos questions", en: "Your questions" }
page:
  fr: '<h2>Billets</h2><p><a href="/fr/cart" target="_blank">Panier</a></p>'
pages: [ubu]
`
const outlets = `outlets:
  - key: quai
    name: { fr: "Kiosque du quai", en: "Wharf kiosk" }
    address: { city: Trois-Rivières, provinceState: QC, country: CA, latitude: 46.34, longitude: -72.54 }
    phone: 819 555-0123
    hours: { fr: ["Tous les jours, de midi à 17 h"], en: ["Every day, noon to 5 p.m."] }
    note: { fr: Carte seulement, en: Card only }
  - key: mairie
    name: { fr: Mairie, en: Town hall }
    address: { addressLine1: "1, rue Royale", city: Bécancour, provinceState: QC, country: CA }
`
const banners = `carousel:
  - { key: ubu, image: images/logo.svg, title: { fr: Ubu revient, en: Ubu is back }, page: ubu }
  - { key: revue, image: images/logo.svg, title: { fr: La revue, en: The review }, url: https://revue.example/ }
main: { key: saison, image: images/logo.svg, title: { fr: La saison, en: The season }, page: ubu }
`

const newsletters = `newsletters:
  - { key: nouvelles, title: { fr: Nouvelles, en: News }, text: { fr: Chaque mois, en: Monthly } }
  - key: troupe
    title: { fr: La troupe, en: The company }
    text: { fr: Ses tournées, en: Its tours }
    producer: { fr: La Troupe, en: The Company }
    pages: [ubu]
`

async function written(): Promise<Folder> {
  const made = await fixtureFolder()
  await mkdir(join(made.path, "static"))
  await made.write("static/faq.yaml", faq)
  await made.write("outlets.yaml", outlets)
  await made.write("banners.yaml", banners)
  await made.write("newsletters.yaml", newsletters)
  await addContactAddress(made)
  await made.edit(
    "tenant.yaml",
    "holdSeconds: 600",
    "holdSeconds: 600\nshowCompanyAndTitle: true\nflowStandard: true\nsolutionUrl: https://solution.example/\nredirectHosts: [www.petit.example]",
  )
  return made
}

beforeAll(async () => {
  database = await testDatabase()
  folder = await written()
  await importTenant(folder.path, database.db, options)
  await buildHouse(database.db, { website: otherHouse, rows: [{ name: "A", seats: 4 }] })
  app = serve(database.db, { now: () => Date.UTC(2027, 0, 20) })
  petit = callerOf(app, "petit-theatre")
  other = callerOf(app, otherHouse.id)
})
afterAll(async () => {
  await app.close()
  await folder.dispose()
  await database.close()
})

it("tells a page in the language it is written in, made harmless", async () => {
  expect((await petit.get("/v1/static-pages/faq?language=fr")).json<StaticPage>()).toEqual({
    name: "faq",
    title: "Vos questions",
    html: '<h2>Billets</h2><p><a href="/fr/cart" target="_blank" rel="noopener">Panier</a></p>',
    language: "fr",
    pageIds: ["petit-theatre.ubu"],
  })
  const english = (await petit.get("/v1/static-pages/faq?language=en")).json<StaticPage>()
  expect([english.title, english.language]).toEqual(["Your questions", "fr"])
})

it("knows no page that the tenant did not write", async () => {
  for (const [caller, name] of [
    [petit, "careers"],
    [other, "faq"],
  ] as const) {
    const answer = await caller.get(`/v1/static-pages/${name}?language=fr`)
    expect([answer.statusCode, answer.json().code]).toEqual([404, "page-unknown"])
  }
  expect((await petit.get("/v1/static-pages/anything?language=fr")).statusCode).toBe(400)
})

it("lists outlets in the order of the file, a number as the language writes it", async () => {
  const list = async (language: string) =>
    (await petit.get(`/v1/outlets?language=${language}`)).json<OutletList>().outlets
  expect((await list("fr"))[0]).toEqual({
    id: "petit-theatre.quai",
    name: "Kiosque du quai",
    city: "Trois-Rivières",
    provinceState: "QC",
    country: "CA",
    latitude: 46.34,
    longitude: -72.54,
    phone: "819 555-0123",
    hours: ["Tous les jours, de midi à 17 h"],
    note: "Carte seulement",
  })
  expect((await list("en")).map(({ name, phone, hours }) => [name, phone, hours])).toEqual([
    ["Wharf kiosk", "819-555-0123", ["Every day, noon to 5 p.m."]],
    ["Town hall", undefined, []],
  ])
  expect((await other.get("/v1/outlets?language=fr")).json()).toEqual({ outlets: [] })
})

const picture = "/assets/petit-theatre/images/logo.svg"

it("tells the carousel, in order; none is an empty list [CALL-054] [CAT-011]", async () => {
  expect((await petit.get("/v1/carousel?language=fr")).json<Banner[]>()).toEqual([
    { id: "petit-theatre.ubu", imageUrl: picture, title: "Ubu revient", pageId: "petit-theatre.ubu" },
    { id: "petit-theatre.revue", imageUrl: picture, title: "La revue", url: "https://revue.example/" },
  ])
  expect((await other.get("/v1/carousel?language=fr")).json()).toEqual([])
})

it("tells the main banner, and nothing where there is none [CALL-055] [CAT-011]", async () => {
  expect((await petit.get("/v1/privileged?language=en")).json<Banner>()).toEqual({
    id: "petit-theatre.saison",
    imageUrl: picture,
    title: "The season",
    pageId: "petit-theatre.ubu",
  })
  const none = await other.get("/v1/privileged?language=en")
  expect([none.statusCode, none.body]).toEqual([204, ""])
})

it("tells the secondary banner, and nothing where there is none [CALL-056] [CAT-011]", async () => {
  const none = await petit.get("/v1/banner?language=en")
  expect([none.statusCode, none.body]).toEqual([204, ""])
  await folder.write(
    "banners.yaml",
    "secondary: { key: la, image: images/logo.svg, title: { fr: Là, en: There }, url: https://la.example/ }\n",
  )
  await importTenant(folder.path, database.db, options)
  expect((await petit.get("/v1/banner?language=en")).json<Banner>()).toMatchObject({ title: "There" })
  expect((await petit.get("/v1/carousel?language=fr")).json()).toEqual([])
  await folder.write("banners.yaml", banners)
  await importTenant(folder.path, database.db, options)
})

it("says in the settings what there is, so that no link leads to nothing", async () => {
  const config = async (caller: Caller) =>
    (await caller.get("/v1/websites/config?language=fr")).json<WebsiteConfig>()
  expect(await config(petit)).toMatchObject({
    sitePages: ["faq", "pos"],
    banners: ["carousel", "main"],
    showCompanyAndTitle: true,
    flowStandard: true,
    solutionUrl: "https://solution.example/",
    redirectHosts: ["www.petit.example"],
  })
  const { sitePages, banners: none, solutionUrl, flowStandard } = await config(other)
  expect([sitePages, none, solutionUrl, flowStandard]).toEqual([undefined, undefined, undefined, false])
})

it("takes away with the next import what the folder has no more", async () => {
  const less = await written()
  for (const file of ["static/faq.yaml", "outlets.yaml", "banners.yaml"]) await less.remove(file)
  await importTenant(less.path, database.db, options)
  expect((await petit.get("/v1/static-pages/faq?language=fr")).statusCode).toBe(404)
  expect((await petit.get("/v1/outlets?language=fr")).json()).toEqual({ outlets: [] })
  await importTenant(folder.path, database.db, options)
  await less.dispose()
})

describe("what is refused, and how it is told", () => {
  const refused = async (change: (made: Folder) => Promise<void>, message: string | RegExp) => {
    const bad = await written()
    await change(bad)
    await expect(importTenant(bad.path, database.db, options)).rejects.toThrow(message)
    await bad.dispose()
  }

  it.each([
    ["static/faq.yaml", "pages: [ubu]", "pages: [nulle]", "pages[0]: there is no pages/nulle.yaml"],
    ["static/faq.yaml", "<h2>Billets</h2>", "<script>1</script>", "page.fr: <script> is not accepted"],
    ["static/faq.yaml", "<h2>Billets</h2>", '<img src="images/x.png" alt="">', "page.fr: there is no file"],
    ["static/faq.yaml", "title:", "titel:", "titel: unknown field; title, page, pages are known"],
    ["outlets.yaml", "key: mairie", "key: quai", 'outlets[1].key: "quai" is the key of an outlet above'],
    ["outlets.yaml", ", longitude: -72.54", "", "a position needs both a latitude and a longitude"],
    [
      "outlets.yaml",
      "provinceState: QC, country: CA }",
      "provinceState: ZZ, country: CA }",
      '"ZZ" is not a province',
    ],
    ["banners.yaml", "image: images/logo.svg", "image: images/gone.svg", "there is no file images/gone.svg"],
    ["banners.yaml", "page: ubu }", "page: roi }", "carousel[0].page: there is no pages/roi.yaml"],
    [
      "banners.yaml",
      ", page: ubu }",
      " }",
      "carousel[0]: a banner leads to a page or to a url: give one of the two",
    ],
    [
      "banners.yaml",
      "page: ubu }",
      "page: ubu, url: https://a.example/ }",
      "carousel[0]: a banner leads to a page",
    ],
    ["banners.yaml", "key: revue", "key: ubu", 'carousel[1].key: "ubu" is the key of a banner above'],
    [
      "banners.yaml",
      "https://revue.example/",
      "javascript:alert(1)",
      'carousel[1].url: "javascript:alert(1)" is not an https address such as https://www.example.com/page',
    ],
    [
      "newsletters.yaml",
      "key: troupe",
      "key: nouvelles",
      'newsletters[1].key: "nouvelles" is the key of a newsletter above',
    ],
    ["newsletters.yaml", "[ubu]", "[roi]", "newsletters[1].pages[0]: there is no pages/roi.yaml"],
    [
      "newsletters.yaml",
      "    pages: [ubu]\n",
      "",
      "newsletters[1]: a producer's newsletter has both a producer and the pages of its events",
    ],
    ["newsletters.yaml", ", en: Its tours", "", "newsletters[1].text.en: missing"],
    [
      "tenant.yaml",
      ', address: { addressLine1: "12, rue du Fleuve", city: Québec, provinceState: QC, postalCode: G1R 4P5, country: CA }',
      "",
      "newsletters: each mail says where to write to the organiser: tenant.yaml needs contact.address, and contact.email or contact.phone",
    ],
    [
      "tenant.yaml",
      "phone: 819 555-0100, email: billets@petit-theatre.example, ",
      "",
      "newsletters: each mail says where to write to the organiser: tenant.yaml needs contact.address, and contact.email or contact.phone",
    ],
    ["tenant.yaml", "[www.petit.example]", '["https://www.petit.example"]', "redirectHosts[0]: "],
    [
      "tenant.yaml",
      "flowStandard: true",
      "flowStandard: true\nprivacyConsent: true",
      "privacyConsent: shoppers accept a policy that they can read: give privacyUrl",
    ],
    ["tenant.yaml", "https://solution.example/", "http://solution.example/", "solutionUrl"],
  ])("%s: %s", async (file, before, after, message) => {
    await refused((made) => made.edit(file, before, after), message)
  })

  it.each(["outlet.yaml", "Outlets.yaml", "banners.yml", "page/faq.yaml"])(
    "%s, which would be read under another name",
    async (file) => {
      await refused(async (made) => {
        if (file.includes("/")) await mkdir(join(made.path, dirname(file)))
        await made.write(file, outlets)
      }, /(outlet\.yaml|Outlets\.yaml|banners\.yml|page): nothing reads it; is it (outlets\.yaml|banners\.yaml|pages)\?/)
    },
  )

  it("but not files of other commands, notes and copies", async () => {
    const made = await written()
    await made.write("season-renewals.yaml", "{}")
    await made.write("outlet.txt", "")
    await importTenant(made.path, database.db, options)
    await made.dispose()
  })

  it("a page of another name", async () => {
    await refused(
      (made) => made.write("static/about.yaml", faq),
      ": a site has no such page; faq, contact, careers, medias, streaming, vq are known",
    )
  })

  it("more slides than anybody waits for", async () => {
    const slide = (index: number) =>
      `  - { key: s${index}, image: images/logo.svg, title: { fr: S, en: S }, page: ubu }\n`
    const many = `carousel:\n${Array.from({ length: 11 }, (_, index) => slide(index)).join("")}`
    await refused((made) => made.write("banners.yaml", many), "carousel: more than 10 entries")
  })
})
