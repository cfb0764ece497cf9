import type { Knex } from "knex"
import type { PlaceGuard } from "../availability/admission-capacity-store.ts"
import type { lapsedCartsWithPlaces } from "../carts/cart-store.ts"
import { settleLapse } from "../carts/lapse.ts"
import { Refusal } from "../refusal.ts"
import type { EventOnSale, VenuePlaces } from "./event-on-sale.ts"
import type { AdmissionLine, EventRequest } from "./event-request.ts"
import { readPlaces } from "./on-sale-store.ts"

/** Places taken in one general admission section. */
export interface SectionPlaces {
  readonly sectionId: string
  readonly label: string
  readonly places: number
}

/** What keeps places from being held by too many, and from being given back twice. */
export interface PlaceTools {
  readonly placeGuard: PlaceGuard
  readonly lapsedCarts: typeof lapsedCartsWithPlaces
}

/** Takes the places of a request's lines, line by line; all of them or none, the transaction sees to that. */
export async function takePlaces(
  trx: Knex.Transaction,
  tools: PlaceTools,
  request: EventRequest,
  now: number,
): Promise<SectionPlaces[][]> {
  const guard = tools.placeGuard
  if (request.admissionLines.length === 0) return []
  const sections = await readPlaces(trx, request.event)
  await makeRoom(trx, tools, request, sections, now)
  const taken: SectionPlaces[][] = []
  for (const line of request.admissionLines)
    taken.push(await takeLine(trx, guard, request.event, line, sections))
  return taken
}

/** Places of carts whose time ran out are given back when the request, added up, would not fit without them. */
async function makeRoom(
  trx: Knex.Transaction,
  { placeGuard: guard, lapsedCarts }: PlaceTools,
  { event, admissionLines }: EventRequest,
  sections: readonly VenuePlaces[],
  now: number,
): Promise<void> {
  const left = await guard.left(trx, event.id)
  const short = [...Map.groupBy(admissionLines, (line) => line.price.priceLevelId)].some(
    ([priceLevelId, lines]) =>
      lines.reduce((sum, line) => sum + line.qty, 0) > placesLeft(sections, priceLevelId, left),
  )
  if (!short) return
  for (const cart of await lapsedCarts(trx, event.id, now)) await settleLapse(trx, cart, now)
}

async function takeLine(
  trx: Knex.Transaction,
  guard: PlaceGuard,
  event: EventOnSale,
  { price, qty }: AdmissionLine,
  sections: readonly VenuePlaces[],
): Promise<SectionPlaces[]> {
  const ofLevel = sections.filter((section) => section.priceLevelId === price.priceLevelId)
  const part = ({ sectionId, name }: VenuePlaces, places: number) => ({ sectionId, label: name.fr, places })
  for (const section of ofLevel) {
    if (await guard.take(trx, event.id, section.sectionId, qty)) return [part(section, qty)]
  }
  // No section has room for the whole line: a party standing in two of them is better than none.
  const left = await guard.left(trx, event.id)
  const parts: SectionPlaces[] = []
  let missing = qty
  for (const section of ofLevel) {
    const places = Math.min(missing, left.get(section.sectionId) ?? 0)
    if (places <= 0 || !(await guard.take(trx, event.id, section.sectionId, places))) continue
    parts.push(part(section, places))
    missing -= places
  }
  if (missing === 0) return parts
  throw new Refusal("not-enough-places", { available: placesLeft(sections, price.priceLevelId, left) })
}

function placesLeft(
  sections: readonly VenuePlaces[],
  priceLevelId: string,
  left: ReadonlyMap<string, number>,
): number {
  return sections
    .filter((section) => section.priceLevelId === priceLevelId)
    .reduce((sum, section) => sum + (left.get(section.sectionId) ?? 0), 0)
}
