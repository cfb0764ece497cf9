import type { Location } from "@parterre/contract"
import { placeOf } from "../catalogue/event-answers.ts"
import type { Reading } from "../catalogue/handlers.ts"
import type { VenueRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Handlers, Language, Website } from "../http/handler.ts"
import { siteOf } from "../published/published-catalogue.ts"
import { Refusal } from "../refusal.ts"
import { assetUrl } from "../websites/website-config.ts"

/** The tenant's venues, each a page of its own. */
export function locationsHandlers({ catalogue, answers }: Pick<Reading, "catalogue" | "answers">): Handlers {
  return {
    listLocations: async ({ website, language }) => {
      const site = await siteOf(catalogue, website)
      return answers(site, { key: `locations ${language}`, version: "" }, () => ({
        locations: site.venues
          .map((venue) => locationOf(venue, website, language))
          .sort((one, other) => one.name.localeCompare(other.name, language)),
      }))
    },

    getLocation: async ({ website, language, path }) => {
      const site = await siteOf(catalogue, website)
      const venue = site.venue(path.id)
      if (venue === undefined) throw new Refusal("location-unknown")
      const state = { key: `location ${venue.id} ${language}`, version: "" }
      return answers(site, state, () => locationOf(venue, website, language))
    },
  }
}

const locationOf = (venue: VenueRow, website: Pick<Website, "id">, language: Language): Location => ({
  ...placeOf(venue, language),
  images: venue.image === null ? [] : [{ imageSize: "BIG", url: assetUrl(website.id, venue.image) }],
  parameters: defined({
    pageHtml: venue.page_html_en ?? undefined,
    pageHtmlFr: venue.page_html_fr ?? undefined,
  }),
})
