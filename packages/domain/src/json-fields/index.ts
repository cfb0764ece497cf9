export { integerAt, listAt, textAt } from "./json-fields.ts"
export { type Fits, isEntriesOf, isTextUpTo, storedFields } from "./stored-json.ts"
