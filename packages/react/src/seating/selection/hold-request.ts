import type { HoldGroup } from "@parterre/contract"
import { withOffer } from "@parterre/domain/holds"
import { allInPrice } from "@parterre/domain/pricing"
import { idsOf } from "../map/seat-locations.ts"
import type { SelectedPriceLevel, SelectedSeat, SelectionLine } from "../selection-state.ts"
import { partiesOf } from "./judge-selection.ts"

/**
 * The hold to ask for: a group for each party, which the server judges as one and after those before it, and in it a
 * line for each price and each run of seats side by side. Admissions come in the last group.
 */
export function holdRequest(
  sold: Pick<HoldGroup, "type" | "id">,
  selected: readonly SelectedPriceLevel[],
  presale?: string,
): readonly HoldGroup[] {
  const lines = selected.flatMap((priceLevel) => priceLevel.lines)
  const parties = partiesOf(lines.flatMap(({ seats }) => seats)).map((party) =>
    lines.flatMap((line) => seatLines(line, party)),
  )
  const admissions = lines.flatMap(({ price, qty, seats }) =>
    qty > seats.length ? [{ ...askedOf(price), qty: qty - seats.length }] : [],
  )
  const last = parties.at(-1) ?? []
  return [...parties.slice(0, -1), [...last, ...admissions]]
    .filter((prices) => prices.length > 0)
    .map((prices) => ({
      ...sold,
      prices: presale === undefined ? prices : prices.map((line) => withOffer(line, { presale })),
    }))
}

const seatLines = ({ price, seats }: SelectionLine, party: readonly SelectedSeat[]) =>
  sideBySide(seats.filter((seat) => party.includes(seat))).map((run) => ({
    ...askedOf(price),
    qty: run.length,
    seatIds: idsOf(run),
  }))

const askedOf = ({ id, price, serviceCharges, promoId }: SelectionLine["price"]) => ({
  id,
  amount: allInPrice(price, serviceCharges),
  confirmed: true,
  ...(promoId === undefined ? {} : { promoId }),
})

/** Seats of one row at positions that follow one another. */
function sideBySide(seats: readonly SelectedSeat[]): readonly (readonly SelectedSeat[])[] {
  const runs: SelectedSeat[][] = []
  const inOrder = seats.toSorted((a, b) =>
    a.rowId === b.rowId ? a.position - b.position : a.rowId < b.rowId ? -1 : 1,
  )
  for (const seat of inOrder) {
    const last = runs.at(-1)?.at(-1)
    if (last !== undefined && last.rowId === seat.rowId && last.position + 1 === seat.position)
      runs.at(-1)?.push(seat)
    else runs.push([seat])
  }
  return runs
}
