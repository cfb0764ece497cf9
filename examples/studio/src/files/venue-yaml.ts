import type { Localized } from "@parterre/contract"
import type { Point } from "@parterre/seating-plans/geometry"
import { frontSides } from "@parterre/seating-plans/layout"
import { isMap, isScalar, parseDocument, stringify } from "yaml"
import { noFacts, type VenueAddress, type VenueFacts } from "../document/studio-document.ts"

/** What the studio changes in a venue's file; all other keys stay as they are, byte for byte. */
const ownKeys = [
  "name",
  "address",
  "levels",
  "zones",
  "areas",
  "tables",
  "front",
  "focalPoint",
  "generalAdmission",
  "categories",
  "accessible",
  "notes",
  "views",
] as const
type OwnKey = (typeof ownKeys)[number]

/** Characters of a venue's file. */
const MOST = 4_000_000

export type VenueReading = { readonly venue: VenueFacts } | { readonly fault: Localized }

/** What a venue's file says of the drawing. What it says otherwise than the import takes it is left to the import to tell. */
export function readVenue(text: string, planName: string): VenueReading {
  if (text.length > MOST)
    return {
      fault: {
        fr: "Le fichier YAML est trop gros pour décrire une salle.",
        en: "The YAML file is too large to describe a venue.",
      },
    }
  const document = parseDocument(text)
  const [error] = document.errors
  if (error !== undefined) {
    const line = error.linePos?.[0].line ?? 1
    return {
      fault: {
        fr: `Le fichier YAML ne se lit pas, ligne ${line}. Corrigez cette ligne, puis ouvrez-le de nouveau.`,
        en: `The YAML file can’t be read at line ${line}. Correct that line, then open it again.`,
      },
    }
  }
  let value: unknown
  try {
    value = document.toJS({ maxAliasCount: 100 })
  } catch {
    return {
      fault: {
        fr: "Le fichier YAML se renvoie trop souvent à lui-même.",
        en: "The YAML file refers to itself too often.",
      },
    }
  }
  if (!isObject(value))
    return {
      fault: {
        fr: "Ce fichier YAML ne décrit pas de salle.",
        en: "This YAML file doesn’t describe a venue.",
      },
    }
  return { venue: factsOf(value, planName) }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isLocalized = (value: unknown): value is Localized =>
  isObject(value) && typeof value.fr === "string" && typeof value.en === "string"

const isText = (value: unknown): value is string => typeof value === "string"

const isPoint = (value: unknown): value is Point =>
  isObject(value) && Number.isFinite(value.x) && Number.isFinite(value.y)

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const entries = <Value>(value: unknown, isGood: (one: unknown) => one is Value) =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).filter((pair): pair is [string, Value] => isGood(pair[1])))
    : undefined

function factsOf(file: Readonly<Record<string, unknown>>, planName: string): VenueFacts {
  const levels = list(file.levels).flatMap((level) =>
    isObject(level) && isLocalized(level.name)
      ? [{ name: level.name, zones: list(level.zones).filter(isText) }]
      : [],
  )
  const admissions = list(file.generalAdmission).flatMap((entry) =>
    isObject(entry) &&
    isText(entry.key) &&
    isLocalized(entry.name) &&
    isText(entry.category) &&
    typeof entry.capacity === "number"
      ? [{ key: entry.key, name: entry.name, category: entry.category, capacity: entry.capacity }]
      : [],
  )
  const front = [...frontSides, "none" as const].find((side) => side === file.front)
  const zones = entries(file.zones, (one): one is Localized | string => isText(one) || isLocalized(one))
  const areas = entries(file.areas, isLocalized)
  const categories = entries(file.categories, isLocalized)
  const tables = list(file.tables).filter(isText)
  return {
    ...noFacts(planName),
    ...(isLocalized(file.name) ? { name: file.name } : {}),
    ...(levels.length > 0 ? { levels } : {}),
    ...(zones === undefined ? {} : { zones }),
    ...(areas === undefined ? {} : { areas }),
    ...(categories === undefined ? {} : { categories }),
    ...(tables.length > 0 ? { tables } : {}),
    ...(front === undefined ? {} : { front }),
    ...(isPoint(file.focalPoint) ? { focalPoint: file.focalPoint } : {}),
    ...(admissions.length > 0 ? { generalAdmission: admissions } : {}),
    ...(typeof file.seatSizeFactor === "number" ? { seatSizeFactor: file.seatSizeFactor } : {}),
    ...(isObject(file.address) ? { address: file.address as VenueAddress } : {}),
    ...(Array.isArray(file.views) ? { views: file.views as NonNullable<VenueFacts["views"]> } : {}),
    accessible: list(file.accessible).filter(isText),
    notes: entries(file.notes, isLocalized) ?? {},
  }
}

/** The venue's file with what the studio changed; `before` is what `readVenue` read in it. Without a text, a new one. */
export function writeVenue(
  text: string | undefined,
  before: VenueFacts | undefined,
  after: VenueFacts,
  planFile: string,
): string {
  if (text === undefined || before === undefined) return newVenue(after, planFile)
  let written = text
  for (const key of ownKeys) {
    const value = factOf(after, key)
    if (JSON.stringify(factOf(before, key)) !== JSON.stringify(value)) written = withKey(written, key, value)
  }
  return written
}

/** Nothing instead of an empty list, which a file does without. */
function factOf(facts: VenueFacts, key: OwnKey): unknown {
  const value: unknown = facts[key]
  if (value === undefined) return undefined
  const isEmpty = Array.isArray(value)
    ? value.length === 0
    : isObject(value) && Object.keys(value).length === 0
  return isEmpty ? undefined : value
}

const inYaml = (key: string, value: unknown) => stringify({ [key]: value }, { lineWidth: 110 })

/** One key of the file in another form; all that stands before and after it stays. */
function withKey(text: string, key: OwnKey, value: unknown): string {
  const document = parseDocument(text)
  const { contents } = document
  if (!isMap(contents) || contents.flow === true) {
    document.set(key, value)
    return document.toString()
  }
  const pair = contents.items.find((item) => isScalar(item.key) && item.key.value === key)
  const fresh = value === undefined ? "" : inYaml(key, value)
  if (pair === undefined) return `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${fresh}`
  const start = pair.key.range?.[0] ?? 0
  const end = pair.value?.range?.[1] ?? start + key.length + 1
  const kept = start + text.slice(start, end).trimEnd().length
  if (fresh === "") return text.slice(0, start) + text.slice(kept).replace(/^[^\n]*\n/, "")
  return text.slice(0, start) + fresh.trimEnd() + text.slice(kept)
}

function newVenue(facts: VenueFacts, planFile: string): string {
  const { name, ...own } = Object.fromEntries(
    ownKeys.flatMap((key) => (factOf(facts, key) === undefined ? [] : [[key, factOf(facts, key)]])),
  )
  return stringify({ name, plan: planFile, ...own }, { lineWidth: 110 })
}
