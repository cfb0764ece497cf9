import type { SeatState } from "@parterre/domain/seats"
import type { LiveClaim, SectionAt } from "../availability/claim-store.ts"
import { type HoldWithLines, isTicketHold } from "../carts/hold-store.ts"
import type { CartRow } from "../database/hold-tables.ts"
import type { EventOnSale, VenueRow } from "./event-on-sale.ts"
import { type FullRowsNow, noFullRows, type PreferredRowAt } from "./full-rows.ts"
import type { HouseOnSale } from "./house-on-sale.ts"
import type { Placement } from "./placement.ts"
import { keyAt } from "./rows-on-sale.ts"
import type { SeatStates } from "./seat-states.ts"

/** A session of a website. */
export const sessionKey = (cart: Pick<CartRow, "website_id" | "session_id">): string =>
  `${cart.website_id} ${cart.session_id}`

/**
 * What a batch has read, as it is now: each request is judged on it, and one that is granted changes it for those that
 * come after. What nobody has read yet is asked for with `NotYetRead`.
 */
export class BatchPicture {
  readonly house: HouseOnSale
  readonly now: number
  private readonly carts = new Map<string, CartRow>()
  private readonly holds = new Map<string, readonly HoldWithLines[]>()
  /** Who holds each claimed seat, by event. */
  private readonly claims = new Map<string, Map<string, string>>()
  /** How many people each general admission section has room for, by `keyAt`. */
  private readonly room = new Map<string, number>()
  /** What is left of products and codes that are limited. */
  private readonly stock = new Map<string, number>()
  /** Rows whose seats are all read, by `keyAt`. */
  private readonly rows = new Map<string, { readonly eventId: string; readonly rowId: string }>()
  private full = noFullRows
  /** Sections whose seats are all read, by `keyAt`. */
  private readonly sections = new Set<string>()
  /** Carts that lapsed while they held general admission, by event. */
  private readonly lapsed = new Map<string, readonly CartRow[]>()

  constructor(house: HouseOnSale, now: number) {
    this.house = house
    this.now = now
  }

  addCarts(carts: readonly CartRow[], holds: readonly HoldWithLines[]): void {
    const ofCart = Map.groupBy(holds, (hold) => hold.cart_id)
    for (const cart of carts) {
      if (this.holds.has(cart.id)) continue
      this.carts.set(sessionKey(cart), cart)
      this.holds.set(cart.id, ofCart.get(cart.id) ?? [])
    }
  }

  addClaims(claims: readonly LiveClaim[]): void {
    for (const { event_id, seat_id, hold_id } of claims) this.claimsAt(event_id).set(seat_id, hold_id)
  }

  /** Who is on these rows, whatever was known of them before; a row that is not there any more has no seats. */
  addRows(
    rows: readonly { readonly eventId: string; readonly row: Pick<VenueRow, "id" | "seats"> }[],
    claims: readonly LiveClaim[],
  ): void {
    for (const { eventId, row } of rows) {
      this.rows.set(keyAt(eventId, row.id), { eventId, rowId: row.id })
      const claimed = this.claimsAt(eventId)
      if (claimed.size > 0) for (const seat of row.seats) claimed.delete(seat.id)
    }
    this.addClaims(claims)
  }

  /** Rows that need not be read to know that nothing is free in them. */
  addFullRows(full: FullRowsNow): void {
    this.full = full
  }

  isFull(at: PreferredRowAt): boolean {
    return this.full.isFull(at)
  }

  /** Remembers which of these rows, that have just been read with all their claims, are full. */
  noteFullRows(rows: readonly PreferredRowAt[], claims: readonly LiveClaim[]): void {
    this.full.note(rows, this.house, claims)
  }

  /** The rows whose seats are all read. */
  knownRows(): readonly { readonly eventId: string; readonly rowId: string }[] {
    return [...this.rows.values()]
  }

  knowsRow({ eventId, row }: PreferredRowAt): boolean {
    return this.rows.has(keyAt(eventId, row.id))
  }

  addRoom(sections: readonly (SectionAt & { readonly left: number })[]): void {
    for (const { eventId, sectionId, left } of sections) this.room.set(keyAt(eventId, sectionId), left)
  }

  addStock(left: ReadonlyMap<string, number>): void {
    for (const [productId, pieces] of left) this.stock.set(productId, pieces)
  }

  /** What is left of a product or a code; undefined where it is not limited. */
  stockOf(productId: string): number | undefined {
    return this.stock.get(productId)
  }

  addSections(sections: readonly SectionAt[], claims: readonly LiveClaim[]): void {
    this.addClaims(claims)
    for (const { eventId, sectionId } of sections) this.sections.add(keyAt(eventId, sectionId))
  }

