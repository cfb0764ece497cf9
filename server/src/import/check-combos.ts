import { type Known, type Report, takeKey } from "./check-page.ts"
import { checkPeriod } from "./check-products.ts"
import {
  type ByocEntry,
  type ComboEntry,
  type ComboGroupEntry,
  eventsOfEntry,
  pricesOfEntry,
  type ReductionEntry,
  reductionOf,
  type ShowOfEvent,
  type TicketsEntry,
} from "./combo-entries.ts"
import { type HoursOfDays, noSuchEvent } from "./hours.ts"
import type { ImportProblem, Path } from "./problem.ts"
import type { PageSource } from "./tenant-folder.ts"

interface KnownOfCombos extends Pick<Known, "timeZone" | "pictures" | "eventKeys" | "hasAllEvents"> {
  readonly days: HoursOfDays
}

/** The show of each event of the tenant. */
export const showOfEvents = (pages: readonly PageSource[]): ShowOfEvent =>
  new Map(
    pages.flatMap(({ file }) =>
      file.value.shows.flatMap((show) => show.events.map((event) => [event.key, show] as const)),
    ),
  )

/** What is wrong with the combos of a page, once every page's events are known. */
export function comboProblems(
  { file }: PageSource,
  knownOfAll: Omit<KnownOfCombos, "days">,
  showOf: ShowOfEvent,
  days: HoursOfDays,
): readonly ImportProblem[] {
  const known = { ...knownOfAll, days }
  const problems: ImportProblem[] = []
  const reporter =
    (...at: Path): Report =>
    (path, message) =>
      problems.push(file.source.problem([...at, ...path], message))
  for (const [c, combo] of (file.value.combos ?? []).entries()) {
    const report = reporter("combos", c)
    checkShared(combo, known, report)
    for (const [g, group] of combo.groups.entries()) {
      const reportGroup: Report = (path, message) => report(["groups", g, ...path], message)
      if (combo.groups.findIndex(({ key }) => key === group.key) !== g)
        reportGroup(["key"], `"${group.key}" is taken`)
      checkGroup(group, known, showOf, reportGroup)
    }
  }
  for (const [b, byoc] of (file.value.buildYourOwn ?? []).entries()) {
    const report = reporter("buildYourOwn", b)
    checkShared(byoc, known, report)
    checkTickets(byoc, known, showOf, report)
    checkTiers(byoc, known, showOf, report)
  }
  return problems
}

function checkShared(entry: ComboEntry | ByocEntry, known: KnownOfCombos, report: Report): void {
  // A hold names what it is of by the id alone, so all that is sold shares its keys.
  takeKey(known.eventKeys, entry.key, report)
  if (entry.image !== undefined && !known.pictures.has(entry.image))
    report(["image"], `there is no file ${entry.image}`)
  checkPeriod(entry, known.timeZone, report)
}

function checkGroup(group: ComboGroupEntry, known: KnownOfCombos, showOf: ShowOfEvent, report: Report): void {
  const { kind, required, min, max } = group
  if (required !== undefined && kind !== "MANDATORY")
    report(["required"], `a group of kind ${kind} has none: only MANDATORY does`)
  for (const field of ["min", "max"] as const)
    if (group[field] !== undefined && kind !== "PSEUDO_MANDATORY")
      report([field], `a group of kind ${kind} has none: only PSEUDO_MANDATORY does`)
  if (min !== undefined && max !== undefined && min > max) report(["min"], `${min} is more than max`)
  const details = checkTickets(group, known, showOf, report)
  const wanted = kind === "MANDATORY" ? (required ?? 1) : (min ?? 0)
  if (details !== undefined && wanted > details)
    report([kind === "MANDATORY" ? "required" : "min"], `${wanted} is more than the ${details} there are`)
  checkReduction(group, report)
}

/** Answers how many price levels of events there are to choose from; undefined while that is not known. */
function checkTickets(
  entry: TicketsEntry,
  { hasAllEvents, days }: KnownOfCombos,
  showOf: ShowOfEvent,
  report: Report,
): number | undefined {
  const { events = [], shows = [] } = entry
  if (events.length + shows.length === 0) report(["events"], "missing: there are events, or shows")
  if (!hasAllEvents) return undefined
  const showKeys = new Set([...showOf.values()].map(({ key }) => key))
  for (const [e, event] of events.entries())
    if (!showOf.has(event)) report(["events", e], noSuchEvent(event, days))
  for (const [s, show] of shows.entries())
    if (!showKeys.has(show)) report(["shows", s], `there is no show "${show}" with an event`)
  const offered = eventsOfEntry(entry, showOf).flatMap((event) => {
    const show = showOf.get(event)
    return show === undefined ? [] : [{ event, prices: pricesOfEntry(entry, show) }]
  })
  const without = offered.find(({ prices }) => prices.length === 0)
  if (without !== undefined)
    report(
      [entry.categories === undefined ? "prices" : "categories"],
      `event "${without.event}" has no such price`,
    )
  return offered.reduce((sum, { prices }) => sum + prices.length, 0)
}

function checkTiers(entry: ByocEntry, known: KnownOfCombos, showOf: ShowOfEvent, report: Report): void {
  const events = eventsOfEntry(entry, showOf).length
  if (known.hasAllEvents && entry.most > events)
    report(["most"], `${entry.most} is more than the ${events} events there are`)
  for (const [t, tier] of entry.tiers.entries()) {
    const reportTier: Report = (path, message) => report(["tiers", t, ...path], message)
    if (tier.from > entry.most) reportTier(["from"], `${tier.from} is more than most`)
    if (entry.tiers.findIndex(({ from }) => from === tier.from) !== t)
      reportTier(["from"], `${tier.from} is there twice`)
    if (reductionOf(tier) === undefined)
      reportTier(["percentOff"], "missing: there is percentOff, amountOff or price")
    checkReduction(tier, reportTier)
  }
}

function checkReduction(entry: ReductionEntry, report: Report): void {
  const [, second] = (["percentOff", "amountOff", "price"] as const).filter(
    (field) => entry[field] !== undefined,
  )
  if (second !== undefined) report([second], "there is a reduction already: it is one or the other")
}
