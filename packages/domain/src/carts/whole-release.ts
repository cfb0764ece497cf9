import { checkQuantity, type QuantityRule } from "../quantities/quantity.ts"
import type { SectionPicture } from "../seats/judge-hold.ts"
import { judgePick } from "../seats/judge-pick.ts"
import type { OrphanRule } from "../seats/orphan-rule.ts"
import type { RowPicture, SeatState } from "../seats/row.ts"
import { rowMasks } from "../seats/row-masks.ts"
import { besideOrphan } from "../seats/seats-to-remove.ts"

/** A ticket in the cart; a place without a number has no seat. */
export type HeldTicket = { id: string; holdId: string; priceId: string; seatId?: string | undefined }

/** What a cart holds of one event. */
export type HeldCart = {
  tickets: readonly HeldTicket[]
  prices: ReadonlyMap<string, QuantityRule>
  /** The rows as they are now, the cart's own seats as `mine`; sections without a seat of the cart may be left out. */
  sections: readonly SectionPicture[]
  rule: OrphanRule
}

/**
 * The tickets that leave a cart with those given back, by id, those first: a price never keeps fewer than it is sold
 * by, and no freed seat is left an orphan beside one that is kept, unless what is kept had no better place [QTY-001] [QTY-003] [SEAT-005].
 * Everything may always be given back.
 */
export function wholeRelease(cart: HeldCart, asked: ReadonlySet<string>): string[] {
  const released = new Set(cart.tickets.flatMap(({ id }) => (asked.has(id) ? [id] : [])))
  for (;;) {
    const more = [...belowFewest(cart, released), ...besideOrphans(cart, released)]
    if (more.length === 0) return [...released]
    for (const id of more) released.add(id)
  }
}

/** Tickets of a price that cannot be bought in what would be left of it. */
function belowFewest({ tickets, prices }: HeldCart, released: ReadonlySet<string>): string[] {
  return [...Map.groupBy(tickets, ({ priceId }) => priceId)].flatMap(([priceId, ofPrice]) => {
    const left = ofPrice.filter(({ id }) => !released.has(id))
    const rule = { ...prices.get(priceId), maxTickets: 0 }
    const isSold = (quantity: number) => checkQuantity(quantity, rule).ok
    // A cart held under other limits is nobody's fault.
    if (!isSold(ofPrice.length)) return []
    let kept = left.length
    while (!isSold(kept)) kept--
    // Tickets of a hold that loses some go before others.
    const isBroken = ({ holdId }: HeldTicket) =>
      ofPrice.some((other) => other.holdId === holdId && released.has(other.id))
    return [...left.filter((ticket) => !isBroken(ticket)), ...left.filter(isBroken)]
      .slice(kept)
      .map(({ id }) => id)
  })
}

/** Tickets on seats beside which a freed seat would be an orphan. */
function besideOrphans({ tickets, sections, rule }: HeldCart, released: ReadonlySet<string>): string[] {
  const bySeat = new Map(tickets.flatMap(({ id, seatId }) => (seatId === undefined ? [] : [[seatId, id]])))
  const isFreed = (seatId: string) => released.has(bySeat.get(seatId) ?? "")
  return sections.flatMap((section) => {
    const after = section.map((row) => inState(row, "free", ({ id }) => isFreed(id)))
    return section.flatMap((row, at) => {
      const removed = positionsIn(row, ({ id }) => isFreed(id))
      const later = after[at]
      if (removed.size === 0 || later === undefined) return []
      const kept = positionsIn(later, ({ state }) => state === "mine")
      const hadNoBetter = (group: ReadonlySet<number>) => {
        const unpicked = inState(later, "free", (_, position) => group.has(position))
        return judgePick(unpicked, [...group], { ...rule, size: 1, scope: after.with(at, unpicked) }).ok
      }
      const beside = besideOrphan({ kept, removed }, rowMasks(row), hadNoBetter)
      return beside.flatMap((position) => bySeat.get(row.seats[position]?.id ?? "") ?? [])
    })
  })
}

type Which = (seat: RowPicture["seats"][number], position: number) => boolean

const positionsIn = (row: RowPicture, which: Which): ReadonlySet<number> =>
  new Set(row.seats.flatMap((seat, position) => (which(seat, position) ? [position] : [])))

const inState = (row: RowPicture, state: SeatState, which: Which): RowPicture => ({
  ...row,
  seats: row.seats.map((seat, position) => (which(seat, position) ? { ...seat, state } : seat)),
})
