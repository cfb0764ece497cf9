import { nameKey } from "@parterre/domain/clients"
import { calledRow, calledSeat } from "@parterre/domain/seat-names"
import { Refusal } from "../refusal.ts"
import type { StorySeat, seatStoryStore } from "./seat-story-store.ts"

/** Longer than any number of a seat. */
const longest = 6

/**
 * The seat that somebody means: by its id, or by what is read out, its row and number, after its section where they say
 * it. Throws `seats-unknown`, with the ids of all that are called so where there are several.
 */
export async function seatMeant(
  store: Pick<ReturnType<typeof seatStoryStore>, "seat" | "seatsCalled">,
  venueId: string,
  asked: string,
): Promise<StorySeat> {
  const ofId = await store.seat(venueId, asked)
  if (ofId !== undefined) return ofId
  const plain = asked.trim()
  const ends = Array.from({ length: longest }, (_, at) => plain.slice(-1 - at))
  const numbers = [...new Set([...ends, ...ends.map((end) => end.toUpperCase())])]
  const seats = await store.seatsCalled(venueId, numbers)
  const said = nameKey(plain)
  // "D-17" is row D, seat 17; "D17" may be row D1, seat 7 too.
  const apart = seats.filter((seat) => namesOf(seat).includes(said))
  const found =
    apart.length > 0 ? apart : seats.filter((seat) => namesOf(seat).map(joined).includes(joined(said)))
  const [only, other] = found
  if (only === undefined) throw new Refusal("seats-unknown")
  if (other !== undefined)
    throw new Refusal("seats-unknown", { seatIds: found.slice(0, mostTold).map(({ seat_id }) => seat_id) })
  return only
}

/** As many of one name are told apart at once. */
const mostTold = 10

const joined = (name: string): string => name.replaceAll(/[^\p{L}\p{N}]/gu, "")

function namesOf(seat: StorySeat): string[] {
  const { row } = calledRow(seat.row_name, seat.row_type)
  const place = `${row} ${calledSeat(seat.name)}`
  return [place, `${seat.section_fr} ${place}`, `${seat.section_en} ${place}`].map(nameKey)
}
