export {
  type GridDoubt,
  type GridFault,
  type GridOptions,
  type PlanFromGrid,
  planFromGrid,
} from "./plan-from-grid.ts"
