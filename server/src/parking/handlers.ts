import type { Reading } from "../catalogue/handlers.ts"
import { nextChange } from "../catalogue/published-events.ts"
import type { Handlers } from "../http/handler.ts"
import { nextProductChange } from "../products/product-state.ts"
import { siteOf } from "../published/published-catalogue.ts"
import { parkingOffers } from "./parking-offers.ts"

/** Milliseconds that offers may be behind what is left; a hold asks the stock itself. */
const age = { most: 1_000 }

/** Parking on offer with events. */
export function parkingHandlers({
  catalogue,
  stocks,
  answers,
  clock,
}: Pick<Reading, "catalogue" | "stocks" | "answers" | "clock">): Handlers {
  return {
    listParking: async ({ website, language, query }) => {
      const site = await siteOf(catalogue, website)
      const asked = query.eventIds.split(",").flatMap((id) => site.event(id.trim()) ?? [])
      const events = [...new Set(asked)].filter(({ id }) => site.parkingOf(id).length > 0)
      const left = await stocks(site, age)
      const state = {
        key: `parking ${language} ${events.map(({ id }) => id).join()}`,
        version: left.version,
        left: [left],
        changesAt: Math.min(
          nextChange(events, clock.now()),
          nextProductChange(
            events.flatMap(({ id }) => site.parkingOf(id)),
            clock.now(),
          ),
        ),
      }
      return answers(site, state, (now) => parkingOffers(site, events, left, language, now))
    },
  }
}
