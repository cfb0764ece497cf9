import type {
  Byoc,
  ByocEventPrices,
  ByocPriceGroup,
  Combo,
  ComboDetail,
  ComboGroup,
  Price,
  SaleState,
} from "@parterre/contract"
import { byocReduction, type ComboReduction, comboPrice, fewestByocEvents } from "@parterre/domain/combos"
import { allInPrice, leastStandardPrice, priceFrom } from "@parterre/domain/pricing"
import { sumLeft } from "../availability/event-tally.ts"
import type { LiveCounts } from "../availability/live-counts.ts"
import { byocTerms, comboTerms, hasOpenPrice, isByoc, isCombo, periodState } from "../combos/combo-offer.ts"
import type { ComboRow, StoredComboDetail, StoredComboGroup } from "../database/combo-tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import { openPrices } from "../published/open-prices.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { assetUrl } from "../websites/website-config.ts"
import { isoInZone } from "../zoned-time.ts"
import { calendarEvent, inLanguage, type PublishedEvent, placeOf, priceOf } from "./event-answers.ts"
import { publishedEvents } from "./published-events.ts"
import { stateOfAll } from "./sale-state.ts"

/** A website and its events as they are at a moment, as far as its combos reach. */
export interface ComboMoment {
  readonly site: PublishedWebsite
  readonly left: ReadonlyMap<string, Pick<LiveCounts, "counts">>
  readonly language: Language
  readonly now: number
}

/** The combos of a page: those with groups, and those that shoppers build. */
export function comboAnswers(
  rows: readonly ComboRow[],
  moment: ComboMoment,
): { readonly combos: Combo[]; readonly byocs: Byoc[] } {
  return {
    combos: rows.flatMap((row) => (isCombo(row) ? comboAnswer(row, moment) : [])),
    byocs: rows.flatMap((row) => (isByoc(row) ? byocAnswer(row, moment) : [])),
  }
}

/**
 * Nobody is offered an event that is over, cancelled, not sold yet or closed by the organiser, nor a price that the
 * organiser calls sold out. Only what sold out by itself stays, for it lets a mandatory group pass [COMBO-004].
 */
const isSold = ({ row, saleState }: PublishedEvent): boolean =>
  saleState === "ONSALE" || (saleState === "SOLDOUT" && row.sale_state === "ONSALE")

function comboAnswer(row: ComboRow & { readonly kind: "combo" }, moment: ComboMoment): Combo {
  const { groups, onePerShow, onePerPerformance } = comboTerms(row)
  const answered = groups.map((group) => ({ group, answer: groupAnswer(group, moment) }))
  const ofKind = (kind: StoredComboGroup["kind"]) =>
    answered.flatMap(({ answer }) => (answer.kind === kind ? answer : []))
  return defined({
    ...heading(row, moment),
    priceFrom: leastOf(answered.map(({ answer }) => answer)),
    saleState: worst([
      periodState(row, moment.now),
      ...answered.map(({ group, answer }) => stateOfGroup(group, answer, moment)),
      answered.some(({ answer }) => answer.details.some(({ soldout }) => !soldout)) ? "ONSALE" : "SOLDOUT",
    ]),
    mandatoryGroups: ofKind("MANDATORY"),
    optionalGroups: ofKind("OPTIONAL"),
    pseudoMandatoryGroups: ofKind("PSEUDO_MANDATORY"),
    ...{ onePerShow, onePerPerformance },
  })
}

const heading = (row: ComboRow, { site, language }: ComboMoment) => ({
  id: row.id,
  title: inLanguage(language, row.title_fr, row.title_en),
  description: inLanguage(language, row.description_fr, row.description_en) ?? undefined,
  imageUrl: row.image === null ? undefined : assetUrl(site.website.id, row.image),
  perCart: row.max_tickets ?? undefined,
})

const needed = ({ kind, required = 1, min = 0 }: StoredComboGroup): number =>
  ({ MANDATORY: required, PSEUDO_MANDATORY: min, OPTIONAL: 0 })[kind]

