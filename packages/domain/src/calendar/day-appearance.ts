import type { Localized } from "../language/localized.ts"
import { isSelectable, isVisibleSaleState, type VisibleSaleState } from "../sale-states/day-state.ts"

export type DayColour = "green" | "red" | "black"

/** How a day or an event button looks; the label says in words what the colour says [CAT-027]. */
export type DayAppearance = { colour: DayColour; active: boolean; label: Localized }

const COLOURS: Readonly<Record<VisibleSaleState, DayColour>> = {
  ONSALE: "green",
  SOLDOUT: "red",
  WASONSALE: "black",
  NOTAVAILABLE: "black",
  CANCELLED: "black",
}

const LABELS: Readonly<Record<VisibleSaleState, Localized>> = {
  ONSALE: { fr: "En vente", en: "On sale" },
  SOLDOUT: { fr: "Complet", en: "Sold out" },
  WASONSALE: { fr: "Vente terminée", en: "Sales closed" },
  NOTAVAILABLE: { fr: "Non disponible", en: "Not available" },
  CANCELLED: { fr: "Annulé", en: "Cancelled" },
}

/** The colour, the words and whether a click does something; hidden and unknown states have none [CAT-024] [CAT-026]. */
export const dayAppearance = (state: string | undefined): DayAppearance | undefined =>
  state !== undefined && isVisibleSaleState(state)
    ? { colour: COLOURS[state], active: isSelectable(state), label: LABELS[state] }
    : undefined
