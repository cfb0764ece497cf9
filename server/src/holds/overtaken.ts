import { isTicketHold } from "../carts/hold-store.ts"
import { Refusal } from "../refusal.ts"
import type { Settled } from "../settled.ts"
import { ofSeats } from "./combo-at-fault.ts"
import type { EventRequest } from "./event-request.ts"
import type { HoldRequest } from "./hold-request.ts"
import type { Ask, Granted } from "./judge-batch.ts"
import { keyAt } from "./rows-on-sale.ts"
import { nothingTogether, wantedLevels } from "./wanted-levels.ts"
import type { Lost } from "./write-batch.ts"

/** A request that another process was faster than. */
interface LateRequest {
  readonly request: HoldRequest
  readonly refusal: Refusal
  /** Seats that were named are gone; others may be found, or room in another section. */
  readonly mayTryAgain: boolean
}

/** Another process was faster. The transaction is rolled back and the batch judged anew on what is there then. */
export class Overtaken extends Error {
  readonly late: readonly LateRequest[]

  constructor(late: readonly LateRequest[] = []) {
    super("another process was faster")
    this.late = late
  }
}

type Outcomes = readonly Settled<Granted>[]

/** Rows of seats that a batch has locked. */
export interface LockedRows {
  has(request: EventRequest): boolean
}

/** The best seats were found in rows that the batch has not locked: nobody kept others from changing them. */
export function refuseUnlocked(asks: readonly Ask[], outcomes: Outcomes, rows: LockedRows): void {
  const late = lateOf(asks, outcomes, ({ requests }) =>
    requests.every((request) => rows.has(request)) ? [] : [""],
  )
  if (late.length > 0) throw new Overtaken(late)
}

/** Refuses those whose seats or room somebody else has. */
export function refuseLost(asks: readonly Ask[], outcomes: Outcomes, lost: Lost): never {
  const seats = new Set(lost.seats.map(({ eventId, seatId }) => keyAt(eventId, seatId)))
  const room = new Set(lost.admission.map(({ eventId, sectionId }) => keyAt(eventId, sectionId)))
  const soldOut = new Set(lost.stock)
  const withoutSeats = lateOf(asks, outcomes, ({ holds }) =>
    holds
      .filter(isTicketHold)
      .flatMap((hold) =>
        hold.lines.flatMap(({ seat_id }) =>
          seat_id !== null && seats.has(keyAt(hold.event_id, seat_id)) ? seat_id : [],
        ),
      ),
  )
  const withoutRoom = asks.flatMap(({ request }, at): LateRequest[] => {
    const outcome = outcomes[at]
    const isLate =
      outcome?.ok === true &&
      (outcome.result.admission.some(({ eventId, sectionId }) => room.has(keyAt(eventId, sectionId))) ||
        [...outcome.result.stock, ...outcome.result.uses].some(({ productId }) => soldOut.has(productId)))
    const refusal = new Refusal("not-enough-places", { available: 0 })
    return isLate ? [{ request, refusal, mayTryAgain: true }] : []
  })
  throw new Overtaken([...withoutSeats, ...withoutRoom])
}

function lateOf(
  asks: readonly Ask[],
  outcomes: Outcomes,
  missed: (granted: Granted) => readonly string[],
): LateRequest[] {
  return asks.flatMap(({ request, prepared }, at): LateRequest[] => {
    const outcome = outcomes[at]
    const seatIds = outcome?.ok ? missed(outcome.result) : []
    if (seatIds.length === 0 || !prepared.ok) return []
    if (outcome?.ok !== true) return []
    const { timeZone } = request.website
    const taken = ofSeats(new Refusal("seats-taken", { seatIds }), outcome.result.requests, timeZone)
    return wantedLevels(prepared.result).length > 0
      ? [{ request, refusal: nothingTogether(prepared.result), mayTryAgain: true }]
      : [{ request, refusal: taken, mayTryAgain: false }]
  })
}
