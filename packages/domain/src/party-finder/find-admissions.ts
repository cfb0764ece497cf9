import type { Cents } from "../money/cents.ts"
import type { Concession, PartyOffer } from "./find-parties.ts"
import { isCalled, isExcluded, wordsOf } from "./house-names.ts"
import type { PartyRequest } from "./party-request.ts"

/** A price level without numbered places: general admission. */
export interface FinderAdmission {
  readonly priceLevelId: string
  /** Names of its levels, areas and price level. */
  readonly names: string
  /** All in, before taxes. */
  readonly price: Cents
  readonly placesLeft: number
  readonly minTickets?: number | undefined
}

/** Admission without a seat number on offer; how many of each price type is chosen beside the map. */
export interface AdmissionOffer {
  readonly priceLevelId: string
  readonly qty: number
  readonly price: Cents
  readonly total: Cents
  readonly concessions: readonly Concession[]
}

/**
 * General admission for a party, its prices those of one seat: where it was asked for, in so many words or by its name; where it is as
 * cheap as the cheapest seats; and where no seat is left.
 */
export function findAdmissions(
  admissions: readonly FinderAdmission[],
  request: PartyRequest & { readonly size: number },
  seats: readonly PartyOffer[],
): readonly AdmissionOffer[] {
  const { size, order, minPrice = 0, maxPrice = Infinity, accessible } = request
  const lowest = Math.min(...seats.map(({ groups }) => groups[0]?.price ?? Infinity))
  return admissions
    .filter((area) => {
      if (seats.length === 0) return true
      if (isExcluded(request.excluded, wordsOf(area.names))) return false
      if (isAskedFor(area, request)) return true
      return order === "cheapest" && !isOfSeats(request) && area.price <= lowest
    })
    .toSorted((one, other) => one.price - other.price)
    .flatMap(({ priceLevelId, names, price, placesLeft, minTickets = 0 }) => {
      const qty = Math.min(size, placesLeft)
      if (qty < Math.max(1, minTickets)) return []
      const differences: readonly (Concession | false)[] = [
        !isCalled(request.places, wordsOf(names)) && "elsewhere",
        isExcluded(request.excluded, wordsOf(names)) && "excluded",
        price > maxPrice && "dearer",
        price < minPrice && "cheaper",
        accessible && "not-accessible",
        qty < size && "smaller",
      ]
      const concessions = differences.filter((difference) => difference !== false)
      return [{ priceLevelId, qty, price, total: price * qty, concessions }]
    })
}

/** Whether general admission was asked for, standing or by the name of the area. */
export const isAskedFor = ({ names }: Pick<FinderAdmission, "names">, request: PartyRequest): boolean =>
  request.standing || (request.places.length > 0 && isCalled(request.places, wordsOf(names)))

/** What only a numbered place can have. */
const isOfSeats = ({ places, row, aisle, accessible }: PartyRequest): boolean =>
  places.length > 0 || row !== undefined || aisle || accessible
