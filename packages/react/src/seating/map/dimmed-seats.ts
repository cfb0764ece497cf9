import type { PriceLevel } from "@parterre/contract"
import { dimmedSeats as dimmedInScope, type SeatRule } from "@parterre/domain/seats"
import { defaultPrice } from "../party/choose-party.ts"
import { rowsAtEvents } from "./row-pictures.ts"
import { type LoadedSection, pictureOf } from "./seat-places.ts"

interface Known {
  readonly key: string
  readonly loaded: LoadedSection
  readonly dimmed: readonly string[]
}

/** The fewest tickets of the price a pick starts with, by price level: a click takes no smaller group. */
type Fewest = ReadonlyMap<string, number>

type PartyRule = Pick<SeatRule, "size" | "avoidSingle" | "lastResort">

/**
 * Free seats that no click can give a party of this size at all of so many events [MAP-028]. Sections that did not change since the last
 * call are not judged again.
 */
export function createDimming() {
  const known = new Map<string, Known>()
  let all: ReadonlySet<string> = new Set()
  return function dimmedSeats(
    sections: ReadonlyMap<string, LoadedSection>,
    mine: ReadonlySet<string>,
    rule: PartyRule,
    priceLevels: readonly PriceLevel[],
    events = 1,
  ): ReadonlySet<string> {
    const fewest: Fewest = new Map(
      priceLevels.map((level) => [level.id, defaultPrice(level)?.minTickets ?? 0]),
    )
    let changed = false
    for (const id of known.keys()) if (!sections.has(id)) changed = known.delete(id)
    for (const [id, loaded] of sections) {
      const key = keyOf(loaded, mine, rule, fewest)
      const before = known.get(id)
      if (before?.key === key && before.loaded === loaded) continue
      known.set(id, { key, loaded, dimmed: dimmedIn(loaded, mine, { ...rule, events }, fewest) })
      changed = true
    }
    // The same set for the same seats: readers compare by identity.
    if (changed) all = new Set([...known.values()].flatMap(({ dimmed }) => dimmed))
    return all
  }
}

const keyOf = (
  { section }: LoadedSection,
  mine: ReadonlySet<string>,
  { size, avoidSingle, lastResort }: PartyRule,
  fewest: Fewest,
) => {
  const own = (section.rows ?? []).flatMap(({ seats }) =>
    seats.flatMap(({ id }) => (mine.has(id) ? [id] : [])),
  )
  return `${size} ${avoidSingle} ${lastResort} ${[...fewest.values()].join()} ${own.join()}`
}

function dimmedIn(
  loaded: LoadedSection,
  mine: ReadonlySet<string>,
  { events, ...rule }: PartyRule & { readonly events: number },
  fewest: Fewest,
): readonly string[] {
  const rows = (loaded.section.rows ?? []).map((row) => pictureOf(row, loaded, mine))
  return dimmedInScope(rows, { ...rule, events: rowsAtEvents(loaded, mine, events) }, fewest)
}
