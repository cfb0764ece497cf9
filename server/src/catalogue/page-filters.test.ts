import { describe, expect, it } from "vitest"
import type { Website } from "../http/handler.ts"
import { isoInZone } from "../zoned-time.ts"
import { filterPages } from "./page-filters.ts"
import type { PublishedPage } from "./published-pages.ts"

const website = { timeZone: "America/Toronto" } as Website

/** A page with what the filters read: a title, and events as days with their state. */
function page(
  id: string,
  title: string,
  events: readonly (readonly [day: string, saleState: string])[],
  venue = { province_state: "QC", name_fr: "L’Étoile", name_en: "The Star", city: "Montréal" },
): PublishedPage {
  const row = { id, title_fr: title, title_en: title, subtitle_fr: null, subtitle_en: null, category: "show" }
  const shown = events.map(([day, saleState]) => ({
    row: { starts_at: Date.parse(`${day}T19:30:00-05:00`) },
    saleState,
    venue: { ...venue, latitude: null, longitude: null },
  }))
  return { row, shows: [], events: shown, products: [] } as unknown as PublishedPage
}

const coeur = page("coeur", "Le Cœur a ses raisons", [
  ["2026-11-30", "WASONSALE"],
  ["2027-02-05", "ONSALE"],
])
const gone = page("gone", "Bérénice", [["2026-11-29", "WASONSALE"]])
const west = page("west", "Prairie Sky", [["2026-12-03", "ONSALE"]], {
  province_state: "SK",
  name_fr: "Salle",
  name_en: "Hall",
  city: "Regina",
})
const found = (filters: Parameters<typeof filterPages>[1]) =>
  filterPages([coeur, gone, west], filters, website)
    .map(({ page }) => page.row.id)
    .toSorted()

describe("the filters of the programme", () => {
  it.each([
    ["coeur", ["coeur"]],
    ["CŒUR montreal", ["coeur"]],
    ["l'etoile", ["coeur", "gone"]],
    ["berenice regina", []],
    ["  ", ["coeur", "gone", "west"]],
  ])("find « %s » in titles and venues, accents, case and apostrophes aside [CAT-005]", (q, ids) => {
    expect(found({ q })).toEqual(ids)
  })

  it("are of the days and times asked for, both ends in it [CAT-004] [DATE-007]", () => {
    const on = (from: string, to: string) =>
      found({ startDate: `2027-02-05T${from}`, endDate: `2027-02-05T${to}` })
    const start = isoInZone(coeur.events[0]?.row.starts_at ?? 0, website.timeZone).slice(11, 16)
    expect(on("00:00", "23:59")).toEqual(["coeur"])
    expect(on(start, start)).toEqual(["coeur"])
    expect(on("00:00", "00:01")).toEqual([])
  })

  it("take no evening that is over for one of the days asked for, while another is to come [CAT-004]", () => {
    const week = { startDate: "2026-11-29", endDate: "2026-12-05" }
    expect(found(week)).toEqual(["gone", "west"])
    expect(found({ startDate: "2027-02-05", endDate: "2027-02-05" })).toEqual(["coeur"])
    expect(found({ endDate: "2026-11-30" })).toEqual(["gone"])
  })

  it.each(["SK", "saskatchewan", "Sask."])("know a province written %s [CAT-002]", (province) => {
    expect(found({ province })).toEqual(["west"])
  })
})
