export { categoryColor } from "./category-colors.ts"
export { type SeatingPlan, zoneName } from "./seating-plan.ts"
