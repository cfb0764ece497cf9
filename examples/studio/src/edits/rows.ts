import { boundsOf, type Point, turned } from "@parterre/seating-plans/geometry"
import { namesFor } from "@parterre/seating-plans/numbering"
import type { PlanRow, SeatingPlan } from "@parterre/seating-plans/plan"
import { blockOf, placesOf, type SeatBlock, type SeatMaker } from "@parterre/seating-plans/rows"
import { type PlacedRow, rowKey } from "../document/plan-index.ts"
import { type Selection, seatsChosen } from "../document/selection.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { moved, withZone } from "./plan-parts.ts"

const origin: Point = { x: 0, y: 0 }

/** What new seats of a drawing get: a category that it has, and ids that nothing has. */
export const makerFor = ({ categories }: SeatingPlan, category?: string): SeatMaker => ({
  category: categories.some(({ name }) => name === category) ? category! : (categories[0]?.name ?? ""),
  newGuid: () => crypto.randomUUID(),
})

/** Rows where they stand on the sheet, whatever their zone. */
const onSheet = (row: PlanRow, zone: Point): PlanRow => ({
  ...row,
  position: moved(row.position ?? origin, zone),
})
const inZone = (row: PlanRow, zone: Point): PlanRow => ({
  ...row,
  position: moved(row.position ?? origin, { x: -zone.x, y: -zone.y }),
})

export const sheetRows = ({ zones }: SeatingPlan, rows: readonly PlacedRow[]): readonly PlanRow[] =>
  rows.map(({ zone, row }) => onSheet(zones[zone]!.rows[row]!, zones[zone]!.position))

/** The rows in another form, each in its place of the plan; `changed` are on the sheet, in the order of `rows`. */
export function putRows(
  plan: SeatingPlan,
  rows: readonly PlacedRow[],
  changed: readonly PlanRow[],
): SeatingPlan {
  const byKey = new Map(rows.map(({ key }, index) => [key, changed[index]!]))
  const touched = new Set(rows.map(({ zone }) => zone))
  return {
    ...plan,
    zones: plan.zones.map((zone, z) =>
      touched.has(z)
        ? {
            ...zone,
            rows: zone.rows.map((row, r) => {
              const next = byKey.get(rowKey(z, r))
              return next === undefined ? row : inZone(next, zone.position)
            }),
          }
        : zone,
    ),
  }
}

/** Each row as one or several, such as the two sides of an aisle. */
export function partRows(
  plan: SeatingPlan,
  rows: readonly PlacedRow[],
  part: (row: PlanRow) => readonly PlanRow[],
): SeatingPlan {
  const keys = new Set(rows.map(({ key }) => key))
  return {
    ...plan,
    zones: plan.zones.map((zone, z) => {
      if (!rows.some((row) => row.zone === z)) return zone
      return {
        ...zone,
        rows: zone.rows.flatMap((row, r) =>
          keys.has(rowKey(z, r))
            ? part(onSheet(row, zone.position)).map((one) => inZone(one, zone.position))
            : [row],
        ),
      }
    }),
  }
}

/** Adds rows that stand on the sheet to a zone, named on from its last one where they have no names. */
export function addRows(document: StudioDocument, zone: number, rows: readonly PlanRow[]): StudioDocument {
  const z = Math.min(zone, document.plan.zones.length - 1)
  const home = document.plan.zones[z]
  if (home === undefined) return document
  const names = nextNames(
    home.rows.map(({ row_number }) => row_number),
    rows.filter(({ row_number }) => row_number === "").length,
  )
  let next = 0
  const added = rows.map((row) => {
    const named = row.row_number === "" ? { ...row, row_number: names[next++] ?? "" } : row
    return inZone({ ...named, uuid: row.uuid ?? crypto.randomUUID() }, home.position)
  })
  return {
    ...document,
    plan: withZone(document.plan, z, (one) => ({ ...one, rows: [...one.rows, ...added] })),
  }
}

/** The seats of the rows that were added last. */
export function lastRows({ plan }: StudioDocument, zone: number, count: number): Selection {
  const z = Math.min(zone, plan.zones.length - 1)
  return seatsChosen(
    (plan.zones[z]?.rows.slice(-count) ?? []).flatMap(({ seats }) => seats.map(({ seat_guid }) => seat_guid)),
  )
}

/** Names that go on from the last one: D after C, 12 after 11; from A where nothing can be counted on. */
export function nextNames(taken: readonly string[], count: number): readonly string[] {
  const last = taken.at(-1)
  const wanted = count + (last === undefined ? 0 : 1)
  const named = namesFor(wanted, { way: "along", direction: "forth", start: last ?? "A" })
  if ("names" in named) return last === undefined ? named.names : named.names.slice(1)
  const fresh = namesFor(count, { way: "along", direction: "forth", start: "A" })
  return "names" in fresh ? fresh.names : []
}

/** Rows from the front to the back, and the shape they come nearest to; nothing where they are no block. */
export function chosenBlock(plan: SeatingPlan, rows: readonly PlacedRow[]) {
  const drawn = sheetRows(plan, rows)
  const found = blockOf(drawn)
  if (found === undefined) return undefined
  const depthOf = (row: PlanRow) => {
    const { x, y, width, height } = boundsOf(placesOf(row), 0)
    return turned({ x: x + width / 2, y: y + height / 2 }, -found.turn).y
  }
  const order = drawn
    .map((row, index) => ({ row, placed: rows[index]!, depth: depthOf(row) }))
    .toSorted((a, b) => a.depth - b.depth)
  // Two rows end to end are the sides of an aisle, and no block.
  const isStacked = order.every(
    ({ depth }, index) => index === 0 || depth - order[index - 1]!.depth > found.pitch * 0.2,
  )
  if (!isStacked) return undefined
  const sorted = order.map(({ row }) => row)
  const block: SeatBlock | undefined = blockOf(sorted)
  return block && { block, rows: sorted, placed: order.map(({ placed }) => placed) }
}

export type ChosenBlock = NonNullable<ReturnType<typeof chosenBlock>>

/** From the first seat of a row to its last, as the curve has them, in plan units. */
export const blockWidth = ({ counts, pitch }: SeatBlock): number =>
  Math.max(...counts.map((count) => (count - 1) * pitch), pitch)
