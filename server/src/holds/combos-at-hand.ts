import type { HoldGroup } from "@parterre/contract"
import { sumLeft } from "../availability/event-tally.ts"
import type { LiveAvailability } from "../availability/live-counts.ts"
import { onSaleOf, saleStateNow } from "../catalogue/sale-state.ts"
import type { Clock } from "../clock.ts"
import { detailsOfCombo, eventsOfCombos, hasOpenPrice } from "../combos/combo-offer.ts"
import type { StoredComboDetail } from "../database/combo-tables.ts"
import type { Website } from "../http/handler.ts"
import { type PublishedCatalogue, siteOf } from "../published/published-catalogue.ts"
import type { HeldThing } from "../queue/hold-keys.ts"
import { combosAsked, eventsInCombos } from "./combo-request.ts"

/** What is known of the combos of a request before it is judged. */
interface CombosAtHand {
  /** The events they are asked for, each of which may have a queue. */
  readonly things: readonly HeldThing[]
  /** Ids of details that have nothing left: their group passes without a choice [COMBO-004]. */
  readonly soldOut: ReadonlySet<string>
}

export type ReadCombosAtHand = (website: Website, groups: readonly HoldGroup[]) => Promise<CombosAtHand>

/** Looks at the combos that groups name; groups that name none cost nothing. */
export const combosAtHand =
  ({
    catalogue,
    clock,
    live,
  }: {
    readonly catalogue: PublishedCatalogue
    readonly clock: Clock
    readonly live: LiveAvailability
  }): ReadCombosAtHand =>
  async (website, groups) => {
    const ids = combosAsked(groups)
    if (ids.length === 0) return noCombos
    const site = await siteOf(catalogue, website)
    const rows = [...new Set(ids)].flatMap((id) => site.combo(id) ?? [])
    const left = await live.ofEvents(site, eventsOfCombos(site, rows), { most: 1_000 })
    const now = clock.now()
    /** What is closed, cancelled or over, or that the organiser calls sold out, is no longer offered, and lets no group pass. */
    const isOffered = (detail: StoredComboDetail) => {
      const event = site.event(detail.eventId)
      return (
        event !== undefined &&
        saleStateNow(onSaleOf(event), now, 1) === "ONSALE" &&
        hasOpenPrice(site, detail)
      )
    }
    const isSoldOut = (detail: StoredComboDetail) => {
      const { eventId, priceLevelId } = detail
      const counts = left.get(eventId)?.counts
      if (counts === undefined || !isOffered(detail)) return false
      return sumLeft(counts.filter((count) => count.priceLevelId === priceLevelId)) === 0
    }
    return {
      things: groups.flatMap((group) =>
        eventsInCombos([group], (id) => site.combo(id)).map(
          (id): HeldThing => ({ type: "events", id, ofCombo: true }),
        ),
      ),
      soldOut: new Set(
        rows
          .flatMap(detailsOfCombo)
          .filter(isSoldOut)
          .map(({ id }) => id),
      ),
    }
  }

const noCombos: CombosAtHand = { things: [], soldOut: new Set() }
