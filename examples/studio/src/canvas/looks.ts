import type { Language } from "@parterre/contract"
import { inkOn } from "@parterre/domain/seat-looks"
import { admissionHomes } from "@parterre/seating-plans/layout"
import { categoryColor, type SeatingPlan, zoneName } from "@parterre/seating-plans/plan"
import type { VenueFacts } from "../document/studio-document.ts"
import { type CanvasColors, canvasColors, type Scheme } from "../theme/theme.ts"

/** Keeps what was made of the same thing last time, so that an unchanged part stays the same part. */
const lastOf = <Key extends object, Value>(make: (key: Key) => Value) => {
  const made = new WeakMap<Key, Value>()
  return (key: Key): Value => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}

const schemes: Readonly<Record<Scheme, CanvasColors>> = {
  light: canvasColors("light"),
  dark: canvasColors("dark"),
}
export const colorsOf = (scheme: Scheme) => schemes[scheme]
export const accessibleOf = lastOf((guids: readonly string[]) => new Set(guids))
export const notedOf = lastOf((notes: object) => new Set(Object.keys(notes)))
const fillsByCategories = lastOf(
  (categories: SeatingPlan["categories"]) =>
    new Map(
      categories.map(({ name, color }, index) => {
        const own = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(color ?? "") ? color : undefined
        const fill = categoryColor(own, index)
        return [name, { fill, ink: inkOn(fill) }]
      }),
    ),
)
export const fillsOf = ({ categories }: SeatingPlan) => fillsByCategories(categories)

type Admissions = NonNullable<VenueFacts["generalAdmission"]>
let admissionsBefore:
  | {
      readonly zones: SeatingPlan["zones"]
      readonly entries: Admissions
      readonly words: ReadonlyMap<number, string>
    }
  | undefined
const noWords: ReadonlyMap<number, string> = new Map()

/** What is written on each area that is sold without numbers. */
export function admissionsOf({ zones }: SeatingPlan, entries: Admissions = []): ReadonlyMap<number, string> {
  if (entries.length === 0) return noWords
  if (admissionsBefore?.zones === zones && admissionsBefore.entries === entries) return admissionsBefore.words
  const words = new Map(
    [...admissionHomes(entries, zones)].map(
      ([{ name, capacity }, z]) => [z, `${name.fr} · ${capacity}`] as const,
    ),
  )
  admissionsBefore = { zones, entries, words }
  return words
}

const noNames: ReadonlyMap<string, string> = new Map()
const namesIn = {
  fr: lastOf(
    (areas: NonNullable<VenueFacts["areas"]>) =>
      new Map(Object.entries(areas).map(([text, name]) => [text, name.fr])),
  ),
  en: lastOf(
    (areas: NonNullable<VenueFacts["areas"]>) =>
      new Map(Object.entries(areas).map(([text, name]) => [text, name.en])),
  ),
}

/** What is read on areas in a language. */
export const areaNamesOf = (areas: VenueFacts["areas"], language: Language): ReadonlyMap<string, string> =>
  areas === undefined ? noNames : namesIn[language](areas)

const noZones: ReadonlySet<number> = new Set()
let tableZonesBefore: ReadonlySet<number> = noZones

/** The zones whose rows are tables. */
export function tableZonesOf(plan: SeatingPlan, tables: readonly string[] = []): ReadonlySet<number> {
  if (tables.length === 0) return noZones
  const names = plan.zones.map(zoneName)
  const found = new Set(names.flatMap((name, z) => (tables.includes(name) ? [z] : [])))
  // The same zones are the same set, so that a gesture elsewhere draws nothing anew.
  if (tableZonesBefore.size !== found.size || !found.isSubsetOf(tableZonesBefore)) tableZonesBefore = found
  return tableZonesBefore
}

export const CANVAS_FONT = '"Source Sans 3 Variable", system-ui, sans-serif'
