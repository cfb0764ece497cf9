import type { Localized } from "@parterre/contract"
import type { DrawingSettings } from "../document/session.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { withSeats } from "./plan-parts.ts"
import { withAccessible, withNote } from "./seat-facts.ts"

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
