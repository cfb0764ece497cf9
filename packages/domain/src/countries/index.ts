export { COUNTRIES, findCountry } from "./countries.ts"
