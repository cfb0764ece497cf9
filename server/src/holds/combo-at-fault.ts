import type { Localized } from "@parterre/contract"
import { writtenDayAndHour } from "@parterre/domain/dates"
import { Refusal } from "../refusal.ts"
import type { BundlePart, EventOnSale } from "./event-on-sale.ts"
import type { EventRequest } from "./event-request.ts"

/** A line of one event, of a combo or not. */
interface PartLine {
  readonly part?: BundlePart | undefined
}

/** An event as shoppers tell it from the others of a combo. */
export const eventName = (
  { title, startsAt }: Pick<EventOnSale, "title" | "startsAt">,
  timeZone: string,
): Localized => ({
  fr: `${title.fr}, ${writtenDayAndHour(startsAt, timeZone, "fr", "short")}`,
  en: `${title.en}, ${writtenDayAndHour(startsAt, timeZone, "en", "short")}`,
})

/**
 * Runs what judges the lines of one event. Where all of them are of combos, its refusal says which choice it is about: a
 * shopper who put several events together reads which of them to choose again.
 */
export function tellingChoice<Result>(
  event: EventOnSale,
  lines: readonly PartLine[],
  timeZone: string,
  work: () => Result,
): Result {
  try {
    return work()
  } catch (error) {
    throw error instanceof Refusal ? withChoice(error, [{ event, lines }], timeZone) : error
  }
}

/** The same of what judges the seats of all events together: the refusal names the seats, and the party they are of. */
export function tellingSeats<Result>(
  requests: readonly EventRequest[],
  timeZone: string,
  work: () => Result,
): Result {
  try {
    return work()
  } catch (error) {
    throw error instanceof Refusal ? ofSeats(error, requests, timeZone) : error
  }
}

/** A refusal that names seats, with the choice they are. */
export function ofSeats(refusal: Refusal, requests: readonly EventRequest[], timeZone: string): Refusal {
  const { group, seatIds = [] } = refusal.fields
  const named = new Set(seatIds)
  const atFault = requests.flatMap(({ event, seatLines }) => {
    const lines = seatLines.filter(
      ({ party, seats }) => (group ?? party) === party && seats.some(({ seat }) => named.has(seat.id)),
    )
    return lines.length > 0 ? [{ event, lines }] : []
  })
  return withChoice(refusal, atFault, timeZone)
}

/** Adds the choice that lines are; one event or group stands for all of them, or nothing is told. */
function withChoice(
  refusal: Refusal,
  atFault: readonly { readonly event: EventOnSale; readonly lines: readonly PartLine[] }[],
  timeZone: string,
): Refusal {
  const combos = atFault.flatMap(({ lines }) => lines.map(({ part }) => part?.combo))
  const [first] = combos
  if (refusal.choice !== undefined || first === undefined) return refusal
  const areAll = (same: (combo: NonNullable<typeof first>) => boolean) =>
    combos.every((combo) => combo !== undefined && same(combo))
  if (!areAll(({ id, groupId }) => id === first.id && groupId === first.groupId)) return refusal
  const [at, ...others] = atFault
  const name = at !== undefined && others.length === 0 ? eventName(at.event, timeZone) : first.groupName
  if (name === undefined) return refusal
  const isOne = areAll(({ detailId }) => detailId === first.detailId)
  return refusal.ofChoice({
    name,
    ...(first.groupId === null ? {} : { comboGroupId: first.groupId }),
    ...(isOne ? { comboGroupDetailId: first.detailId } : {}),
  })
}
