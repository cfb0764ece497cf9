export type { Counting } from "./counted-names.ts"
export type { AfterZ } from "./name-series.ts"
export {
  type NumberedRows,
  standing,
  withNumbersAcross,
  withRowNames,
  withSeatNumbers,
} from "./numbered-rows.ts"
export type { Numbered, NumberingFault, NumberingRule } from "./numbering-fault.ts"
export { type Direction, type Numbering, namesAcross, namesFor } from "./seat-numbers.ts"