/** What keeps a group from being chosen from: too few are left, whether they are sold out, over or not sold yet. */
function stateOfGroup(group: StoredComboGroup, { details }: ComboGroup, moment: ComboMoment): SaleState {
  const left = details.filter(({ soldout }) => !soldout).length
  // Something sold out lets a mandatory group pass [COMBO-004].
  if (left >= needed(group) || (group.kind === "MANDATORY" && left < details.length)) return "ONSALE"
  if (details.length >= needed(group)) return "SOLDOUT"
  const events = eventsOf(group.details, moment).filter((event) => !isSold(event))
  return events.length === 0 ? "SOLDOUT" : stateOfAll(events.map(({ saleState }) => saleState))
}

const worst = (states: readonly SaleState[]): SaleState =>
  states.find((state) => state !== "ONSALE") ?? "ONSALE"

const eventsOf = (details: readonly StoredComboDetail[], { site, left, now }: ComboMoment) =>
  publishedEvents(
    site,
    [...new Set(details.map(({ eventId }) => eventId))].flatMap((id) => site.event(id) ?? []),
    left,
    now,
  )

function groupAnswer(group: StoredComboGroup, moment: ComboMoment): ComboGroup {
  const { site, language } = moment
  const details = detailAnswers(group.details, group.reduction, moment)
  const ids = new Set(details.map(({ eventId }) => eventId))
  const events = eventsOf(group.details, moment).filter(({ row }) => ids.has(row.id))
  return defined({
    id: group.id,
    kind: group.kind,
    name: group.name[language],
    ...{ required: group.required, min: group.min, max: group.max },
    details,
    itemHours: events.flatMap((event) => calendarEvent(event, site.website, language).itemHours),
  })
}

/** Details whose events are sold, by the start of their event. */
function detailAnswers(
  details: readonly StoredComboDetail[],
  reduction: ComboReduction | undefined,
  moment: ComboMoment,
): ComboDetail[] {
  const events = new Map(eventsOf(details, moment).map((event) => [event.row.id, event]))
  return details
    .flatMap((detail) => {
      const event = events.get(detail.eventId)
      const isOffered = event !== undefined && isSold(event) && hasOpenPrice(moment.site, detail)
      return isOffered ? { detail, event } : []
    })
    .toSorted((one, other) => one.event.row.starts_at - other.event.row.starts_at)
    .map(({ detail, event }) => detailAnswer(detail, event, reduction, moment))
}

function detailAnswer(
  { id, priceIds, priceLevelId }: StoredComboDetail,
  { row, show, venue }: PublishedEvent,
  reduction: ComboReduction | undefined,
  { site, left, language }: ComboMoment,
): ComboDetail {
  const counts = (left.get(row.id)?.counts ?? []).filter((count) => count.priceLevelId === priceLevelId)
  const level = site.priceLevelsOf(row.venue_id).find((one) => one.id === priceLevelId)
  return {
    id,
    showId: show.id,
    eventId: row.id,
    title: inLanguage(language, show.title_fr, show.title_en),
    start: isoInZone(row.starts_at, site.website.timeZone),
    place: placeOf(venue, language),
    priceLevelId,
    priceLevel: level === undefined ? "" : inLanguage(language, level.name_fr, level.name_en),
    rs: counts.every(({ kind }) => kind === "seats"),
    soldout: sumLeft(counts) === 0,
    prices: pricesInside(row.id, priceIds, reduction, { site, language }),
  }
}

/** Prices of an event as they are inside a combo; its own numbers count there, so they have no limits. */
const pricesInside = (
  eventId: string,
  priceIds: readonly string[],
  reduction: ComboReduction | undefined,
  { site, language }: Pick<ComboMoment, "site" | "language">,
): Price[] =>
  openPrices(site.pricesOf(eventId))
    .filter(({ id }) => priceIds.includes(id))
    .map((own) => {
      const price = comboPrice(own.price, reduction)
      return defined({
        ...priceOf(own, language),
        // What a combo takes off is struck through, and nothing else.
        ...{ price, originalPrice: price === own.price ? undefined : own.price },
        ...{ divisor: 1, maxTickets: 0, minTickets: 0 },
      })
    })

