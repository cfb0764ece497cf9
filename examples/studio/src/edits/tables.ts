import type { PlanRow } from "@parterre/seating-plans/plan"
import { zoneLabel } from "../document/plan-index.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { addRows, nextNames } from "./rows.ts"
import { addZone, withTables } from "./zones.ts"

/** The zone that tables go to: the wished one when its rows are tables or it has none, else any of tables. */
export function tableZone({ plan, venue }: StudioDocument, wished: number): number | undefined {
  const isOfTables = (z: number) => venue.tables?.includes(zoneLabel(plan, z)) === true
  if (isOfTables(wished)) return wished
  const other = plan.zones.findIndex((_, z) => isOfTables(z))
  if (other >= 0) return other
  return plan.zones[wished]?.rows.length === 0 ? wished : undefined
}

/** A table, in a zone of tables, which is made where there is none. Tables are counted from 1. */
export function addTable(
  document: StudioDocument,
  wished: number,
  table: PlanRow,
  zoneName: string,
): StudioDocument {
  const found = tableZone(document, wished)
  const home = found === undefined ? addZone(document, zoneName) : document
  const z = found ?? home.plan.zones.length - 1
  const taken = home.plan.zones[z]?.rows.map(({ row_number }) => row_number) ?? []
  const name = taken.length === 0 ? "1" : (nextNames(taken, 1)[0] ?? "")
  return addRows(withTables(home, z, true), z, [{ ...table, row_number: name }])
}
