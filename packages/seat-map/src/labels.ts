import type { Language } from "@parterre/domain/language"
import { formatMoney } from "@parterre/domain/money"
import { standardAmounts } from "@parterre/domain/pricing"
import { rowInWords, seatInWords } from "@parterre/domain/seat-names"
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
  /** Of these seats or places, so many can be had; not told of a venue apart from its events. */
  readonly placesLeft?: number | undefined
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
  /**
   * Lines below the name of a section: from which price and how much is left, or that nothing is. The first that most of its
   * level's sections have room for is written, so they get shorter; none where nothing is known.
   */
  details(place: Pick<SectionPlace, "placesLeft" | "priceLevels">): readonly (readonly string[])[]
}

type Money = (cents: number) => string

/** What differs between two languages. */
interface Words extends Pick<MapLabels, "map" | "instructions"> {
  readonly locale: string
  readonly states: Readonly<Record<SeatState, string>>
  readonly language: Language
  readonly seats: string
  readonly places: readonly [one: string, several: string]
  /** The same in fewer letters. */
  readonly free: readonly [one: string, several: string]
  readonly soldOut: string
  readonly from: string
  readonly to: string
  /** Why a seat has several prices. */
  readonly byTicket: string
  readonly wheelchair: string
  readonly admission: string
}

const french: Words = {
  locale: "fr-CA",
  language: "fr",
  map: "Plan de salle",
  instructions:
    "Flèches pour se déplacer, plus et moins pour zoomer, zéro pour revoir tout le plan. La liste donne le même choix.",
  states: { free: "", taken: "Non disponible", temporary: "Choisi", mine: "Dans votre panier" },
  seats: "places",
  places: ["place libre", "places libres"],
  free: ["libre", "libres"],
  soldOut: "Complet",
  from: "dès",
  to: "à",
  byTicket: ", selon le billet",
  wheelchair: "Place accessible en fauteuil roulant",
  admission: "Places non numérotées",
}

const english: Words = {
  locale: "en-CA",
  language: "en",
  map: "Seat map",
  instructions:
    "Arrow keys move, plus and minus zoom, zero shows the whole map. The list gives the same choice.",
  states: { free: "", taken: "Not available", temporary: "Selected", mine: "In your cart" },
  seats: "seats",
  places: ["left", "left"],
  free: ["left", "left"],
  soldOut: "Sold out",
  from: "from",
  to: "to",
  byTicket: ", by ticket type",
  wheelchair: "Wheelchair-accessible seat",
  admission: "General admission",
}

/** Ready wording in Québec French. `money` gets cents. */
export const frenchLabels = (money: Money = (cents) => formatMoney(cents, "fr")): MapLabels =>
  labelsIn(french, money)

/** Ready wording in Canadian English. `money` gets cents. */
export const englishLabels = (money: Money = (cents) => formatMoney(cents, "en")): MapLabels =>
  labelsIn(english, money)

function labelsIn(words: Words, money: Money): MapLabels {
  const range = (amounts: readonly number[], why = "") => {
    if (amounts.length === 0) return ""
    const [least, most] = [money(Math.min(...amounts)), money(Math.max(...amounts))]
    return least === most ? least : `${least} ${words.to} ${most}${why}`
  }
  const left = (count: number, [one, several]: readonly [string, string]) =>
    count <= 0 ? words.soldOut : `${count.toLocaleString(words.locale)} ${count === 1 ? one : several}`
  return {
    map: words.map,
    instructions: words.instructions,
    seat: ({ level, section, row, rowType, seat, state, priceLevel, accessible, note }) => ({
      title: said([
        ...new Set([level, section]),
        begun(unbroken(rowInWords(row, rowType, words.language))),
        begun(unbroken(seatInWords(seat, words.language))),
      ]).join(" · "),
      lines: said([
        words.states[state],
        priceLevel?.name,
        priceLevel && range([priceLevel.min, priceLevel.max], words.byTicket),
        accessible && words.wheelchair,
        note,
      ]),
    }),
    section: ({ level, section, kind, numberOfSeats, placesLeft, priceLevels }) => ({
      title: said([...new Set([level, section])]).join(" · "),
      lines: said([
        kind === "general-admission" && words.admission,
        placesLeft !== undefined
          ? placesLeft > 0 || priceLevels.length > 0
            ? left(placesLeft, words.places)
            : words.states.taken
          : kind === "seats" && `${numberOfSeats.toLocaleString(words.locale)} ${words.seats}`,
        placesLeft !== 0 && range(standardAmounts(priceLevels)),
      ]),
    }),
    details: ({ placesLeft, priceLevels }) => {
      if (placesLeft === undefined) return []
      // What was never on sale is not sold out.
      if (placesLeft <= 0) return priceLevels.length > 0 ? [[words.soldOut]] : []
      const amounts = new Set(standardAmounts(priceLevels))
      if (amounts.size === 0) return []
      const least = money(Math.min(...amounts))
      const [long, short] = [`${words.from} ${least}`, amounts.size > 1 ? `${least}+` : least].map(unbroken)
      const count = unbroken(left(placesLeft, words.free))
      // A whole number of dollars is told without its cents where nothing else has room.
      return [[long!, count], [short!, count], [long!], [short!], [short!.replace(/[.,]00(?!\d)/, "")]]
    },
  }
}

/** A word stays on one line with its number. */
const unbroken = (text: string) => text.replaceAll(" ", "\u00a0")

/** As a label begins. */
const begun = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Without what is not there or empty. */
const said = (parts: readonly (string | false | undefined)[]) =>
  parts.filter((part): part is string => typeof part === "string" && part !== "")
