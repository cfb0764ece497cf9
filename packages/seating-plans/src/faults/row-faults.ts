import { distance, middleOf, type Point } from "../geometry/points.ts"
import type { LaidRow, LaidSection } from "../layout/venue-layout.ts"
import { guidsOf, inFrenchRow, inRow, inSection, type PlanFault, some } from "./plan-fault.ts"

/** What is wrong with the rows of a section: names missing or given twice, order, seats that stand alone. */
export const rowFaults = (section: LaidSection): readonly PlanFault[] => [
  ...nameless(section),
  ...duplicateNames(section),
  ...outOfOrder(section),
  ...singleSeats(section),
]

function nameless(section: LaidSection): readonly PlanFault[] {
  const rows = section.rows.filter((row) => row.name.trim() === "")
  // One row without a name is a section that has no rows to tell apart.
  if (rows.length === 0 || section.rows.length === 1) return []
  return [
    {
      rule: "nameless-row",
      where: inSection(section),
      reason: `${rows.length} of ${section.rows.length} rows have no name, so a ticket cannot say which one is meant`,
      advice: "fill in row_number",
      french: {
        where: inSection(section),
        reason: `${rows.length} rangées sur ${section.rows.length} n’ont pas de nom, un billet ne peut donc pas dire laquelle`,
        advice: "nommez ces rangées",
      },
      seats: guidsOf(rows),
      at: rows.map((row) => middleOf(row.seats)),
    },
  ]
}

function duplicateNames(section: LaidSection): readonly PlanFault[] {
  const named = section.rows.filter((row) => row.name.trim() !== "")
  const doubles = [...Map.groupBy(named, (row) => row.name)].filter(
    // Both sides of an aisle may share a name as long as their seats are told apart.
    ([, rows]) => rows.length > 1 && hasDouble(rows.flatMap((row) => row.seats.map((seat) => seat.name))),
  )
  if (doubles.length === 0) return []
  return [
    {
      rule: "duplicate-row-name",
      where: `${inSection(section)}, ${doubles.length === 1 ? "row" : "rows"} ${some(doubles.map(([name]) => name))}`,
      reason: "two rows share this name and seat numbers, so two tickets would read the same",
      advice: "give the rows different names, or put them in different zones",
      french: {
        where: `${inSection(section)}, ${doubles.length === 1 ? "rangée" : "rangées"} ${some(
          doubles.map(([name]) => name),
          6,
          "fr",
        )}`,
        reason: "deux rangées ont ce nom et les mêmes numéros, deux billets se liraient donc pareil",
        advice: "donnez-leur des noms différents, ou mettez-les dans des zones différentes",
      },
      seats: guidsOf(doubles.flatMap(([, rows]) => rows)),
      at: doubles.flatMap(([, rows]) => rows.map((row) => middleOf(row.seats))),
    },
  ]
}

const hasDouble = (names: readonly string[]): boolean => new Set(names).size < names.length

/** Rows in the order of their names lie one behind the other: away from the first one, never back. */
function outOfOrder(section: LaidSection): readonly PlanFault[] {
  const rows = section.rows
    .filter((row) => row.type === "SEAT")
    .map((row) => ({ row, order: orderOf(row.number), middle: middleOf(row.seats) }))
    .filter((entry): entry is typeof entry & { readonly order: number } => entry.order !== undefined)
    .toSorted((a, b) => a.order - b.order)
  const distinct = new Set(rows.map(({ order }) => order)).size === rows.length
  if (rows.length < 3 || rows.length < section.rows.length || !distinct) return []
  const backwards = rows.slice(1, -1).filter((entry, index) => {
    const [before, after] = [rows[index]!, rows[index + 2]!]
    return isBehind(before.middle, entry.middle, after.middle)
  })
  if (backwards.length === 0) return []
  return [
    {
      rule: "rows-out-of-order",
      where: `${inSection(section)}, around ${backwards.length === 1 ? "row" : "rows"} ${some(backwards.map(({ row }) => row.name))}`,
      reason: "by their names, the rows go forward, then back",
      advice: "check row_number and position",
      french: {
        where: `${inSection(section)}, vers ${backwards.length === 1 ? "la rangée" : "les rangées"} ${some(
          backwards.map(({ row }) => row.name),
          6,
          "fr",
        )}`,
        reason: "d’après leurs noms, les rangées avancent puis reculent",
        advice: "vérifiez les noms et les positions des rangées",
      },
      seats: guidsOf(rows.map(({ row }) => row)),
      at: backwards.map(({ middle }) => middle),
    },
  ]
}

/** The next row lies back where the row before was: the way turns by more than a right angle. */
function isBehind(before: Point, here: Point, after: Point): boolean {
  const back = (after.x - here.x) * (here.x - before.x) + (after.y - here.y) * (here.y - before.y)
  return back < -0.5 * distance(before, here) * distance(here, after)
}

/** 12 → 12; A → 1, Z → 26, AA → 27: as rows are lettered. Other names have no order. */
export function orderOf(name: string): number | undefined {
  const text = name.trim().toUpperCase()
  if (/^\d+$/.test(text)) return Number(text)
  if (/^([A-Z])\1*$/.test(text)) return (text.length - 1) * 26 + (text.codePointAt(0) ?? 64) - 64
  return undefined
}

function singleSeats(section: LaidSection): readonly PlanFault[] {
  const alone = section.rows.filter((row: LaidRow) => row.seats.length === 1)
  if (alone.length === 0) return []
  return [
    {
      rule: "single-seat-row",
      where: alone.length === 1 ? inRow(section, alone[0]!) : `${inSection(section)}, ${alone.length} rows`,
      reason: "a row of one seat is never offered to two or more",
      advice: "put seats that stand side by side into one row",
      french: {
        where:
          alone.length === 1
            ? inFrenchRow(section, alone[0]!)
            : `${inSection(section)}, ${alone.length} rangées`,
        reason: "une rangée d’un seul siège n’est jamais offerte à deux personnes ou plus",
        advice: "mettez dans une même rangée les sièges qui sont côte à côte",
      },
      seats: guidsOf(alone),
      at: alone.flatMap((row) => row.seats),
    },
  ]
}
