import type { AdmissionChange } from "../availability/admission-capacity-store.ts"
import { hasLapsed } from "../carts/cart-store.ts"
import { addedUp, givenBack } from "../carts/drop-lines.ts"
import { type Lapse, lapseOf } from "../carts/lapse.ts"
import { Refusal } from "../refusal.ts"
import type { BatchPicture } from "./batch-picture.ts"
import { tellingChoice } from "./combo-at-fault.ts"
import type { AdmissionSection, EventOnSale } from "./event-on-sale.ts"
import type { AdmissionLine, EventRequest } from "./event-request.ts"
import { keyAt } from "./rows-on-sale.ts"

/** General admission taken in one section. */
export interface SectionAdmission {
  readonly sectionId: string
  readonly label: string
  readonly qty: number
}

/** General admission of a request: what each of its lines takes, and what it gives back by settling lapsed carts. */
interface TakenAdmission {
  readonly taken: ReadonlyMap<EventRequest, readonly (readonly SectionAdmission[])[]>
  readonly lapses: readonly Lapse[]
  readonly changes: readonly AdmissionChange[]
}

/** Takes the general admission of a request's lines, line by line; all of it or none. */
export function takeAdmission(
  picture: BatchPicture,
  requests: readonly EventRequest[],
  ownLapse: Lapse | undefined,
  timeZone: string,
): TakenAdmission {
  const room = new Room(picture)
  if (ownLapse !== undefined) room.settle(ownLapse)
  const taken = new Map<EventRequest, SectionAdmission[][]>()
  for (const request of requests) {
    if (request.admissionLines.length === 0) continue
    const { event, admissionLines } = request
    makeRoom(picture, room, request)
    taken.set(
      request,
      admissionLines.map((line) =>
        tellingChoice(event, [line], timeZone, () => takeLine(picture, room, event, line)),
      ),
    )
  }
  return { taken, lapses: room.lapses, changes: addedUp(room.changes) }
}

/** The room of sections as one request would leave it. */
class Room {
  readonly lapses: Lapse[] = []
  readonly changes: AdmissionChange[] = []
  private readonly picture: BatchPicture
  private readonly counted = new Map<string, number>()

  constructor(picture: BatchPicture) {
    this.picture = picture
  }

  at(eventId: string, sectionId: string): number {
    return this.picture.roomAt(eventId, sectionId) - (this.counted.get(keyAt(eventId, sectionId)) ?? 0)
  }

  count(change: AdmissionChange): void {
    const key = keyAt(change.eventId, change.sectionId)
    this.counted.set(key, (this.counted.get(key) ?? 0) + change.people)
    this.changes.push(change)
  }

  settle(lapse: Lapse): void {
    this.lapses.push(lapse)
    for (const change of givenBack(lapse.holds, lapse.lineIds, "lapse").admission) this.count(change)
  }
}

/** What carts hold whose time ran out is given back when the request, added up, would not fit without it. */
function makeRoom(picture: BatchPicture, room: Room, { event, admissionLines }: EventRequest): void {
  const { now } = picture
  const isShort = [...Map.groupBy(admissionLines, (line) => line.price.priceLevelId)].some(
    ([priceLevelId, lines]) =>
      lines.reduce((sum, line) => sum + line.qty, 0) > admissionLeft(picture, room, event, priceLevelId),
  )
  if (!isShort) return
  const settled = new Set(room.lapses.map(({ cart }) => cart.id))
  for (const cart of picture.lapsedAt(event.id))
    if (hasLapsed(cart, now) && !settled.has(cart.id)) room.settle(lapseOf(cart, picture.heldBy(cart), now))
}

function takeLine(
  picture: BatchPicture,
  room: Room,
  event: EventOnSale,
  { price, qty }: AdmissionLine,
): SectionAdmission[] {
  const ofLevel = sectionsOfLevel(picture, event, price.priceLevelId)
  const whole = ofLevel.find(({ sectionId }) => room.at(event.id, sectionId) >= qty)
  const parts: SectionAdmission[] = []
  let missing = qty
  // Where no section has room for the whole line, a party standing in two of them is better than none.
  for (const { sectionId, name } of whole === undefined ? ofLevel : [whole]) {
    const some = Math.min(missing, room.at(event.id, sectionId))
    if (some <= 0) continue
    parts.push({ sectionId, label: name.fr, qty: some })
    missing -= some
  }
  if (missing > 0)
    throw new Refusal("not-enough-places", {
      available: admissionLeft(picture, room, event, price.priceLevelId),
    })
  for (const { sectionId, qty: people } of parts) room.count({ eventId: event.id, sectionId, people })
  return parts
}

const sectionsOfLevel = (
  { house }: BatchPicture,
  event: EventOnSale,
  priceLevelId: string,
): readonly AdmissionSection[] =>
  house.admission(event.id).filter((section) => section.priceLevelId === priceLevelId)

const admissionLeft = (picture: BatchPicture, room: Room, event: EventOnSale, priceLevelId: string): number =>
  sectionsOfLevel(picture, event, priceLevelId).reduce(
    (sum, { sectionId }) => sum + Math.max(0, room.at(event.id, sectionId)),
    0,
  )
