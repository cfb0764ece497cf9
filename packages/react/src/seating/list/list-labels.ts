import type { Language } from "@parterre/domain/language"
import { formatMoney } from "@parterre/domain/money"
import { standardAmount, standardAmounts } from "@parterre/domain/pricing"
import { rowInWords, seatInWords } from "@parterre/domain/seat-names"
import type { ListedRow, ListedSeat, ListedSection } from "./seat-list.ts"

/** Every word of a `SeatList`, in the shopper's language. */
export interface SeatListLabels {
  /** Name of the field that searches the list. */
  readonly search: string
  /** What may be typed there. */
  readonly hint?: string
  /** How much answers a search; seats are 0 while a search names only sections. */
  found(sections: number, seats: number): string
  /** A section, what is left in it and at which all-in prices. */
  section(section: ListedSection): string
  /** The same apart from its name, fact by fact; where nothing is left, that alone. */
  facts(section: ListedSection): readonly string[]
  /** A row and what is left in it. */
  row(row: ListedRow): string
  /** « Rangée C », "Table 3"; a word for its seats where it has no name. */
  rowName(row: Pick<ListedRow, "name" | "type">): string
  /** How many seats are free. */
  left(count: number): string
  /** A seat as it is read aloud: where, what it costs, and why it cannot be had. */
  seat(seat: ListedSeat, row: ListedRow): string
}

type Money = (cents: number) => string

/** What differs between two languages. */
interface Words {
  readonly language: Language
  readonly search: string
  readonly none: string
  readonly sections: (count: number) => string
  readonly seats: (count: number) => string
  readonly left: (count: number) => string
  readonly soldOut: string
  readonly to: string
  readonly rowOfOne: string
  readonly allIn: string
  readonly admission: string
  readonly accessible: string
  readonly dimmed: string
  readonly filtered: string
  readonly states: Readonly<Record<ListedSeat["state"], string>>
}

const french: Words = {
  language: "fr",
  search: "Chercher une section, une rangée ou un siège",
  none: "Rien ne correspond à cette recherche. Écrivez d’abord le nom ou le numéro de la section, puis la rangée et le siège, ou effacez tout pour voir toutes les places.",
  // In French zero is singular.
  sections: (count) => `${count} section${count < 2 ? "" : "s"}`,
  seats: (count) => `${count} siège${count < 2 ? "" : "s"}`,
  left: (count) =>
    count === 0 ? "aucune place libre" : `${count} place${count < 2 ? "" : "s"} libre${count < 2 ? "" : "s"}`,
  soldOut: "complet",
  to: "à",
  rowOfOne: "Places",
  allIn: "frais compris, taxes en sus",
  admission: "places non numérotées",
  accessible: "accessible en fauteuil roulant",
  dimmed: "pas assez de places ensemble ici",
  filtered: "hors des prix choisis",
  states: { free: "", selected: "choisi", "in-cart": "dans votre panier", taken: "non disponible" },
}

const english: Words = {
  language: "en",
  search: "Search for a section, a row or a seat",
  none: "Nothing matches this search. Type the name or number of the section first, then the row and the seat, or clear it to see every seat.",
  sections: (count) => `${count} section${count === 1 ? "" : "s"}`,
  seats: (count) => `${count} seat${count === 1 ? "" : "s"}`,
  left: (count) => (count === 0 ? "no seats available" : `${count} seat${count === 1 ? "" : "s"} available`),
  soldOut: "sold out",
  to: "to",
  rowOfOne: "Seats",
  allIn: "fees included, plus taxes",
  admission: "general admission",
  accessible: "wheelchair accessible",
  dimmed: "not enough seats together here",
  filtered: "outside your price range",
  states: { free: "", selected: "selected", "in-cart": "in your cart", taken: "not available" },
}

/** Ready wording in Québec French. `money` gets cents. */
export const frenchListLabels = (money: Money = (cents) => formatMoney(cents, "fr")): SeatListLabels =>
  labelsIn(french, money)

/** Ready wording in Canadian English. `money` gets cents. */
export const englishListLabels = (money: Money = (cents) => formatMoney(cents, "en")): SeatListLabels =>
  labelsIn(english, money)

function labelsIn(words: Words, money: Money): SeatListLabels {
  const rowName = ({ name, type }: Pick<ListedRow, "name" | "type">) => rowInWords(name, type, words.language)
  const prices = ({ priceLevels }: ListedSection) => {
    const all = standardAmounts(priceLevels)
    // Where nothing is sold any more there is no price to say.
    if (all.length === 0) return ""
    const [least, most] = [money(Math.min(...all)), money(Math.max(...all))]
    return least === most ? least : `${least} ${words.to} ${most}`
  }
  const labels: SeatListLabels = {
    search: words.search,
    found: (sections, seats) =>
      sections === 0 ? words.none : said([words.sections(sections), seats > 0 && words.seats(seats)]),
    section: (section) => said([section.name, ...labels.facts(section)]),
    facts: (section) =>
      [
        section.kind === "general-admission" && words.admission,
        ...(section.placesLeft === 0
          ? // What was never on sale is not sold out.
            [section.priceLevels.length === 0 ? words.states.taken : words.soldOut]
          : [section.placesLeft !== undefined && words.left(section.placesLeft), prices(section)]),
      ].filter(isSaid),
    row: (row) => said([labels.rowName(row), words.left(row.freeSeats)]),
    rowName: (row) => begun(rowName(row)) || words.rowOfOne,
    left: words.left,
    seat: ({ name, state, dimmed, filtered, accessible, note, priceLevel }, row) =>
      begun(
        said([
          rowName(row),
          seatInWords(name, words.language),
          priceLevel &&
            `${priceLevel.name}, ${money(standardAmount(priceLevel.prices ?? []) ?? priceLevel.max)}, ${words.allIn}`,
          accessible && words.accessible,
          note,
          words.states[state],
          filtered ? words.filtered : dimmed && words.dimmed,
        ]),
      ),
  }
  return labels
}

/** As a sentence begins. */
const begun = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What there is to say, as one sentence for the ear. */
const said = (parts: readonly (string | false | undefined)[]) => parts.filter(isSaid).join(", ")

const isSaid = (part: string | false | undefined): part is string => typeof part === "string" && part !== ""
