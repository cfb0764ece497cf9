import type { Localized } from "@parterre/contract"
import type { Knex } from "knex"
import { admissionGuard } from "../availability/admission-capacity-store.ts"
import { liveClaimsOf } from "../availability/claim-store.ts"
import type { SubscriptionOnSale } from "../holds/event-on-sale.ts"
import { HouseOnSale, onSaleReader, saleKey } from "../holds/house-on-sale.ts"
import { keyAt } from "../holds/rows-on-sale.ts"
import { placeInWords } from "../sales/printed-sale.ts"
import type { LostReason, NewPlace, NewSeason } from "./judge-renewals.ts"

interface SeasonAsked {
  readonly websiteId: string
  readonly subscriptionId: string
  /** Every seat that may be wanted of it. */
  readonly seatIds: readonly string[]
  readonly offered: ReadonlySet<string>
  /** Epoch milliseconds. */
  readonly deadline: number
  readonly now: number
}

/** A new season with what of its house has been read. */
export interface ReadSeason extends NewSeason {
  readonly house: HouseOnSale
  /** Undefined where one of its events is hidden. */
  readonly subscription: SubscriptionOnSale | undefined
  readonly title: Localized
  /** Of its first event, epoch milliseconds; infinite where it has none. */
  readonly startsAt: number
}

/** Reads a subscription as it can be renewed into, whether or not it is on sale yet; undefined where there is none. */
export async function readNewSeason(
  trx: Knex.Transaction,
  { websiteId, subscriptionId: id, seatIds, offered, deadline, now }: SeasonAsked,
): Promise<ReadSeason | undefined> {
  const house = new HouseOnSale(onSaleReader(trx))
  await house.readSubscriptions([{ websiteId, id }])
  const named = house.names.subscriptions.get(id)
  if (named === undefined) return undefined
  const subscription = house.subscriptions.get(saleKey({ websiteId, id }))
  const eventIds = subscription?.eventIds ?? []
  await house.readEvents(eventIds.map((eventId) => ({ websiteId, id: eventId })))
  await house.readAdmission(eventIds)
  const seats = eventIds.flatMap((eventId) => seatIds.map((seatId) => ({ eventId, seatId })))
  await house.readRows({ seats, rows: [], sections: [] })
  const claimed = new Set(
    (await liveClaimsOf(trx, seats, now)).map(({ event_id, seat_id }) => keyAt(event_id, seat_id)),
  )
  const left = new Map(
    (await admissionGuard.left(trx, eventIds)).map((one) => [keyAt(one.eventId, one.sectionId), one.left]),
  )

  const faultAt = (eventId: string, seatId: string): LostReason | undefined => {
    const key = keyAt(eventId, seatId)
    if (house.rows.seat(eventId, seatId) === undefined) return "seat-gone"
    const off = house.rows.seatsOff.get(key)
    if (off === "blocked") return "seat-blocked"
    return off === "sold" || claimed.has(key) ? "seat-taken" : undefined
  }
  const [first = ""] = eventIds

  const seat = (seatId: string): NewPlace | undefined => {
    const picked = house.rows.seat(first, seatId)
    if (picked === undefined) return undefined
    return {
      seatId,
      sectionId: picked.row.sectionId,
      priceLevelId: picked.seat.priceLevelId,
      label: labelOf(house, { websiteId, eventId: first, seatId, sectionId: picked.row.sectionId }),
      fault: eventIds.map((eventId) => faultAt(eventId, seatId)).find((fault) => fault !== undefined),
    }
  }
  const section = (sectionId: string): NewPlace | undefined => {
    const known = house.admission(first).find((one) => one.sectionId === sectionId)
    if (known === undefined) return undefined
    const label = labelOf(house, { websiteId, eventId: first, seatId: null, sectionId })
    return { seatId: null, sectionId, priceLevelId: known.priceLevelId, label, fault: undefined }
  }
  const events = eventIds.map((eventId) => house.events.get(saleKey({ websiteId, id: eventId })))
  return {
    house,
    subscription,
    title: { fr: named.title_fr, en: named.title_en },
    startsAt: Math.min(...events.flatMap((event) => event?.startsAt ?? [])),
    isWhole:
      events.length > 0 &&
      events.every(
        (event) => event !== undefined && event.saleState !== "CANCELLED" && event.startsAt > deadline,
      ),
    prices: pricesOf(subscription),
    seat,
    section,
    room: (sectionId) => Math.min(...eventIds.map((eventId) => left.get(keyAt(eventId, sectionId)) ?? 0)),
    offered,
  }
}

/** The whole prices again, which a subscription on sale knows by the shares of its events. */
function pricesOf(subscription: SubscriptionOnSale | undefined): NewSeason["prices"] {
  const shares = (subscription?.eventIds ?? []).flatMap((id) => subscription?.sharesAt(id) ?? [])
  const total = (id: string, of: "price" | "serviceCharge") =>
    shares.reduce((sum, atEvent) => sum + (atEvent.get(id)?.[of] ?? 0), 0)
  return [...(shares[0]?.values() ?? [])].map((share) => ({
    ...share,
    price: total(share.id, "price"),
    serviceCharge: total(share.id, "serviceCharge"),
  }))
}

interface PlaceAt {
  readonly websiteId: string
  readonly eventId: string
  readonly seatId: string | null
  readonly sectionId: string
}

function labelOf(
  { names, events }: HouseOnSale,
  { websiteId, eventId, seatId, sectionId }: PlaceAt,
): Localized {
  const section = names.sections.get(sectionId)
  const venueId = events.get(saleKey({ websiteId, id: eventId }))?.venueId ?? ""
  const seat = seatId === null ? undefined : names.seat(venueId, seatId)
  const place = {
    lineId: "",
    seatId,
    seat: seat?.name ?? null,
    row: seat?.row_name ?? null,
    rowType: seat?.row_type ?? null,
    section: { fr: section?.name_fr ?? "", en: section?.name_en ?? "" },
    level: { fr: section?.level_fr ?? "", en: section?.level_en ?? "" },
  }
  return { fr: placeInWords(place, "fr"), en: placeInWords(place, "en") }
}
