import type { LiveCounts } from "../availability/live-counts.ts"
import { eventsOfCombos, isByoc } from "../combos/combo-offer.ts"
import type { Handlers, Language, Website } from "../http/handler.ts"
import { siteOf } from "../published/published-catalogue.ts"
import { Refusal } from "../refusal.ts"
import { byocEventPrices, byocPrices } from "./combo-answers.ts"
import type { Reading } from "./handlers.ts"

/** What a combo costs that a shopper builds. */
export function comboHandlers({ catalogue, live, clock }: Reading): Handlers {
  const momentOf = async (
    { website, language }: { readonly website: Website; readonly language: Language },
    { pageId, byocId }: { readonly pageId: string; readonly byocId: string },
  ) => {
    const site = await siteOf(catalogue, website)
    if (site.page(pageId) === undefined) throw new Refusal("page-unknown")
    const row = site.combo(byocId)
    if (row === undefined || !isByoc(row) || row.page_id !== pageId) throw new Refusal("combo-unknown")
    const left: ReadonlyMap<string, LiveCounts> = await live.ofEvents(site, eventsOfCombos(site, [row]), {
      most: 1_000,
    })
    return { row, moment: { site, left, language, now: clock.now() } }
  }

  return {
    listByocEventPrices: async (request) => {
      const { row, moment } = await momentOf(request, request.path)
      return byocEventPrices(row, request.body.eventIds, moment)
    },

    listByocPrices: async (request) => {
      const { row, moment } = await momentOf(request, request.path)
      const { eventIds, qty } = request.body
      if (qty < 1) throw new Refusal("invalid-quantity", { min: 1, max: row.max_tickets ?? 1000 })
      return byocPrices(row, { eventIds, qty }, moment)
    },
  }
}
