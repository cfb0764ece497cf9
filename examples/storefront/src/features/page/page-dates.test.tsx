import type { Display, WebsiteConfig } from "@parterre/contract"
import { describe, expect, it, vi } from "vitest"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { PageDates } from "./PageDates.tsx"
import { pageShownAs } from "./page.test-support.ts"
import { ShowItems } from "./ShowItems.tsx"

/** Milliseconds: a limit finds what hangs, however busy the machine is. */
const patience = 60_000

/** What a page of a display shows, once its parts are here. */
const shown = (display: Display, config: Partial<WebsiteConfig> = {}) =>
  vi.waitFor(() => {
    const markup = inShop(<PageDates page={pageShownAs(display)} />, { config })
    if (!/<(h3|select)/.test(markup)) throw new Error("still loading")
    return markup
  }, patience)
const headings = (markup: string) => [...markup.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, text]) => text)

describe("a page shows what it sells as its organiser wants [CAT-008]", () => {
  it("as cards of shows, in the organiser's order [CAT-008]", async () => {
    const items = await shown("ITEMS")
    expect(headings(items)).toEqual(["Le Cid", "Médée"])
    expect(items).not.toContain("<table")
  })

  it("as dates by month, the soonest first [CAT-008]", async () => {
    const dates = await shown("DATES")
    expect(headings(dates)).toEqual(["février 2027"])
    expect(dates.indexOf("Médée")).toBeLessThan(dates.indexOf("Le Cid"))
  })

  it("as a calendar alone, the compact one [CAT-008] [CFG-011]", async () => {
    const calendar = await shown("CALENDAR_ONLY")
    expect(calendar.match(/<table/g)).toHaveLength(1)
    expect(calendar).toContain('aria-label="samedi 20 février 2027, En vente, 1 événement"')
  })

  it("as the wide calendar where the site says so, with what each day has in it [CAT-019] [CAT-020]", async () => {
    const wide = await shown("CALENDAR_ONLY", { oldFlow: false })
    expect(wide).not.toBe(await shown("CALENDAR_ONLY"))
    const cell = /<td[^>]*>(?:(?!<\/td>).)*Médée/s
    expect(wide).toMatch(cell)
    expect(await shown("CALENDAR_ONLY", { oldFlow: true })).not.toMatch(cell)
  })

  it("as prices at once, of the date that is chosen [CAT-008]", async () => {
    const prices = await shown("PRICES")
    expect([...prices.matchAll(/<option[^>]*>(.*?)<\/option>/g)].map(([, text]) => text)).toEqual([
      "samedi 20 février 2027 à 20 h",
      "samedi 27 février 2027 à 19 h",
    ])
    expect(headings(prices)).toEqual([])
  })
})

it.each([
  ["fr", ["Durée : 45 min", "Durée : 2 h", "Durée : 2 h 20", "Durée : 1 h 05"]],
  [
    "en",
    ["Running time: 45 min", "Running time: 2 h", "Running time: 2 h 20 min", "Running time: 1 h 5 min"],
  ],
] as const)("tells in %s how long a show is, in hours and minutes", (language, told) => {
  const page = pageShownAs("ITEMS")
  const [show] = page.shows
  const shows = [45, 120, 140, 65].flatMap((durationMinutes) =>
    show === undefined ? [] : [{ ...show, id: String(durationMinutes), durationMinutes }],
  )
  const markup = inShop(<ShowItems page={{ ...page, shows }} />, { language })
  expect([...markup.matchAll(/(?:Durée|Running)[^<]*/g)].map(([text]) => text)).toEqual(told)
})
