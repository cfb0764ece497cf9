import type { Localized } from "@parterre/contract"
import type { DrawingSettings } from "../document/session.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { withSeats } from "./plan-parts.ts"

/** What shoppers read of a seat beside one for a wheelchair, and of one whose view is not whole. */
const companionNote: Localized = { fr: "Place d’accompagnement", en: "Companion seat" }
const restrictedNote: Localized = { fr: "Vue partielle", en: "Restricted view" }

/** Gives seats what the brush has. */
export function painted(
  document: StudioDocument,
  seats: ReadonlySet<string>,
  paint: DrawingSettings["paint"],
): StudioDocument {
  switch (paint.type) {
    case "category":
      return {
        ...document,
        plan: withSeats(document.plan, seats, (seat) =>
          seat.category === paint.name ? seat : { ...seat, category: paint.name },
        ),
      }
    case "accessible":
      return withAccessible(document, seats, true)
    case "companion":
      return withNote(document, seats, companionNote)
    case "restricted":
      return withNote(document, seats, restrictedNote)
    case "plain":
      return withAccessible(withNote(document, seats, undefined), seats, false)
  }
}

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
