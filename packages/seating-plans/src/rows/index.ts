export { type Line, splitByLine, splitRow } from "./aisle.ts"
export { blockOf } from "./block-of.ts"
export { framed } from "./framed-plan.ts"
export type { LaidOutRows, LayoutFault, LayoutRule } from "./layout-fault.ts"
export {
  type Alignment,
  alignedRows,
  arrayedRows,
  distributedRows,
  duplicatedRows,
  mirroredRows,
  movedRows,
  nudged,
  turnedRows,
} from "./moved-rows.ts"
export { roundTable } from "./round-table.ts"
export {
  blockPlaces,
  newBlock,
  radiusOf,
  reshaped,
  rowBetween,
  type SeatBlock,
  sagittaOf,
} from "./seat-block.ts"
export { placesOf, type SeatMaker } from "./seat-maker.ts"
