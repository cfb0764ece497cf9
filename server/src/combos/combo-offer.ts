import type { SaleState } from "@parterre/contract"
import {
  type Combo,
  type ComboDetail,
  type ComboGroup,
  type ComboReduction,
  comboPrice,
} from "@parterre/domain/combos"
import type { ComboRow, ComboTerms, StoredComboDetail, StoredComboGroup } from "../database/combo-tables.ts"
import type { EventRow } from "../database/tables.ts"
import { openPrices } from "../published/open-prices.ts"
import type { PublishedWebsite } from "../published/published-website.ts"

/** An event's own price, in cents. */
interface OwnPrice {
  readonly price: number
  readonly serviceCharge: number
}

/** Where a combo finds what it is made of. */
export interface ComboHouse {
  /** A price of an event by its id; undefined where there is none, or nobody has read it. */
  readonly priceOf: (eventId: string, priceId: string) => OwnPrice | undefined
  readonly isSoldOut: (detail: StoredComboDetail) => boolean
  /** Leaves out what is over or not sold yet. */
  readonly isOffered: (detail: StoredComboDetail) => boolean
}

type RowOf<Kind extends ComboRow["kind"]> = Pick<ComboRow, "id" | "terms"> & { readonly kind: Kind }

export const isCombo = (row: ComboRow): row is ComboRow & RowOf<"combo"> => row.kind === "combo"
export const isByoc = (row: ComboRow): row is ComboRow & RowOf<"byoc"> => row.kind === "byoc"

export const comboTerms = (row: RowOf<"combo">): ComboTerms["combo"] => JSON.parse(row.terms)
export const byocTerms = (row: RowOf<"byoc">): ComboTerms["byoc"] => JSON.parse(row.terms)

/** Every detail of a combo of either kind. */
export const detailsOfCombo = (row: ComboRow): readonly StoredComboDetail[] => {
  if (isByoc(row)) return byocTerms(row).details
  return isCombo(row) ? comboTerms(row).groups.flatMap(({ details }) => details) : []
}

/** Whether the organiser sells a detail at one of its prices at least; one that it calls sold out is not offered. */
export const hasOpenPrice = (site: PublishedWebsite, { eventId, priceIds }: StoredComboDetail): boolean =>
  openPrices(site.pricesOf(eventId)).some(({ id }) => priceIds.includes(id))

/** The events that combos reach, on whatever page they are. */
export const eventsOfCombos = (site: PublishedWebsite, rows: readonly ComboRow[]): readonly EventRow[] => {
  const ids = new Set(rows.flatMap(detailsOfCombo).map(({ eventId }) => eventId))
  return [...ids].flatMap((id) => site.event(id) ?? [])
}

/** A combo as its rules read it, at the prices of the events as they are now. */
export function offeredCombo(row: RowOf<"combo">, house: ComboHouse): Combo {
  const { groups, onePerShow, onePerPerformance } = comboTerms(row)
  const ofKind = (kind: StoredComboGroup["kind"]) => groups.filter((group) => group.kind === kind)
  const groupOf = (group: StoredComboGroup): ComboGroup => ({
    id: group.id,
    details: offeredDetails(group.details, group.reduction, house),
  })
  return {
    ...{ id: row.id, onePerShow, onePerPerformance },
    mandatoryGroups: ofKind("MANDATORY").map((group) => ({
      ...groupOf(group),
      required: group.required ?? 1,
    })),
    pseudoMandatoryGroups: ofKind("PSEUDO_MANDATORY").map((group) => ({
      ...groupOf(group),
      ...{ min: group.min ?? 0, max: group.max ?? group.details.length },
    })),
    optionalGroups: ofKind("OPTIONAL").map(groupOf),
  }
}

/** Details that are sold, each price as it is inside the combo. */
const offeredDetails = (
  details: readonly StoredComboDetail[],
  reduction: ComboReduction | undefined,
  house: ComboHouse,
): ComboDetail[] =>
  details.filter(house.isOffered).map((detail) => ({
    ...{ id: detail.id, showId: detail.showId, eventId: detail.eventId },
    soldOut: house.isSoldOut(detail),
    prices: detail.priceIds.flatMap((id) => {
      const own = house.priceOf(detail.eventId, id)
      return own === undefined
        ? []
        : { id, price: comboPrice(own.price, reduction), serviceCharge: own.serviceCharge }
    }),
  }))

/** What the period alone says. */
export function periodState(
  { sale_from, sale_until }: Pick<ComboRow, "sale_from" | "sale_until">,
  now: number,
): SaleState {
  if (sale_until !== null && sale_until <= now) return "WASONSALE"
  return sale_from !== null && sale_from > now ? "NOTAVAILABLE" : "ONSALE"
}
