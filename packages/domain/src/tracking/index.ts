export { tracksAbandonedCart } from "./abandoned-cart.ts"
export { fromBase62, toBase62 } from "./base-62.ts"
export { inBatches, PRODUCTS_A_BATCH } from "./batches.ts"
export { TAG_MANAGER_ID, TAG_MANAGER_SOURCES, tagManagerIds, tagManagerScript } from "./tag-managers.ts"
export {
  type DataLayerEvent,
  type DataLayerProduct,
  TRACKED_EVENTS,
  type TrackedEvent,
  trackedPurchase,
} from "./tracked-event.ts"
export { type TrackedPage, trackedPage } from "./tracked-page.ts"
export { type TrackableLine, type TrackedProduct, trackedProduct } from "./tracked-product.ts"
