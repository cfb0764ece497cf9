export { levelPlacesLeft } from "./level-places.ts"
export { matchSection, type SectionMatch } from "./list/list-filter.ts"
export { englishListLabels, frenchListLabels, type SeatListLabels } from "./list/list-labels.ts"
export { type ListSearchProps, SeatList, type SeatListProps, type ShownSection } from "./list/SeatList.tsx"
export { type ListFoldProps, SeatListSection, type SeatListSectionProps } from "./list/SeatListSection.tsx"
export { SeatRow, type SeatRowProps } from "./list/SeatRow.tsx"
export type { ListedLevel, ListedRow, ListedSeat, ListedSeatState, ListedSection } from "./list/seat-list.ts"
export { useSeatList } from "./list/use-seat-list.ts"
export type { SelectionSubject } from "./map/map-source.ts"
export { SeatMap, type SeatMapProps } from "./map/SeatMap.tsx"
export type { LoadedSection, SeatLocation } from "./map/seat-locations.ts"
export type { AbsentPlace } from "./party/absent-places.ts"
export type { FoundParty, SeatSelection, SeatSelectionOptions } from "./seat-selection.ts"
export { createSeatSelection } from "./selection/create-seat-selection.ts"
export { PARTY_SIZES } from "./selection/selection.ts"
export { useSeatSelection, useSelectionState } from "./selection/use-seat-selection.ts"
export {
  needsHour,
  type SeatOffer,
  type SeatSelectionState,
  type SelectedPriceLevel,
  type SelectedSeat,
  type SelectionLine,
  type SelectionRefusal,
  type SelectionTotals,
  soldOf,
} from "./selection-state.ts"
