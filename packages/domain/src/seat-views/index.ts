export { seatView, sectionView, type ViewScope, viewScope } from "./seat-view.ts"
