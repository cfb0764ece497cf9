export { dayState, isSelectable, isVisibleSaleState, SALE_STATES } from "./day-state.ts"
