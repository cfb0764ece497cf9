import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import type { SeatingPlan } from "./plans/seating-plan.ts"

interface Venue {
  readonly plan?: string
  readonly levels?: readonly { readonly zones: readonly string[] }[]
  readonly zones?: Readonly<Record<string, object>>
  readonly generalAdmission?: readonly { readonly category: string }[]
  readonly accessible?: readonly string[]
  readonly notes?: Readonly<Record<string, unknown>>
}

interface Show {
  readonly key: string
  readonly venue: string
  readonly parking?: readonly object[]
  readonly prices: Readonly<Record<string, readonly { readonly key: string; readonly price: number }[]>>
  readonly events: readonly { readonly key: string; readonly start: string; readonly saleState: string }[]
}

interface Page {
  readonly image: string
  readonly featured: boolean
  readonly memberships?: readonly object[]
  readonly flexPasses?: readonly object[]
  readonly giftCertificates?: readonly object[]
  readonly donations?: readonly object[]
  readonly shows?: readonly Show[]
}

const folderOf = (tenant: string) => new URL(`./${tenant}/`, import.meta.url)
const text = (tenant: string, path: string) => readFileSync(new URL(path, folderOf(tenant)), "utf8")
const yaml = <Shape>(tenant: string, path: string) => parse(text(tenant, path)) as Shape
const pagesOf = (tenant: string) =>
  readdirSync(new URL("pages/", folderOf(tenant))).map((file) => yaml<Page>(tenant, `pages/${file}`))
const venueOf = (tenant: string, key: string) => yaml<Venue>(tenant, `venues/${key}.yaml`)
const planOf = (tenant: string, { plan }: Venue) =>
  plan === undefined ? undefined : (JSON.parse(text(tenant, `venues/${plan}`)) as SeatingPlan)
const eventsOf = (tenant: string) =>
  pagesOf(tenant).flatMap((page) => (page.shows ?? []).flatMap((show) => show.events))

/** Zones whose name is the same in French and in English. */
const sameInBoth = ["Cabaret"]

describe.each(["belvedere", "harbour"])("%s", (tenant) => {
  it("prices only what its venue has, each price type once a level", () => {
    for (const show of pagesOf(tenant).flatMap((page) => page.shows ?? [])) {
      const venue = venueOf(tenant, show.venue)
      const declared = [
        ...(planOf(tenant, venue)?.categories ?? []).map((category) => category.name),
        ...(venue.generalAdmission ?? []).map((area) => area.category),
      ]
      expect(declared).toEqual(expect.arrayContaining(Object.keys(show.prices)))
      for (const prices of Object.values(show.prices))
        expect(new Set(prices.map((price) => price.key)).size).toBe(prices.length)
    }
  })

  it("puts every zone with seats on one level, and marks only seats that exist", () => {
    for (const file of readdirSync(new URL("venues/", folderOf(tenant)))) {
      if (!file.endsWith(".yaml")) continue
      const venue = yaml<Venue>(tenant, `venues/${file}`)
      const levels = (venue.levels ?? []).flatMap((level) => level.zones)
      const zones = (planOf(tenant, venue)?.zones ?? []).filter(
        (zone) => zone.rows.length > 0 || levels.includes(zone.name),
      )
      expect(levels.toSorted()).toEqual(zones.map((zone) => zone.name).toSorted())
      const seats = new Set(
        zones.flatMap((zone) => zone.rows.flatMap((row) => row.seats.map((seat) => seat.seat_guid))),
      )
      const marked = [...(venue.accessible ?? []), ...Object.keys(venue.notes ?? {})]
      expect(marked.filter((guid) => !seats.has(guid))).toEqual([])
    }
  })

  it("names every zone in both languages, but for those called the same in both", () => {
    const unnamed = readdirSync(new URL("venues/", folderOf(tenant)))
      .filter((file) => file.endsWith(".yaml"))
      .map((file) => yaml<Venue>(tenant, `venues/${file}`))
      .flatMap(({ levels = [], zones = {} }) =>
        levels.flatMap((level) => level.zones).filter((zone) => !(zone in zones)),
      )
    expect(unnamed.filter((zone) => !/^\d+$/.test(zone) && !sameInBoth.includes(zone))).toEqual([])
    for (const file of readdirSync(new URL("venues/", folderOf(tenant)))) {
      if (!file.endsWith(".yaml")) continue
      for (const names of Object.values(yaml<Venue>(tenant, `venues/${file}`).zones ?? {}))
        expect(Object.keys(names)).toEqual(["fr", "en"])
    }
  })

  it("plays between December 2026 and May 2027, in at least four sale states, each event named once", () => {
    const events = eventsOf(tenant)
    expect(new Set(events.map((event) => event.key)).size).toBe(events.length)
    expect(events.every(({ start }) => start >= "2026-12-01" && start < "2027-06-01")).toBe(true)
    const states = new Set(events.map((event) => event.saleState))
    expect(states.size).toBeGreaterThanOrEqual(4)
  })

  it("sells every kind of what needs no seat, and parking", () => {
    const pages = pagesOf(tenant)
    // A house without accounts has nowhere to keep the first two.
    const kept = /^clientAccount: "?NO"?$/m.test(text(tenant, "tenant.yaml"))
      ? []
      : (["memberships", "flexPasses"] as const)
    for (const kind of [...kept, "giftCertificates", "donations"] as const)
      expect(pages.flatMap((page) => page[kind] ?? []).length, kind).toBeGreaterThan(0)
    const shows = pages.flatMap((page) => page.shows ?? [])
    expect(shows.filter(({ parking }) => (parking ?? []).length > 0).length).toBeGreaterThanOrEqual(3)
  })

  it("features one page, and each page has its own poster", () => {
    const pages = pagesOf(tenant)
    expect(pages.filter((page) => page.featured)).toHaveLength(1)
    expect(new Set(pages.map((page) => page.image)).size).toBe(pages.length)
    // Those that are rendered have a test beside what renders them.
    for (const { image } of pages.filter((page) => page.image.endsWith(".svg")))
      expect(text(tenant, image)).toContain('viewBox="0 0 1600 900"')
  })

  it("draws pictures under 30 kB that fetch nothing, run nothing and hold no words", () => {
    const files = readdirSync(new URL("images/", folderOf(tenant)), { withFileTypes: true })
    for (const { name: file } of files.filter((entry) => entry.isFile() && entry.name.endsWith(".svg"))) {
      const svg = text(tenant, `images/${file}`)
      expect(Buffer.byteLength(svg)).toBeLessThan(30_000)
      expect(svg).not.toMatch(/<text|<script|<style|<image|href=|url\((?!#)/)
    }
  })

  it("sets French as Québec does: no breaking space inside guillemets or before a colon or the h of a time", () => {
    const french = [...readdirSync(new URL("pages/", folderOf(tenant)))].map((file) =>
      text(tenant, `pages/${file}`),
    )
    for (const page of french) expect(page).not.toMatch(/« | »|[\p{L}\d»] :|\d h\b| [?!;]/u)
  })
})
