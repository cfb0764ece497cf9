import { textMatches } from "../language/text-match.ts"
import { isSelectable } from "../sale-states/day-state.ts"

/** How long typing rests before the films are filtered, in milliseconds [FLEX-003]. */
export const FILM_SEARCH_DELAY_MS = 200

/** A film a ticket can be exchanged for; its id is its performance's. */
export type FlexFilm = { id: string; title: string; saleState: string }

/** Films chosen so far, by the ticket they are for. */
export type FilmChoices = ReadonlyMap<string, string>

/** Whether a film can be picked; all others show that they are sold out [FLEX-006]. */
export const canPickFilm = (film: FlexFilm): boolean => isSelectable(film.saleState)

/** The films a search leaves [FLEX-003]. */
export const filmsFound = <Film extends FlexFilm>(films: readonly Film[], asked: string): Film[] =>
  films.filter(({ title }) => textMatches(title, asked))

/** What the button of a ticket says [FLEX-002]. */
export const filmButton = (choices: FilmChoices, ticketId: string): "choose" | "edit" =>
  choices.has(ticketId) ? "edit" : "choose"

/** The choices after OK in the dialog; one that cannot be picked changes nothing, as Cancel does [FLEX-005] [FLEX-006]. */
export const withFilm = (choices: FilmChoices, ticketId: string, film: FlexFilm): FilmChoices =>
  canPickFilm(film) ? new Map(choices).set(ticketId, film.id) : choices

/** Whether there is an exchange to submit [FLEX-007]. */
export const canExchange = (choices: FilmChoices): boolean => choices.size > 0

export type FlexExchange = { performanceId: string; ticketId: string }

/** What is sent: one exchange a ticket; a ticket exchanged before is not exchanged again [FLEX-001]. */
export const exchangesOf = (choices: FilmChoices, alreadyExchanged: readonly string[]): FlexExchange[] =>
  [...choices].flatMap(([ticketId, performanceId]) =>
    alreadyExchanged.includes(ticketId) ? [] : [{ performanceId, ticketId }],
  )

/** How many exchanges are left of a pass [FLEX-001]. */
export const exchangesLeft = (pass: { ticketIds: readonly string[] }): number => new Set(pass.ticketIds).size

/** The page that exchanges tickets of a pass [FLEX-012]. */
export const exchangePath = (language: string, flexEventId: string, invoiceId: string): string =>
  `/${language}/client/event/${encodeURIComponent(flexEventId)}/flex-pass/${encodeURIComponent(invoiceId)}`