  addLapsed(eventIds: readonly string[], carts: readonly CartRow[]): void {
    for (const eventId of eventIds) this.lapsed.set(eventId, carts)
  }

  knowsLapsedAt(eventId: string): boolean {
    return this.lapsed.has(eventId)
  }

  allCarts(): readonly CartRow[] {
    return [...this.carts.values()]
  }

  /** A copy to judge on; the picture itself stays as it was read. */
  draft(): BatchPicture {
    const draft = new BatchPicture(this.house, this.now)
    const maps = ["carts", "holds", "room", "stock", "lapsed"] as const
    for (const map of maps)
      for (const [key, value] of this[map]) (draft[map] as Map<string, unknown>).set(key, value)
    for (const [eventId, claimed] of this.claims) draft.claims.set(eventId, new Map(claimed))
    for (const key of this.sections) draft.sections.add(key)
    for (const [key, row] of this.rows) draft.rows.set(key, row)
    draft.full = this.full
    return draft
  }

  cart(session: Pick<CartRow, "website_id" | "session_id">): CartRow | undefined {
    return this.carts.get(sessionKey(session))
  }

  heldBy(cart: CartRow): readonly HoldWithLines[] {
    return this.holds.get(cart.id) ?? []
  }

  /** Who is on the seats of an event, for the owner of these holds. */
  statesAt(event: EventOnSale, ownHolds: readonly HoldWithLines[]): SeatStates {
    const own = new Set(ownHolds.map((hold) => hold.id))
    const claimed = this.claimsAt(event.id)
    const { seatsOff } = this.house.rows
    const stateOf = (seatId: string): SeatState => {
      const off = seatsOff.size === 0 ? undefined : seatsOff.get(keyAt(event.id, seatId))
      if (off !== undefined) return off === "sold" ? "taken" : "blocked"
      const holdId = claimed.get(seatId)
      if (holdId === undefined) return "free"
      return own.has(holdId) ? "mine" : "taken"
    }
    return { stateOf, isSold: (priceLevelId) => event.levels.has(priceLevelId) }
  }

  /** The claims of an event, to be changed in their place. */
  private claimsAt(eventId: string): Map<string, string> {
    const known = this.claims.get(eventId)
    if (known !== undefined) return known
    const none = new Map<string, string>()
    this.claims.set(eventId, none)
    return none
  }

  /** Throws what is missing unless all seats of these sections are read, and locked where that is asked. */
  needSections(sections: readonly SectionAt[], isLocked: boolean): void {
    const missing = sections.filter(({ eventId, sectionId }) => !this.sections.has(keyAt(eventId, sectionId)))
    if (missing.length > 0) throw new NotYetRead({ sections: missing, isLocked })
  }

  /** Carts whose lapse would give general admission of an event back. */
  lapsedAt(eventId: string): readonly CartRow[] {
    const carts = this.lapsed.get(eventId)
    if (carts === undefined) throw new NotYetRead({ lapsedAt: eventId })
    return carts.map((cart) => this.cart(cart) ?? cart)
  }

  roomAt(eventId: string, sectionId: string): number {
    return this.room.get(keyAt(eventId, sectionId)) ?? 0
  }

  /** Takes what a request was granted into the picture. */
  grant({ cart, lapses, holds, admission, stock, uses }: Placement): void {
    for (const lapse of lapses) {
      this.carts.set(sessionKey(lapse.cart), lapse.cart)
      this.holds.set(lapse.cart.id, [])
    }
    this.carts.set(sessionKey(cart), cart)
    this.holds.set(cart.id, [...this.heldBy(cart), ...holds])
    for (const hold of holds.filter(isTicketHold))
      for (const { seat_id } of hold.lines)
        if (seat_id !== null) this.claimsAt(hold.event_id).set(seat_id, hold.id)
    for (const { eventId, sectionId, people } of admission)
      this.room.set(keyAt(eventId, sectionId), this.roomAt(eventId, sectionId) - people)
    for (const { productId, pieces } of [...stock, ...uses]) {
      const left = this.stockOf(productId)
      if (left !== undefined) this.stock.set(productId, left - pieces)
    }
  }
}

/** What a judgement found that it needs and that the picture does not show yet. */
export type Missing =
  | { readonly rows: readonly PreferredRowAt[] }
  | { readonly sections: readonly SectionAt[]; readonly isLocked: boolean }
  | { readonly lapsedAt: string }

/** Ends a judgement that needs more than most: once it is read, all are judged again. */
export class NotYetRead extends Error {
  readonly missing: Missing

  constructor(missing: Missing) {
    super("a judgement needs more than was read")
    this.missing = missing
  }
}
