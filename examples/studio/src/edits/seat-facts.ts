import type { Language, Localized } from "@parterre/contract"
import type { StudioDocument } from "../document/studio-document.ts"

/** Whether wheelchairs have these places. */
export function withAccessible(
  document: StudioDocument,
  seats: ReadonlySet<string>,
  isAccessible: boolean,
): StudioDocument {
  const { accessible } = document.venue
  const without = accessible.filter((guid) => !seats.has(guid))
  const next = isAccessible
    ? [...accessible, ...[...seats].filter((guid) => !accessible.includes(guid))]
    : without
  if (next.length === accessible.length) return document
  return { ...document, venue: { ...document.venue, accessible: next } }
}

/** What shoppers read of these seats; nothing takes it away. */
export function withNote(
  document: StudioDocument,
  seats: ReadonlySet<string>,
  note: Localized | undefined,
): StudioDocument {
  const { notes } = document.venue
  const others = Object.entries(notes).filter(([guid]) => !seats.has(guid))
  const own = note === undefined ? [] : [...seats].map((guid) => [guid, note] as const)
  if (own.length === 0 && others.length === Object.keys(notes).length) return document
  return { ...document, venue: { ...document.venue, notes: Object.fromEntries([...others, ...own]) } }
}

/**
 * A note with other words in one language. The import takes none that is empty in one: a language without words has the
 * other's, and a note that had no others is gone.
 */
export function noteIn(
  note: Localized | undefined,
  language: Language,
  words: string,
): Localized | undefined {
  const typed = words.trim()
  const other = note?.[language === "fr" ? "en" : "fr"] || undefined
  if (typed !== "") return { fr: other ?? typed, en: other ?? typed, [language]: typed }
  return other === undefined || other === note?.[language] ? undefined : { fr: other, en: other }
}
