export {
  dayState,
  isHourOpen,
  isSelectable,
  isToCome,
  isVisibleSaleState,
  openOrAll,
  SALE_STATES,
} from "./day-state.ts"
