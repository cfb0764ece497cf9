import type { CartPrice, HoldGroup } from "@parterre/contract"

/**
 * The holds that would bring removed lines back: the very seats, or as many places. The lines of one event are one
 * party again, so that no seat between them is left alone on the way.
 */
export const holdAgain = (lines: readonly CartPrice[]): readonly HoldGroup[] =>
  [...Map.groupBy(lines, ({ subscriptionId, eventId = "" }) => subscriptionId ?? eventId)].map(
    ([id, ofThing]) => ({
      type: ofThing[0]?.subscriptionId === undefined ? "show" : "subscription",
      id,
      prices: ofThing.map(({ id: priceId, qty, rs, seatIds, pageUrl }) => ({
        id: priceId,
        qty,
        confirmed: true,
        ...(rs ? { seatIds } : {}),
        ...(pageUrl === undefined ? {} : { pageUrl }),
      })),
    }),
  )
