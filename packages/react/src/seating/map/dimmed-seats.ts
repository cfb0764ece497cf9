import { dimmedSeats as dimmedInScope, type SeatRule } from "@parterre/domain/seats"
import { defaultPrice, mineOf, ruleOf } from "../seat-rule.ts"
import { type SeatSelectionState, soldOf } from "../selection-state.ts"
import { eventCount, pictureOf, rowsAtEvents } from "./row-pictures.ts"
import type { LoadedSection } from "./seat-locations.ts"

/** The fewest tickets of the price a pick starts with, by price level: a click takes no smaller party. */
type Fewest = ReadonlyMap<string, number>

interface Judged {
  readonly key: string
  readonly dimmed: readonly string[]
}

/** The last judgement of each section as it was read: the same section beside the same selection is not judged again. */
const judged = new WeakMap<LoadedSection, Judged>()

/** Free seats that no click can give a party of this size at all the events [MAP-028]. */
export function dimmedSeats(state: SeatSelectionState): ReadonlySet<string> {
  const levels = soldOf(state)?.priceLevels ?? []
  const fewest: Fewest = new Map(levels.map((level) => [level.id, defaultPrice(level)?.minTickets ?? 0]))
  const mine = mineOf(state)
  const rule = ruleOf(state, state.partySize)
  const events = eventCount(state)
  return new Set(
    [...state.sections.values()].flatMap((loaded) => {
      const key = keyOf(loaded, mine, rule, fewest)
      const known = judged.get(loaded)
      if (known?.key === key) return known.dimmed
      const dimmed = dimmedIn(loaded, mine, rule, fewest, events)
      judged.set(loaded, { key, dimmed })
      return dimmed
    }),
  )
}

function keyOf(
  { details }: LoadedSection,
  mine: ReadonlySet<string>,
  { size, avoidSingle, lastResort }: SeatRule,
  fewest: Fewest,
): string {
  const own = [...mine].filter((id) => details.has(id)).sort()
  return `${size} ${avoidSingle} ${lastResort} ${[...fewest.values()].join()} ${own.join()}`
}

function dimmedIn(
  loaded: LoadedSection,
  mine: ReadonlySet<string>,
  rule: SeatRule,
  fewest: Fewest,
  events: number,
): readonly string[] {
  const rows = (loaded.section.rows ?? []).map((row) => pictureOf(row, loaded, mine))
  return dimmedInScope(rows, { ...rule, events: rowsAtEvents(loaded, mine, events) }, fewest)
}
