export { type Mend, mendFault, mendsOf } from "./mend-fault.ts"
export { type FaultRule, type FaultWords, faultText, type PlanFault } from "./plan-fault.ts"
export { planFaults } from "./plan-faults.ts"
export { sheetFit } from "./sheet-fit.ts"
