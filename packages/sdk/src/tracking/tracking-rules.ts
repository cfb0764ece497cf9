/** What is told to those who count, and the short ids of tracker pages; the rules are the domain's. */
export {
  type DataLayerEvent,
  type DataLayerProduct,
  fromBase62,
  inBatches,
  PRODUCTS_A_BATCH,
  TRACKED_EVENTS,
  type TrackableLine,
  type TrackedEvent,
  type TrackedPage,
  type TrackedProduct,
  tagManagerScript,
  toBase62,
  trackedPage,
  trackedProduct,
  trackedPurchase,
  tracksAbandonedCart,
} from "@parterre/domain/tracking"
