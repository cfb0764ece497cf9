export type { SvgConvention } from "./drawn-seats.ts"
export { planFromSvg, type SvgCounts, type SvgReview } from "./plan-from-svg.ts"
export type { SvgDoubt } from "./svg-doubts.ts"
export type { SvgElement, SvgFault, SvgRule } from "./svg-element.ts"
