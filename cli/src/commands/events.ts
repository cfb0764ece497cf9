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

export interface EventListOptions {
  /** Days at the venue, `2026-12-05`, each with its whole day. */
  readonly from?: string
  readonly until?: string
  readonly limit?: number
}

const LIMIT = 50
/** Pages read at once: the desk asks a busy server no harder than a shopper does. */
const AT_ONCE = 4
/** Columns from which the venue has room too. */
const WIDE = 100
const DAY_MS = 86_400_000

/**
 * `parterre events list`: events by day, with the ids that other commands take. Words are looked for as in the shop, in titles and
 * venues. Without `--from`, what began more than a day ago is left out.
 */
export const listEvents = (
  session: CliSession,
  query: string | undefined,
  { from, until, limit = LIMIT }: EventListOptions,
): Promise<void> =>
  asStaff(session, async (client) => {
    const { language, io } = session
    const pages = await client.catalogue.pages({
      ...(query === undefined ? {} : { q: query }),
      ...(from === undefined ? {} : { startDate: from }),
      ...(until === undefined ? {} : { endDate: until }),
    })
    const found = new Map<string, CalendarEvent>()
    for (let at = 0; at < pages.length; at += AT_ONCE) {
      const read = pages.slice(at, at + AT_ONCE).map(({ id }) => client.catalogue.page(id))
      // Two pages may sell the same evening.
      for (const { itemsDates } of await Promise.all(read))
        for (const { dates } of itemsDates.items) for (const event of dates) found.set(event.id, event)
    }
    const isAsked = ({ start }: CalendarEvent) =>
      (from === undefined ? Date.parse(start) > io.clock.now() - DAY_MS : dayOf(start) >= from) &&
      (until === undefined || dayOf(start) <= until)
    const events = [...found.values()]
      .filter(isAsked)
      .sort((one, other) => Date.parse(one.start) - Date.parse(other.start))
    if (session.json) return void io.stdout.write(jsonText(events.slice(0, limit)))
    const words = eventTexts[language]
    const table = tableLines<CalendarEvent>(
      [
        { title: words.id, cell: ({ id }) => span(id, "strong") },
        { title: words.start, cell: ({ start }) => `${dayOf(start)} ${hourText(start, language)}` },
        { title: words.state, cell: ({ saleState }) => dayAppearance(saleState)?.label[language] ?? "" },
        { title: words.title, cell: ({ title }) => title, gives: true },
        ...((io.stdout.columns ?? WIDE) < WIDE
          ? []
          : [{ title: words.venue, cell: ({ place }: CalendarEvent) => place.name, gives: true }]),
      ],
      shown(events.slice(0, limit)),
      io.stdout.columns,
    )
    print(session, [
      ...(events.length === 0 ? [line(words.none)] : [table.header, ...table.rows]),
      ...(events.length > limit ? [line(span(words.more(events.length - limit), "label"))] : []),
    ])
  })
