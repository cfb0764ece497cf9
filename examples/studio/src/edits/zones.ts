import type { Language, Localized } from "@parterre/contract"
import { admissionOf } from "../document/admission-of.ts"
import type { PlanZone } from "../document/plan-index.ts"
import { rowKey, zoneLabel } from "../document/plan-index.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { moved, withZone } from "./plan-parts.ts"

export function addZone(document: StudioDocument, name: string): StudioDocument {
  const { plan } = document
  const taken = new Set(plan.zones.map((_, z) => zoneLabel(plan, z)))
  let own = name
  for (let count = 2; taken.has(own); count += 1) own = `${name} ${count}`
  const zone: PlanZone = {
    name: own,
    uuid: crypto.randomUUID(),
    position: { x: 0, y: 0 },
    rows: [],
    areas: [],
  }
  return { ...document, plan: { ...plan, zones: [...plan.zones, zone] } }
}

/** Another name for a zone. A name that another zone has changes nothing. */
export function renameZone(document: StudioDocument, z: number, name: string): StudioDocument {
  const { plan } = document
  const before = zoneLabel(plan, z)
  const after = name.trim()
  if (after === "" || after === before || plan.zones.some((_, other) => zoneLabel(plan, other) === after))
    return document
  return { ...document, plan: withZone(plan, z, (zone) => ({ ...zone, name: after })) }
}

/** Puts rows into another zone, where they stand. */
export function rowsToZone(document: StudioDocument, rows: ReadonlySet<string>, to: number): StudioDocument {
  const { plan } = document
  const home = plan.zones[to]
  if (home === undefined) return document
  const movedRows = plan.zones.flatMap((zone, z) =>
    z === to
      ? []
      : zone.rows.flatMap((row, r) => {
          if (!rows.has(rowKey(z, r))) return []
          const by = { x: zone.position.x - home.position.x, y: zone.position.y - home.position.y }
          return [{ ...row, position: moved(row.position ?? { x: 0, y: 0 }, by) }]
        }),
  )
  if (movedRows.length === 0) return document
  const zones = plan.zones.map((zone, z) =>
    z === to
      ? { ...zone, rows: [...zone.rows, ...movedRows] }
      : { ...zone, rows: zone.rows.filter((_, r) => !rows.has(rowKey(z, r))) },
  )
  return { ...document, plan: { ...plan, zones } }
}

/** An empty zone goes, with its areas and what is sold there without numbers. */
export function removeZone(document: StudioDocument, z: number): StudioDocument {
  const { plan } = document
  const zone = plan.zones[z]
  if (plan.zones.length < 2 || zone === undefined || zone.rows.some(({ seats }) => seats.length > 0))
    return document
  return withoutZone(withoutAdmission(document, admissionOf(document, z)), z)
}

/** The only zone of a plan stays. */
export function withoutZone(document: StudioDocument, z: number): StudioDocument {
  const { plan } = document
  if (plan.zones.length < 2) return document
  return { ...document, plan: { ...plan, zones: plan.zones.filter((_, other) => other !== z) } }
}

export function withoutAdmission(
  document: StudioDocument,
  admission: ReturnType<typeof admissionOf>,
): StudioDocument {
  const { venue } = document
  if (venue.generalAdmission === undefined || admission === undefined) return document
  const generalAdmission = venue.generalAdmission.filter((entry) => entry !== admission)
  return { ...document, venue: { ...venue, generalAdmission } }
}

/** What shoppers read of a zone; of general admission, the name of its entry. */
export function withShownName(document: StudioDocument, z: number, name: Localized): StudioDocument {
  const { plan, venue } = document
  const called = zoneLabel(plan, z)
  if (name.fr.trim() === "" || name.en.trim() === "") return document
  const admission = admissionOf(document, z)
  if (admission !== undefined) {
    const generalAdmission = venue.generalAdmission?.map((entry) =>
      entry === admission ? { ...entry, name } : entry,
    )
    return { ...document, venue: { ...venue, ...(generalAdmission && { generalAdmission }) } }
  }
  return { ...document, venue: { ...venue, zones: { ...venue.zones, [called]: name } } }
}

/** Whether the rows of a zone are tables. */
export function withTables(document: StudioDocument, z: number, isTables: boolean): StudioDocument {
  const name = zoneLabel(document.plan, z)
  const tables = (document.venue.tables ?? []).filter((one) => one !== name)
  return { ...document, venue: { ...document.venue, tables: isTables ? [...tables, name] : tables } }
}

export const levelOf = ({ plan, venue }: StudioDocument, z: number) =>
  venue.levels?.find(({ zones }) => zones.includes(zoneLabel(plan, z)))

/** What the level of a zone is called in another language, for all zones of it; an empty name changes nothing. */
export function renameLevel(document: StudioDocument, z: number, name: Partial<Localized>): StudioDocument {
  const level = levelOf(document, z)
  if (level === undefined || Object.values(name).some((words) => words.trim() === "")) return document
  const levels = document.venue.levels?.map((one) =>
    one === level ? { ...one, name: { ...one.name, ...name } } : one,
  )
  return { ...document, venue: { ...document.venue, ...(levels === undefined ? {} : { levels }) } }
}

/** The level that a zone is on, by its name in a language, which is made when it is not there yet; an empty one takes it off. */
export function withLevel(
  document: StudioDocument,
  z: number,
  level: string,
  language: Language,
): StudioDocument {
  const { plan, venue } = document
  const name = zoneLabel(plan, z)
  const without = (venue.levels ?? []).map((one) => ({
    ...one,
    zones: one.zones.filter((zone) => zone !== name),
  }))
  const found = without.findIndex((one) => one.name[language] === level)
  const levels =
    level === ""
      ? without
      : found < 0
        ? [...without, { name: { fr: level, en: level }, zones: [name] }]
        : without.map((one, index) => (index === found ? { ...one, zones: [...one.zones, name] } : one))
  const kept = levels.filter(({ zones }) => zones.length > 0)
  const { levels: _, ...others } = venue
  return { ...document, venue: kept.length === 0 ? others : { ...others, levels: kept } }
}