/** The least that a combo costs somebody without any condition: in each group the cheapest of what must be chosen. */
function leastOf(groups: readonly ComboGroup[]): number | undefined {
  const parts = groups.flatMap(({ kind, required = 1, min = 0, details }) => {
    const wanted = { MANDATORY: required, PSEUDO_MANDATORY: min, OPTIONAL: 0 }[kind]
    const offered = details.flatMap(({ prices, soldout }) => (soldout ? [] : (priceFrom([prices]) ?? [])))
    return offered.sort((one, other) => one - other).slice(0, wanted)
  })
  return parts.length === 0 ? undefined : parts.reduce((sum, part) => sum + part, 0)
}

function byocAnswer(row: ComboRow & { readonly kind: "byoc" }, moment: ComboMoment): Byoc {
  const terms = byocTerms(row)
  const details = detailAnswers(terms.details, undefined, moment)
  const withRoom = new Set(details.flatMap(({ eventId, soldout }) => (soldout ? [] : eventId)))
  const offered = new Set(details.map(({ eventId }) => eventId))
  const fewest = fewestByocEvents(terms)
  const state: SaleState =
    withRoom.size >= fewest ? "ONSALE" : offered.size >= fewest ? "SOLDOUT" : "WASONSALE"
  return defined({
    ...heading(row, moment),
    saleState: worst([periodState(row, moment.now), state]),
    most: terms.most,
    tiers: terms.tiers
      .toSorted((one, other) => one.events - other.events)
      .map(({ events, reduction }) => ({ events, ...reduction })),
    details,
  })
}

/** What each of some events costs when they are chosen together [COMBO-010]. */
export const byocEventPrices = (
  row: ComboRow & { readonly kind: "byoc" },
  eventIds: readonly string[],
  moment: ComboMoment,
): ByocEventPrices[] =>
  chosenDetails(row, eventIds, moment).map(({ eventId, details }) => ({
    eventId,
    prices: details.flatMap(({ prices }) => prices),
  }))

/** What is offered at each chosen event, at what it costs beside the others. */
function chosenDetails(
  row: ComboRow & { readonly kind: "byoc" },
  eventIds: readonly string[],
  moment: ComboMoment,
): { readonly eventId: string; readonly details: readonly ComboDetail[] }[] {
  const terms = byocTerms(row)
  const chosen = [...new Set(eventIds)]
  const all = detailAnswers(terms.details, byocReduction(terms, chosen.length), moment)
  return chosen.map((eventId) => {
    const details = all.filter((detail) => detail.eventId === eventId)
    if (details.length === 0) throw new Refusal("event-outside-combo")
    return { eventId, details }
  })
}

/** What a choice costs as a whole; while nothing is chosen, what each tier costs at its least. */
export function byocPrices(
  row: ComboRow & { readonly kind: "byoc" },
  { eventIds, qty }: { readonly eventIds: readonly string[]; readonly qty: number },
  moment: ComboMoment,
): ByocPriceGroup[] {
  const group = (events: readonly string[], count: number, prices: readonly Price[]) => {
    const each = prices.reduce((sum, price) => sum + amountOf(price), 0)
    const name = inLanguage(moment.language, `${count} événements`, `${count} events`)
    return {
      id: `${row.id}.${count}`,
      name,
      eventIds: [...events],
      qty,
      total: each * qty,
      prices: [...prices],
    }
  }
  if (eventIds.length > 0) {
    const chosen = chosenDetails(row, eventIds, moment)
    return [
      group(
        chosen.map(({ eventId }) => eventId),
        chosen.length,
        chosen.flatMap(({ details }) => leastPrice(details) ?? []),
      ),
    ]
  }
  const terms = byocTerms(row)
  return terms.tiers.map(({ events, reduction }) => {
    const details = detailAnswers(terms.details, reduction, moment).filter(({ soldout }) => !soldout)
    const cheapestFirst = [...Map.groupBy(details, ({ eventId }) => eventId).values()]
      .flatMap((ofEvent) => leastPrice(ofEvent) ?? [])
      .toSorted((one, other) => amountOf(one) - amountOf(other))
    return group([], events, cheapestFirst.slice(0, events))
  })
}

const leastPrice = (details: readonly ComboDetail[]) =>
  leastStandardPrice(details.map(({ prices }) => prices))

const amountOf = ({ price, serviceCharges }: Price) => allInPrice(price, serviceCharges)
