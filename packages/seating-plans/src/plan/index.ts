export { categoryColor } from "./category-colors.ts"
export { jsonFault, jsonPlaces, placeAt } from "./json-places.ts"
export { planReferenceFaults } from "./plan-references.ts"
export { seatingPlanSchema } from "./plan-schema.ts"
export { planShapeFaults } from "./plan-shape.ts"
export type { Path, Place, PlanTextFault, PlanTextRule, PlanValueFault } from "./plan-text-fault.ts"
export { type PlanReading, readPlan } from "./read-plan.ts"
export {
  type PlanArea,
  type PlanRow,
  type PlanSeat,
  type PlanZone,
  rowName,
  type SeatingPlan,
  seatName,
  zoneName,
} from "./seating-plan.ts"
export { writePlan } from "./write-plan.ts"
