import { offerCode } from "@parterre/domain/promotions"
import type { Report } from "./check-page.ts"
import type { VenueOfEvent } from "./check-subscriptions.ts"
import { instantOf } from "./local-time.ts"
import type { ImportProblem, Path } from "./problem.ts"
import type { PresaleEntry, PromotionEntry } from "./promotion-entries.ts"
import type { Source } from "./source.ts"
import type { EventEntry, ShowEntry } from "./tenant-files.ts"
import type { PageSource } from "./tenant-folder.ts"

/** What promotions and presales refer to, once every page is known. */
export interface KnownOfOffers {
  /** Undefined while tenant.yaml is refused; then times are not looked at. */
  readonly timeZone: string | undefined
  /** Whether all pages could be read, so that what none has is a mistake. */
  readonly hasAllEvents: boolean
  readonly venueOf: VenueOfEvent
  readonly shows: readonly ShowEntry[]
  readonly memberships: ReadonlySet<string>
  /** Codes of promotions met so far, as they are compared. */
  readonly codes: Set<string>
}

export function knownOfOffers(
  pages: readonly PageSource[],
  known: Pick<KnownOfOffers, "timeZone" | "hasAllEvents" | "venueOf">,
): KnownOfOffers {
  return {
    ...known,
    shows: pages.flatMap(({ file }) => file.value.shows),
    memberships: new Set(pages.flatMap(({ file }) => (file.value.memberships ?? []).map(({ key }) => key))),
    codes: new Set(),
  }
}

/** What is wrong with the promotions of tenant.yaml or of a page. */
export function promotionProblems(
  source: Source,
  promotions: readonly PromotionEntry[] | undefined,
  known: KnownOfOffers,
  hasOwnEvents = true,
): readonly ImportProblem[] {
  const problems: ImportProblem[] = []
  for (const [p, promotion] of (promotions ?? []).entries()) {
    const report: Report = (path, message) =>
      problems.push(source.problem(["promotions", p, ...path], message))
    checkPromotion(promotion, known, report)
    if (!hasOwnEvents && promotion.events === undefined)
      report(["events"], "missing: the page has no events of its own")
  }
  return problems
}

/** What is wrong with the presales of a page and of its events. */
export function presaleProblems({ file }: PageSource, known: KnownOfOffers): readonly ImportProblem[] {
  const problems: ImportProblem[] = []
  const check = (presale: PresaleEntry | undefined, events: readonly EventEntry[], at: Path) => {
    if (presale === undefined) return
    checkPresale(presale, events, known, (path, message) =>
      problems.push(file.source.problem([...at, "presale", ...path], message)),
    )
  }
  const events = file.value.shows.flatMap((show) => show.events)
  check(
    file.value.presale,
    events.filter((event) => event.presale === undefined && event.onSaleFrom !== undefined),
    [],
  )
  for (const [s, show] of file.value.shows.entries())
    for (const [e, event] of show.events.entries())
      check(event.presale, event.onSaleFrom === undefined ? [] : [event], ["shows", s, "events", e])
  return problems
}

function checkPromotion(promotion: PromotionEntry, known: KnownOfOffers, report: Report): void {
  const { code, percent, amount, events, prices, categories, uses, usesPerShopper } = promotion
  const compared = offerCode(code)
  if (known.codes.has(compared)) report(["code"], `"${code}" is taken`)
  known.codes.add(compared)
  if (percent === undefined && amount === undefined && promotion.waivesServiceCharge !== true)
    report(["percent"], "missing: a promotion takes off percents, an amount or the service charge")
  if (percent !== undefined && amount !== undefined)
    report(["amount"], "there are percents already: it is one or the other")
  if (uses !== undefined && usesPerShopper !== undefined && usesPerShopper > uses)
    report(["usesPerShopper"], `${usesPerShopper} is more than uses`)
  checkPeriod(promotion, known.timeZone, report)
  if (!known.hasAllEvents) return
  checkMemberships(promotion.memberships ?? [], known, report)
  for (const [e, event] of (events ?? []).entries())
    if (!known.venueOf.has(event)) report(["events", e], `there is no event "${event}"`)
  const allPrices = known.shows.flatMap((show) => Object.values(show.prices).flat())
  for (const [p, price] of (prices ?? []).entries())
    if (!allPrices.some(({ key }) => key === price)) report(["prices", p], `no event has a price "${price}"`)
  for (const [c, category] of (categories ?? []).entries())
    if (!known.shows.some((show) => show.prices[category] !== undefined))
      report(["categories", c], `no event has prices in "${category}"`)
}

function checkMemberships(keys: readonly string[], known: KnownOfOffers, report: Report): void {
  for (const [m, key] of keys.entries())
    if (!known.memberships.has(key)) report(["memberships", m], `there is no membership "${key}"`)
}

function checkPeriod(entry: PromotionEntry, timeZone: string | undefined, report: Report): void {
  for (const field of ["from", "until"] as const)
    checkTime(entry[field], timeZone, (message) => report([field], message))
  const { from, until } = entry
  if (from !== undefined && until !== undefined && until <= from)
    report(["until"], `"${until}" is not after from`)
}

function checkTime(
  text: string | undefined,
  timeZone: string | undefined,
  report: (message: string) => void,
): void {
  if (text !== undefined && timeZone !== undefined && instantOf(text, timeZone) === undefined)
    report(`"${text}" does not exist in ${timeZone}: the clocks change then`)
}

function checkPresale(
  { from, codes = [], ticketsPerCode, memberships = [] }: PresaleEntry,
  events: readonly EventEntry[],
  known: KnownOfOffers,
  report: Report,
): void {
  checkTime(from, known.timeZone, (message) => report(["from"], message))
  if (codes.length + memberships.length === 0) report([], "open to nobody: give codes, or memberships")
  if (ticketsPerCode !== undefined && codes.length === 0) report(["ticketsPerCode"], "there are no codes")
  const compared = codes.map(offerCode)
  for (const [c, code] of codes.entries())
    if (compared.indexOf(offerCode(code)) !== c) report(["codes", c], `"${code}" is there twice`)
  if (known.hasAllEvents) checkMemberships(memberships, known, report)
  if (events.length === 0) report([], "no event opens later: give its onSaleFrom")
  const late = events.find(({ onSaleFrom = "" }) => onSaleFrom <= from)
  if (late !== undefined) report(["from"], `"${from}" is not before onSaleFrom of event "${late.key}"`)
}
