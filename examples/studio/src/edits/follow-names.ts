import { areaWords } from "@parterre/seating-plans/layout"
import type { SeatingPlan } from "@parterre/seating-plans/plan"
import { planIndex, zoneLabel } from "../document/plan-index.ts"
import type { SeatView, StudioDocument, VenueFacts } from "../document/studio-document.ts"
import { withHomesKept } from "./keep-homes.ts"
import { withAccessible, withNote } from "./seat-facts.ts"

type Named = Pick<StudioDocument, "plan" | "venue">

/**
 * An edit with what the venue's file calls by name brought along: what bears another name now is called by it, and what is
 * gone is named no more. An import refuses a file that names what its plan has not.
 */
export function withNamesFollowed(before: StudioDocument, edited: StudioDocument): StudioDocument {
  if (before.plan === edited.plan && before.venue === edited.venue) return edited
  const after = withoutGoneSeats(before, withHomesKept(before, edited))
  const { venue } = after
  const zones = changesOf(zoneNames(before), zoneNames(after))
  const facts: VenueFacts = {
    ...venue,
    ...keyed("zones", venue.zones, zones),
    ...keyed("categories", venue.categories, changesOf(categoryNames(before), categoryNames(after))),
    ...keyed("areas", venue.areas, changesOf(areaTexts(before.plan), areaTexts(after.plan))),
    ...(venue.tables && { tables: listed(venue.tables, zones) }),
    ...(venue.levels && { levels: levelsOf(venue.levels, zones) }),
    ...(venue.views && { views: viewsOf(venue.views, before, after, zones) }),
  }
  const isSame = (Object.keys(facts) as (keyof VenueFacts)[]).every((key) => facts[key] === venue[key])
  return isSame ? after : { ...after, venue: facts }
}

/** With no word of seats that the plan had and has not. */
function withoutGoneSeats(before: StudioDocument, after: StudioDocument): StudioDocument {
  if (before.plan === after.plan) return after
  const { accessible, notes } = after.venue
  const gone = new Set(
    [...accessible, ...Object.keys(notes)].filter((guid) => isGone(guid, before.plan, after.plan)),
  )
  return gone.size === 0 ? after : withAccessible(withNote(after, gone, undefined), gone, false)
}

const isGone = (guid: string, before: SeatingPlan, after: SeatingPlan): boolean =>
  planIndex(before).byGuid.has(guid) && !planIndex(after).byGuid.has(guid)

/** For each name that nothing bears any more, the one that took its place; `undefined` where none did. */
type Changes = ReadonlyMap<string, string | undefined>

function changesOf(before: readonly string[], after: readonly string[]): Changes {
  const [old, now] = [new Set(before), new Set(after)]
  const gone = [...old].filter((name) => !now.has(name))
  if (gone.length === 0) return nothingChanged
  const come = [...now].filter((name) => !old.has(name))
  // One thing has another name; of several nobody knows which is which.
  const isRenamed = gone.length === 1 && come.length === 1 && before.length === after.length
  return new Map(gone.map((name) => [name, isRenamed ? come[0] : undefined]))
}
const nothingChanged: Changes = new Map()

const zoneNames = ({ plan, venue }: Named) => [
  ...plan.zones.map((_, z) => zoneLabel(plan, z)),
  ...(venue.generalAdmission ?? []).map(({ key }) => key),
]
const categoryNames = ({ plan, venue }: Named) => [
  ...plan.categories.map(({ name }) => name),
  ...(venue.generalAdmission ?? []).map(({ category }) => category),
]
const areaTexts = ({ zones }: SeatingPlan) =>
  zones.flatMap(({ areas = [] }) => areas.flatMap((area) => areaWords(area) ?? []))

function keyed<Key extends "zones" | "categories" | "areas">(
  key: Key,
  named: VenueFacts[Key],
  changes: Changes,
): Partial<VenueFacts> {
  if (named === undefined || !Object.keys(named).some((name) => changes.has(name))) return {}
  const entries = Object.entries(named).flatMap(([name, said]) => {
    const now = changes.has(name) ? changes.get(name) : name
    return now === undefined ? [] : [[now, said]]
  })
  return { [key]: Object.fromEntries(entries) }
}

type Levels = NonNullable<VenueFacts["levels"]>

function listed(names: readonly string[], changes: Changes): readonly string[] {
  if (!names.some((name) => changes.has(name))) return names
  return names.flatMap((name) => (changes.has(name) ? (changes.get(name) ?? []) : name))
}

function levelsOf(levels: Levels, changes: Changes): Levels {
  const next = levels.map((level) => {
    const zones = listed(level.zones, changes)
    return zones === level.zones ? level : { ...level, zones }
  })
  if (next.every((level, index) => level === levels[index])) return levels
  return next.filter(({ zones }, index) => zones.length > 0 || levels[index]?.zones.length === 0)
}

function viewsOf(
  views: readonly SeatView[],
  before: StudioDocument,
  after: StudioDocument,
  changes: Changes,
): readonly SeatView[] {
  const next = views.flatMap((view): readonly SeatView[] => {
    const zone = changes.has(view.zone) ? changes.get(view.zone) : view.zone
    if (zone === undefined) return []
    const own = zone === view.zone ? view : { ...view, zone }
    if (before.plan === after.plan) return [own]
    if (own.seats !== undefined) return ofSeats(own, own.seats, before.plan, after.plan)
    return own.rows === undefined ? [own] : ofRows(own, own.rows, before.plan, after.plan)
  })
  return next.length === views.length && next.every((view, index) => view === views[index]) ? views : next
}

function ofSeats(view: SeatView, seats: readonly string[], before: SeatingPlan, after: SeatingPlan) {
  const left = seats.filter((guid) => !isGone(guid, before, after))
  if (left.length === seats.length) return [view]
  return left.length === 0 ? [] : [{ ...view, seats: left }]
}

/** A view of rows goes on from the first to the last of them that are there, by the names they have now. */
function ofRows(
  view: SeatView,
  { from, to }: NonNullable<SeatView["rows"]>,
  before: SeatingPlan,
  after: SeatingPlan,
): readonly SeatView[] {
  const rows = planIndex(before).rows.filter(({ seats }) => seats.length > 0)
  const ends = [from, to].map(String)
  for (const z of new Set(rows.filter(({ name }) => name === ends[0]).map(({ zone }) => zone))) {
    const own = rows.filter(({ zone }) => zone === z)
    const [first, last] = [
      own.findIndex(({ name }) => name === ends[0]),
      own.findLastIndex(({ name }) => name === ends[1]),
    ]
    const now = own
      .slice(first, last + 1)
      .map(({ seats }) => seats.flatMap(({ guid }) => planIndex(after).byGuid.get(guid) ?? [])[0])
      .flatMap((seat) =>
        seat !== undefined && zoneLabel(after, seat.zone) === view.zone
          ? [after.zones[seat.zone]?.rows[seat.row]?.row_number ?? ""]
          : [],
      )
    const isOfView = now.length > 0 || zoneLabel(before, z) === view.zone
    if (!isOfView || first < 0 || last < first) continue
    const [start, end] = [now[0], now.at(-1)]
    if (start === undefined || end === undefined) return []
    return start === ends[0] && end === ends[1] ? [view] : [{ ...view, rows: { from: start, to: end } }]
  }
  return [view]
}
