import type { CartPrice, HoldGroup } from "@parterre/contract"
import { holdTypeOf } from "@parterre/domain/holds"
import { soldOf } from "@parterre/domain/subscriptions"

/**
 * The holds that would bring removed lines back: the very seats, or as many places. The lines of one event are one
 * party again, so that no seat between them is left alone on the way.
 */
export const holdAgain = (lines: readonly CartPrice[]): readonly HoldGroup[] =>
  [...Map.groupBy(lines, (line) => JSON.stringify(soldOf(line))).values()].flatMap((ofOne) => {
    const sold = ofOne[0] && soldOf(ofOne[0])
    if (sold === undefined) return []
    const prices = ofOne.map(({ id, qty, rs, seatIds, pageUrl }) => ({
      id,
      qty,
      confirmed: true,
      ...(rs ? { seatIds } : {}),
      ...(pageUrl === undefined ? {} : { pageUrl }),
    }))
    return [{ type: holdTypeOf(sold.type), id: sold.id, prices }]
  })
