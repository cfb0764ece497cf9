export { categoryMarks } from "./category-marks.ts"
export { type FaultFlag, faultFlags, flagRadius } from "./fault-flags.ts"
export { fontFamilies, planSvg } from "./plan-svg.ts"
export { overlap, seatCount, sectionLabels } from "./section-labels.ts"
