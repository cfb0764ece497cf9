import type { CalendarEvent } from "@parterre/contract"
import { dayAppearance } from "@parterre/domain/calendar"
import { asStaff, type CliSession } from "../cli-session.ts"
import { jsonText } from "../output/json.ts"
import { line, span } from "../output/lines.ts"
import { shown } from "../output/shown-text.ts"
import { tableLines } from "../output/table.ts"
import { dayOf, hourText } from "../output/written-time.ts"
import { eventTexts } from "../texts/event-texts.ts"
import { print } from "./show.ts"
import { usageFailure } from "./usage-failure.ts"

export interface EventListOptions {
  /** Days at the venue, such as `2026-12-05`, both included. */
  readonly from?: string
  readonly until?: string
  /** Events, 50 if nothing is said. */
  readonly limit?: number
}

/** An event as other commands take it: of a day with hours, each hour is one. */
interface ListedEvent {
  readonly id: string
  readonly title: string
  readonly start: string
  readonly saleState: CalendarEvent["saleState"]
  readonly place: CalendarEvent["place"]
}

const LIMIT = 50
/** The most that `--limit` may say. */
export const MOST_EVENTS = 500
/** Pages read at once, so that a busy server is not flooded. */
const AT_ONCE = 4
/** Columns from which the venue has room too. */
const WIDE = 100
const DAY_MS = 86_400_000

/**
 * `parterre events list`: events by day, with the ids that other commands take. Words are looked for as in the shop, in titles and
 * venues of pages. Days are judged here: the server's own filter leaves out what has begun.
 */
export async function listEvents(
  session: CliSession,
  query: string | undefined,
  { from, until, limit = LIMIT }: EventListOptions,
): Promise<void> {
  const { language, io } = session
  const words = eventTexts[language]
  if (from !== undefined && until !== undefined && from > until)
    throw usageFailure(words.untilBeforeFrom, language)
  await asStaff(session, async (client) => {
    const pages = await client.catalogue.pages(query === undefined ? {} : { q: query })
    const found = new Map<string, ListedEvent>()
    for (let at = 0; at < pages.length; at += AT_ONCE) {
      const read = pages.slice(at, at + AT_ONCE).map(({ id }) => client.catalogue.page(id))
      // Two pages may sell the same evening.
      for (const { itemsDates } of await Promise.all(read))
        for (const event of itemsDates.items.flatMap(({ dates }) => dates).flatMap(eventsOf))
          found.set(event.id, event)
    }
    const isAsked = ({ start }: ListedEvent) =>
      dayOf(start) >= (from ?? yesterdayAt(start, io.clock.now())) &&
      (until === undefined || dayOf(start) <= until)
    const asked = [...found.values()]
      .filter(isAsked)
      .sort((one, other) => Date.parse(one.start) - Date.parse(other.start))
    const events = asked.slice(0, limit)
    const others = asked.length - events.length
    if (session.json) return void io.stdout.write(jsonText({ events, more: others > 0 }))
    const table = tableLines<ListedEvent>(
      [
        { title: words.id, cell: ({ id }) => span(id, "strong") },
        { title: words.start, cell: ({ start }) => `${dayOf(start)} ${hourText(start, language)}` },
        { title: words.state, cell: ({ saleState }) => dayAppearance(saleState)?.label[language] ?? "" },
        { title: words.title, cell: ({ title }) => title, gives: true },
        ...((io.stdout.columns ?? WIDE) < WIDE
          ? []
          : [{ title: words.venue, cell: ({ place }: ListedEvent) => place.name, gives: true }]),
      ],
      shown(events),
      io.stdout.columns,
    )
    print(session, [
      ...(events.length === 0 ? [line(words.none)] : [table.header, ...table.rows]),
      ...(others > 0 ? [line(span(words.more(others, limit < MOST_EVENTS), "label"))] : []),
    ])
  })
}

const eventsOf = ({ title, place, itemHours }: CalendarEvent): readonly ListedEvent[] =>
  itemHours.flatMap(({ expositionId, start, saleState }) =>
    start === undefined ? [] : [{ id: expositionId, title, start, saleState, place }],
  )

/** The day before, where the event is: its time carries the offset. */
function yesterdayAt(start: string, now: number): string {
  const offset = Date.parse(`${start.slice(0, 19)}Z`) - Date.parse(start)
  return dayOf(new Date(now + offset - DAY_MS).toISOString())
}
