import { legalStarts } from "./legal-starts.ts"
import { positionsOf } from "./mask.ts"
import { groupSize, type RowPicture, type SeatRule } from "./row.ts"
import { rowMasks } from "./row-masks.ts"
import { covered } from "./starts.ts"

/** The seats a click can satisfy; the map dims the others [MAP-028]. */
export function reachableSeats(row: RowPicture, rule: SeatRule): number[] {
  const masks = rowMasks(row)
  return [...masks.levels.keys()]
    .flatMap((level) =>
      positionsOf(covered(legalStarts(masks, level, rule).starts, groupSize(rule), masks.bits)),
    )
    .sort((a, b) => a - b)
}
