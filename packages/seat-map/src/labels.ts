import { formatMoney } from "@parterre/domain"
import type { MapPriceLevel } from "./venue.ts"

export type SeatState = "free" | "taken" | "temporary" | "mine"

/** What the tooltip knows of a seat [MAP-014]. */
export interface SeatPlace {
  readonly level: string
  readonly section: string
  readonly row: string
  readonly rowType: "SEAT" | "TABLE"
  readonly seat: string
  readonly state: SeatState
  readonly accessible: boolean
  readonly priceLevel: MapPriceLevel | undefined
  readonly note: string | undefined
}

export interface SectionPlace {
  readonly level: string
  readonly section: string
  readonly kind: "seats" | "general-admission"
  readonly numberOfSeats: number
  readonly priceLevels: readonly MapPriceLevel[]
}

export interface TooltipText {
  readonly title: string
  readonly lines: readonly string[]
}

/** Every word the map shows or says comes from here, in the shopper's language. */
export interface MapLabels {
  /** Name of the map for assistive technology. */
  readonly map: string
  /** How to move it by keyboard, and that the list does the same. */
  readonly instructions: string
  seat(place: SeatPlace): TooltipText
  section(place: SectionPlace): TooltipText
}

const range = (level: MapPriceLevel | undefined, money: (cents: number) => string, to: string) =>
  level === undefined
    ? []
    : [level.min === level.max ? money(level.min) : `${money(level.min)} ${to} ${money(level.max)}`]

const several = (levels: readonly MapPriceLevel[], money: (cents: number) => string, to: string) => {
  if (levels.length === 0) return []
  const min = Math.min(...levels.map((level) => level.min))
  const max = Math.max(...levels.map((level) => level.max))
  return range({ id: "", color: "", min, max }, money, to)
}

const named = (level: MapPriceLevel | undefined) => (level?.name === undefined ? [] : [level.name])

/** Ready wording in Québec French. `money` gets cents. */
export function frenchLabels(money = (cents: number) => formatMoney(cents, "fr")): MapLabels {
  const states = { free: [], taken: ["Non disponible"], temporary: ["Choisi"], mine: ["Dans votre panier"] }
  return {
    map: "Plan de salle",
    instructions:
      "Flèches pour se déplacer, plus et moins pour zoomer, zéro pour revoir tout le plan. La liste des places offre le même choix.",
    seat: (place) => ({
      title: [...places(place), ...rowOf(place, "Rangée"), `Siège ${place.seat}`].join(" · "),
      lines: [
        ...states[place.state],
        ...named(place.priceLevel),
        ...range(place.priceLevel, money, "à"),
        ...(place.accessible ? ["Place accessible en fauteuil roulant"] : []),
        ...noteOf(place),
      ],
    }),
    section: (place) => ({
      title: places(place).join(" · "),
      lines: [
        place.kind === "general-admission"
          ? "Admission générale"
          : `${place.numberOfSeats.toLocaleString("fr-CA")} places`,
        ...several(place.priceLevels, money, "à"),
      ],
    }),
  }
}

/** Ready wording in Canadian English. `money` gets cents. */
export function englishLabels(money = (cents: number) => formatMoney(cents, "en")): MapLabels {
  const states = { free: [], taken: ["Not available"], temporary: ["Selected"], mine: ["In your cart"] }
  return {
    map: "Seat map",
    instructions:
      "Arrow keys move, plus and minus zoom, zero shows the whole map again. The list of seats offers the same choice.",
    seat: (place) => ({
      title: [...places(place), ...rowOf(place, "Row"), `Seat ${place.seat}`].join(" · "),
      lines: [
        ...states[place.state],
        ...named(place.priceLevel),
        ...range(place.priceLevel, money, "to"),
        ...(place.accessible ? ["Wheelchair place"] : []),
        ...noteOf(place),
      ],
    }),
    section: (place) => ({
      title: places(place).join(" · "),
      lines: [
        place.kind === "general-admission"
          ? "General admission"
          : `${place.numberOfSeats.toLocaleString("en-CA")} seats`,
        ...several(place.priceLevels, money, "to"),
      ],
    }),
  }
}

/** Level and section, once when the section is called like its level. */
const places = ({ level, section }: { level: string; section: string }) =>
  [...new Set([level, section])].filter((name) => name !== "")

/** Some plans leave a row of one seat without a name. « Table » is the same word in both languages. */
const rowOf = ({ row, rowType }: SeatPlace, word: string) =>
  row === "" ? [] : [`${rowType === "TABLE" ? "Table" : word} ${row}`]

const noteOf = ({ note }: SeatPlace) => (note === undefined || note === "" ? [] : [note])
