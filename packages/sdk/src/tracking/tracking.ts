/** What is told to those who count, and the short ids of tracker pages; the rules are the domain's. */
export {
  fromBase62,
  inBatches,
  PRODUCTS_A_BATCH,
  TRACKED_EVENTS,
  type TrackableLine,
  type TrackedEvent,
  type TrackedProduct,
  toBase62,
  trackedProduct,
  trackedPurchase,
  tracksAbandonedCart,
} from "@parterre/domain/tracking"
