import type { VenueLayout } from "@parterre/seating-plans/layout"
import { checkQueues } from "./check-queue.ts"
import { writtenHour } from "./hours.ts"
import { instantOf } from "./local-time.ts"
import type { ImportProblem, Path } from "./problem.ts"
import { soldEntrySeats } from "./sold-seats.ts"
import type { EventEntry, ShowEntry } from "./tenant-files.ts"
import type { PageSource } from "./tenant-folder.ts"

/** What pages may refer to. */
export interface Known {
  /** Not known while tenant.yaml is refused; then times are not looked at. */
  readonly timeZone: string | undefined
  readonly pictures: ReadonlySet<string>
  /** Every venue there is; without what is not known of one that is refused. */
  readonly venues: ReadonlyMap<
    string,
    { readonly categories: readonly string[] | undefined; readonly layout: VenueLayout | undefined }
  >
  /** Whether all pages could be read, so that an event that none has is a mistake. */
  readonly hasAllEvents: boolean
  /** Keys met so far; a key is an id within the website. */
  readonly showKeys: Set<string>
  readonly eventKeys: Set<string>
}

/** What is wrong with a page beyond its shape: names that nothing bears, doubles, times that do not exist. */
export function pageProblems({ file }: PageSource, known: Known): readonly ImportProblem[] {
  const problems: ImportProblem[] = []
  const report = (path: Path, message: string) => problems.push(file.source.problem(path, message))
  if (!known.pictures.has(file.value.image)) report(["image"], `there is no file ${file.value.image}`)
  for (const [s, show] of file.value.shows.entries()) {
    checkShow(show, known, (path, message) => report(["shows", s, ...path], message))
    for (const [e, event] of show.events.entries())
      checkEvent(event, show, known, (path, message) => report(["shows", s, "events", e, ...path], message))
  }
  checkQueues(file.value, known.timeZone, report)
  return problems
}

/**
 * Refunds, tickets and calendars go by the state of an event. A page that is cancelled over events that are not would tell
 * shoppers what nothing else knows.
 */
export function cancelledProblems({ file }: PageSource): readonly ImportProblem[] {
  const { saleState, shows } = file.value
  if (saleState !== "CANCELLED") return []
  const others = shows
    .flatMap(({ events }) => events)
    .filter((event) => {
      const hours = (event.hours ?? []).map((hour) => writtenHour(hour).saleState ?? event.saleState)
      return (hours.length === 0 ? [event.saleState] : hours).some((state) => !isOver.has(state))
    })
    .map(({ key }) => key)
  if (others.length === 0) return []
  const named = others.slice(0, 3).join(", ") + (others.length > 3 ? ", …" : "")
  const counted = others.length === 1 ? "1 of its events is" : `${others.length} of its events are`
  return [
    file.source.problem(
      ["saleState"],
      `a page cancels no event, and ${counted} not cancelled (${named}): write saleState: CANCELLED at each event that will not take place, and WASONSALE at each that has; NOTAVAILABLE here stops the sale and cancels nothing`,
    ),
  ]
}

const isOver: ReadonlySet<EventEntry["saleState"]> = new Set(["CANCELLED", "WASONSALE"])

export type Report = (path: Path, message: string) => void

function checkShow(show: ShowEntry, known: Known, report: Report): void {
  takeKey(known.showKeys, show.key, report)
  const venue = known.venues.get(show.venue)
  if (venue === undefined) report(["venue"], `there is no venues/${show.venue}.yaml`)
  checkPrices(show, show.venue, venue?.categories, report)
}

/** Prices are of categories that the venue sells, and each has limits that a party can keep. */
export function checkPrices(
  { prices: byCategory }: Pick<ShowEntry, "prices">,
  venue: string,
  categories: readonly string[] | undefined,
  report: Report,
): void {
  for (const [category, prices] of Object.entries(byCategory)) {
    if (categories !== undefined && !categories.includes(category))
      report(["prices", category], `venue "${venue}" has no such category; it has ${categories.join(", ")}`)
    for (const [p, price] of prices.entries()) {
      if (prices.findIndex(({ key }) => key === price.key) !== p)
        report(["prices", category, p, "key"], `"${price.key}" is taken`)
      const { originalPrice = Infinity } = price
      if (originalPrice <= price.price)
        report(["prices", category, p, "originalPrice"], `${originalPrice} is not more than price`)
      if (price.maxTickets !== undefined && price.maxTickets < (price.minTickets ?? 0))
        report(["prices", category, p, "maxTickets"], `${price.maxTickets} is less than minTickets`)
    }
  }
}

function checkEvent(event: EventEntry, show: ShowEntry, known: Known, report: Report): void {
  takeKey(known.eventKeys, event.key, report)
  for (const field of ["start", "onSaleFrom"] as const) {
    const text = event[field]
    const { timeZone } = known
    if (text !== undefined && timeZone !== undefined && instantOf(text, timeZone) === undefined)
      report([field], `"${text}" does not exist in ${timeZone}: the clocks change then`)
  }
  if (event.doors !== undefined && event.doors > event.start.slice(11))
    report(["doors"], `"${event.doors}" is after the start`)
  for (const [o, { category, price }] of (event.soldOut ?? []).entries()) {
    const prices = show.prices[category]
    if (prices === undefined)
      report(["soldOut", o, "category"], `show "${show.key}" has no prices in "${category}"`)
    else if (price !== undefined && !prices.some(({ key }) => key === price))
      report(["soldOut", o, "price"], `"${category}" has no price "${price}"`)
  }
  const layout = known.venues.get(show.venue)?.layout
  if (layout === undefined) return
  const rows = layout.sections.flatMap((section) => section.rows)
  const seats = new Set(rows.flatMap((row) => row.seats.map((seat) => seat.id)))
  for (const [b, seat] of (event.blocked ?? []).entries())
    if (!seats.has(seat)) report(["blocked", b], `venue "${show.venue}" has no seat "${seat}"`)
}

/** Seats that a page calls sold, and that its venue does not have. */
export function soldProblems(
  { file }: PageSource,
  { venues }: Pick<Known, "venues">,
): readonly ImportProblem[] {
  return file.value.shows.flatMap((show, s) => {
    const layout = venues.get(show.venue)?.layout
    if (layout === undefined) return []
    return show.events.flatMap((event, e) =>
      (event.sold ?? []).flatMap((entry, index) => {
        const found = soldEntrySeats(entry, layout)
        const path = ["shows", s, "events", e, "sold", index]
        return typeof found === "string" ? file.source.problem(path, found) : []
      }),
    )
  })
}

export function takeKey(taken: Set<string>, key: string, report: Report): void {
  if (taken.has(key)) report(["key"], `"${key}" is taken`)
  taken.add(key)
}
