import { type APIRequestContext, expect, type Page } from "playwright/test"
import { drawnTwice, takenOver } from "./taken-over.ts"
import { type Language, words } from "./texts.ts"
import { test } from "./visitors.ts"

const tenants = ["belvedere", "harbour", "cabaret", "www"] as const
const languages: readonly Language[] = ["fr", "en"]

const unescaped = (written: string) => written.replaceAll("&#38;", "&")

/** The addresses of a text of HTML or XML by their language. */
const alternatesIn = (text: string) =>
  [...text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href = ""]) => [
    language,
    unescaped(href),
  ])

interface Sent {
  readonly status: number
  readonly head: string
  readonly canonical: string | undefined
  readonly isListed: boolean
  readonly events: readonly ToldEvent[]
}

interface ToldEvent {
  readonly "@type": string
  readonly name: string
  readonly description: string
  readonly url: string
  readonly startDate: string
  readonly eventStatus: string
  readonly image: readonly string[]
  readonly organizer: { readonly name: string }
  readonly location: { readonly name: string; readonly address: Readonly<Record<string, string>> }
  readonly offers?: { readonly price: string; readonly availability: string; readonly validFrom?: string }
}

/** What a crawler that runs no script gets. */
async function sent(request: APIRequestContext, address: string): Promise<Sent> {
  const answer = await request.get(address)
  const page = await answer.text()
  const head = page.slice(0, page.indexOf("</head>"))
  const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(head) ?? []
  const [, data = "[]"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? []
  return {
    status: answer.status(),
    head,
    canonical: canonical && unescaped(canonical),
    isListed: !/name="robots" content="noindex"/.test(head) && answer.headers()["x-robots-tag"] === undefined,
    events: JSON.parse(data),
  }
}

for (const tenant of tenants)
  test(`every address of the sitemap is a page that says the same of itself: ${tenant} [SHELL-062]`, async ({
    request,
    baseURL,
  }) => {
    const map = await (await request.get(`/sitemap.xml?subdomain=${tenant}`)).text()
    const entries = [...map.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)]
    expect(entries.length).toBeGreaterThan(1)
    const said = new Map<string, string>()
    for (const [, location = "", alternates = ""] of entries) {
      const address = unescaped(location)
      const { status, head, canonical, isListed, events } = await sent(request, address)
      expect([status, canonical, isListed], address).toEqual([200, address, true])
      expect(alternatesIn(head), address).toEqual(alternatesIn(alternates))
      expect(head, address).toContain(`property="og:url" content="${address.replaceAll("&", "&#38;")}"`)
      expect(head, address).toMatch(/name="description" content="[^"]{20,}"/)
      const language = new URL(address).pathname.slice(1, 3)
      expect(head, address).toContain(`property="og:locale" content="${language}_CA"`)
      // One address is told from another by its title, and by its description.
      for (const [words] of head.matchAll(/<title>.*?<\/title>|name="description" content=".*?"/g)) {
        expect(said.get(`${language} ${words}`), address).toBeUndefined()
        said.set(`${language} ${words}`, address)
      }
      if (address.includes("/performances/")) expect(events.map(({ url }) => url)).toEqual([address])
      for (const event of events) soundEvent(event, `${baseURL}/${language}/pages/`)
    }
  })

/** What Google asks of an event, and shops may not say wrongly. */
function soundEvent(event: ToldEvent, pages: string): void {
  const where = JSON.stringify(event)
  expect(event["@type"], where).toBe("Event")
  for (const text of [event.name, event.description, event.organizer.name, event.location.name])
    expect(text, where).not.toBe("")
  expect(event.url.startsWith(pages), where).toBe(true)
  expect(event.startDate, where).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)
  expect(event.location.address, where).toMatchObject({
    streetAddress: expect.stringMatching(/./),
    addressLocality: expect.stringMatching(/./),
    addressRegion: expect.stringMatching(/^[A-Z]{2}$/),
    postalCode: expect.stringMatching(/^[A-Z]\d[A-Z] \d[A-Z]\d$/),
    addressCountry: "CA",
  })
  expect(event.image[0], where).toMatch(/^https?:/)
  const isCancelled = event.eventStatus === "https://schema.org/EventCancelled"
  if (isCancelled) expect(event.offers, where).toBeUndefined()
  else expect(event.offers?.price, where).toMatch(/^\d+\.\d\d$/)
  expect(event.offers?.availability ?? "https://schema.org/", where).toMatch(/\/(InStock|SoldOut|PreOrder)?$/)
  if (event.offers?.availability.endsWith("PreOrder"))
    expect(event.offers.validFrom, where).toMatch(/^\d{4}-/)
}

