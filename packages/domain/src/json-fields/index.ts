export { integerAt, listAt, textAt } from "./json-fields.ts"
