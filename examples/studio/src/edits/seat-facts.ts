import type { Localized } from "@parterre/contract"
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
