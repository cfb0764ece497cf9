import type { HoldWithLines } from "../carts/hold-store.ts"
import { type HoldRequest, type RequestByEvent, requestByEvent, subscriptionsAsked } from "./hold-request.ts"
import type { HouseOnSale } from "./house-on-sale.ts"
import type { SaleId } from "./on-sale-store.ts"
import { type Settled, settled } from "./settled.ts"

/**
 * Reads what the requests of a batch are about, and the names of what their carts hold: the same few statements
 * whatever the size. Answers each request by its events, or its refusal.
 */
export async function readBatchHouse(
  house: HouseOnSale,
  requests: readonly HoldRequest[],
  held: readonly HoldWithLines[],
): Promise<Settled<RequestByEvent>[]> {
  await house.readSubscriptions([
    ...requests.flatMap((request) => idsOf(request, subscriptionsAsked(request))),
    ...held.flatMap(({ website_id, subscription_id }) =>
      subscription_id === null ? [] : { websiteId: website_id, id: subscription_id },
    ),
  ])
  const asked = requests.map((request) => settled(() => requestByEvent(request, house)))
  await house.readEvents([
    ...asked.flatMap((one, at) => (one.ok ? idsOf(requests[at] as HoldRequest, eventsOf(one.result)) : [])),
    ...held.map((hold) => ({ websiteId: hold.website_id, id: hold.event_id })),
  ])
  const sound = asked.flatMap((one) => (one.ok ? [one.result] : []))
  const best = sound.filter((one) => one.kind === "best")
  await house.readRows({
    seats: [...sound.flatMap(seatsAsked), ...held.flatMap(seatsHeld)],
    rows: [],
    sections: [],
  })
  await house.readPreferredRows(
    best.flatMap(({ eventIds, levels }) =>
      eventIds.flatMap((eventId) => levels.map(({ id }) => ({ eventId, priceLevelId: id }))),
    ),
  )
  await house.readAdmission([
    ...sound.flatMap(admissionAsked),
    ...held.flatMap((hold) => (hold.lines.some((line) => line.seat_id === null) ? hold.event_id : [])),
  ])
  return asked
}

const idsOf = ({ website }: HoldRequest, ids: readonly string[]): SaleId[] =>
  ids.map((id) => ({ websiteId: website.id, id }))

const eventsOf = (asked: RequestByEvent): readonly string[] =>
  asked.kind === "best" ? asked.eventIds : asked.lines.map(([eventId]) => eventId)

const seatsAsked = (asked: RequestByEvent) =>
  asked.kind === "best"
    ? []
    : asked.lines.flatMap(([eventId, lines]) =>
        lines.flatMap((line) => line.seatIds.map((seatId) => ({ eventId, seatId }))),
      )

const seatsHeld = ({ event_id, lines }: HoldWithLines) =>
  lines.flatMap(({ seat_id }) => (seat_id === null ? [] : { eventId: event_id, seatId: seat_id }))

/** The events where general admission is wanted, or may be: a price level says only when it is read what it has. */
const admissionAsked = (asked: RequestByEvent): readonly string[] =>
  asked.kind === "best"
    ? asked.eventIds
    : asked.lines.flatMap(([eventId, lines]) =>
        lines.some((line) => line.seatIds.length === 0) ? eventId : [],
      )