test("search engines are told the price, the picture and the words of the page's language", async ({
  page,
}) => {
  for (const [language, name, price] of [
    ["fr", "Les Gales contre les Lanterns du Cap-Breton", /^À partir de (\d+),(\d\d)/],
    ["en", "Gales vs. Cape Breton Lanterns", /^From \$(\d+)\.(\d\d)/],
  ] as const) {
    const address = `/${language}/pages/harbour.halifax-gales?subdomain=harbour`
    const { events } = await sent(page.request, address)
    const [first] = events
    expect(first?.name).toBe(name)
    const picture = await page.request.get(first?.image[0] ?? "")
    expect(picture.headers()["content-type"]).toMatch(/^image\//)
    await page.goto(address)
    await expect(page.getByText(name).first()).toBeVisible()
    const shown = await page.getByText(price).first().textContent()
    const [, dollars, cents] = price.exec(shown ?? "") ?? []
    const lowest = Math.min(...events.map(({ offers }) => Number(offers?.price ?? Number.POSITIVE_INFINITY)))
    expect(Number(`${dollars}.${cents}`)).toBe(lowest)
  }
})

test("an address that stands for a page, or for a part of it, names that page", async ({
  request,
  baseURL,
}) => {
  const page = `${baseURL}/fr/pages/belvedere.le-cid?subdomain=belvedere`
  const evening = `${baseURL}/fr/pages/belvedere.le-cid/performances/belvedere.le-cid-2026-12-05?subdomain=belvedere`
  for (const [address, expected] of [
    ["/fr/wtf/belvedere.le-cid?subdomain=belvedere", page],
    ["/fr/pages/belvedere.le-cid?subdomain=belvedere&widget", page],
    ["/fr/pages/belvedere.le-cid?subdomain=belvedere&utm_source=infolettre", page],
    ["/fr/seatmap/event/belvedere.le-cid-2026-12-05?subdomain=belvedere", evening],
    ["/fr/pages/rien/performances/belvedere.le-cid-2026-12-05?subdomain=belvedere", evening],
  ] as const)
    expect((await sent(request, address)).canonical, address).toBe(expected)
  const hour = await request.get(`${evening}&hour=belvedere.le-cid-2026-12-05`)
  expect([hour.status(), hour.headers().link]).toEqual([200, `<${evening}>; rel="canonical"`])
})

test("what is one visitor's alone is not to be listed", async ({ request }) => {
  for (const address of [
    "cart",
    "cart?reservationToken=none",
    "checkout/mode",
    "client/login",
    "client/client-reset-password/none",
    "ticket-gift/none",
    "subscription-renewal/none",
    "newsletters/leave/none",
    "key-server/pages/belvedere.le-cid",
    "not-authorized",
    "seatmap/venue/belvedere.salle",
    "ads-pages",
    "pages?q=cid",
    "pages?when=weekend&place=QC",
  ])
    for (const language of languages) {
      const mark = address.includes("?") ? "&" : "?"
      const page = await sent(request, `/${language}/${address}${mark}subdomain=belvedere`)
      expect([page.status, page.canonical, page.isListed], address).toEqual([200, undefined, false])
    }
})

const nothing = [
  "nope",
  "nope/at/all",
  "page-not-found",
  "static/nope",
  "streaming",
  "client/nope",
  "pages/nope",
  "pages/harbour.halifax-gales",
  "wtf/nope",
  "pages/belvedere.le-cid/performances/nope",
  "pages/harbour.frostlight/performances/harbour.frostlight-2026-12-18",
  "pages/belvedere.le-cid/combos/nope",
  "seatmap/event/nope",
  "seatmap/subscription/nope",
  "locations/harbour.arena",
]

test("where there is nothing, the status says so, of another tenant's as well [SHELL-002]", async ({
  request,
}) => {
  for (const language of languages)
    for (const address of nothing) {
      const { status, canonical, isListed } = await sent(
        request,
        `/${language}/${address}?subdomain=belvedere`,
      )
      expect([status, canonical, isListed], address).toEqual([404, undefined, false])
    }
  const hour = await request.get("/fr/pages/nope?subdomain=belvedere&hour=nope")
  expect([hour.status(), hour.headers()["x-robots-tag"]]).toEqual([404, "noindex"])
  const api = await request.get("/v1/pages/nope?subdomain=belvedere")
  expect([api.status(), (await api.json()).code]).toEqual([404, "page-unknown"])
})

for (const language of languages)
  test(`a page that says that there is nothing is taken over as it was drawn, and leads on: ${language}`, async ({
    page,
  }) => {
    const t = words(language)
    const faults = drawnTwice(page)
    for (const address of ["nope", "pages/nope", "pages/belvedere.le-cid/performances/nope"]) {
      await page.goto(`/${language}/${address}?subdomain=belvedere`)
      await expect(page.getByRole("heading", { level: 1, name: t("notFound.title") })).toBeVisible()
      await takenOver(page)
      await expect(page.getByRole("heading", { level: 1, name: t("notFound.title") })).toBeVisible()
    }
    expect(faults).toEqual([])
    const other = language === "fr" ? "en" : "fr"
    await page.getByRole("banner").locator(`a[lang^="${other}"]`).first().click()
    await expect(page.getByRole("heading", { level: 1, name: words(other)("notFound.title") })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole("heading", { level: 1, name: t("notFound.title") })).toBeVisible()
    await page.getByRole("link", { name: t("notFound.home") }).click()
    await expect(page.getByRole("heading", { level: 1, name: t("nav.programme") })).toBeVisible()
    await expect
      .poll(() => listing(page))
      .toEqual({ canonical: undefined, alternates: [], robots: undefined })
  })

/** What the head says of the screen that stands now. */
const listing = (page: Page) =>
  page.evaluate(() => ({
    canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
    alternates: [...document.querySelectorAll<HTMLLinkElement>("link[hreflang]")].map(
      ({ hreflang, href }) => `${hreflang} ${href}`,
    ),
    robots: document.querySelector<HTMLMetaElement>("meta[name=robots]")?.content,
  }))

for (const language of languages)
  test(`the head follows whoever goes on within the shop, in both languages: ${language}`, async ({
    page,
    baseURL,
  }) => {
    const t = words(language)
    const other = language === "fr" ? "en" : "fr"
    const listed = (one: Language, path: string) => {
      const at = (each: Language) => `${baseURL}/${each}${path}?subdomain=belvedere`
      const alternates = [`fr-CA ${at("fr")}`, `en-CA ${at("en")}`, `x-default ${at("fr")}`]
      return { canonical: at(one), alternates, robots: undefined }
    }
    const says = (expected: object) => expect.poll(() => listing(page)).toEqual(expected)
    await page.goto(`/${language}/pages?subdomain=belvedere`)
    await takenOver(page)
    await says(listed(language, "/pages"))

    await page.getByRole("link", { name: "Le Cid", exact: true }).first().click()
    await expect(page.getByRole("heading", { level: 1, name: "Le Cid" })).toBeVisible()
    await says(listed(language, "/pages/belvedere.le-cid"))
    expect(await page.locator("meta[property='og:title'], script[type='application/ld+json']").count()).toBe(
      0,
    )

    await page.goto(`/${language}/pages/belvedere.le-cid?subdomain=belvedere`)
    await takenOver(page)
    const toOther = page.getByRole("banner").locator(`a[hreflang="${other}"], a[lang^="${other}"]`).first()
    await toOther.click()
    await expect(page).toHaveURL(new RegExp(`/${other}/pages/belvedere\\.le-cid`))
    await says(listed(other, "/pages/belvedere.le-cid"))

    await page.goBack()
    await says(listed(language, "/pages/belvedere.le-cid"))
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("nav.cart"), exact: false })
      .first()
      .click()
    await expect(page).toHaveURL(/\/cart/)
    await says({ canonical: undefined, alternates: [], robots: "noindex" })
    await page.goBack()
    await says(listed(language, "/pages/belvedere.le-cid"))
  })

test("robots.txt lets no crawler into a shop of the sandboxes", async ({ request }) => {
  const answer = await request.get("/robots.txt?subdomain=belvedere")
  expect(await answer.text()).toBe("User-agent: *\nDisallow: /\n")
})

test("a page stands as it was drawn for a crawler that runs scripts and reads none of the API", async ({
  page,
}) => {
  await page.route(/\/v[12]\//, (route) => route.abort())
  for (const [address, heading] of [
    ["/fr/pages", words("fr")("nav.programme")],
    ["/en/pages/belvedere.le-cid", "Le Cid"],
    ["/fr/pages/belvedere.le-cid/performances/belvedere.le-cid-2026-12-05", "Le Cid"],
    ["/fr/locations/belvedere.salle", "Salle Belvédère"],
  ] as const) {
    await page.goto(`${address}?subdomain=belvedere`)
    const headings = page.getByRole("main").locator("h1, h2, h3")
    const drawn = await headings.allTextContents()
    await takenOver(page)
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
    expect(await headings.allTextContents(), address).toEqual(expect.arrayContaining(drawn))
    await expect(page.getByRole("alert").filter({ hasText: /\S/ }), address).toHaveCount(0)
    expect((await listing(page)).canonical, address).toContain(address)
  }
})
