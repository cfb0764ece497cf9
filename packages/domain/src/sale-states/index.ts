export {
  dayState,
  isHourOpen,
  isSelectable,
  isVisibleSaleState,
  openOrAll,
  SALE_STATES,
} from "./day-state.ts"
