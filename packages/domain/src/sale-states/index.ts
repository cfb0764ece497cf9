export { dayState, isHourOpen, isSelectable, isVisibleSaleState, SALE_STATES } from "./day-state.ts"
