export type { FlexExchange, FlexFilm } from "./exchange.ts"
