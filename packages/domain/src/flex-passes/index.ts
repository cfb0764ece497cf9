export {
  canExchange,
  canPickFilm,
  exchangePath,
  exchangesLeft,
  exchangesOf,
  FILM_SEARCH_DELAY_MS,
  type FilmChoices,
  type FlexExchange,
  type FlexFilm,
  filmButton,
  filmsFound,
  withFilm,
} from "./exchange.ts"
export {
  EXCHANGE_CLOSE_DELAY_MS,
  type FlexPassEvent,
  type FlexPassState,
  flexPassMachine,
} from "./flex-pass-machine.ts"
