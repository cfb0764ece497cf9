export { differenceWords } from "./difference-words.ts"
export {
  type PlanDifference,
  planDifference,
  type RowDifference,
  type SeatDifference,
} from "./plan-difference.ts"
