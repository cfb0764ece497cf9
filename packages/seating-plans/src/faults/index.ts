export { type FaultRule, faultText, type PlanFault } from "./plan-fault.ts"
export { planFaults } from "./plan-faults.ts"
