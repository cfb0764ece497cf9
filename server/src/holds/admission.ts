import type { Knex } from "knex"
import type { AdmissionGuard } from "../availability/admission-capacity-store.ts"
import type { lapsedCartsWithAdmission } from "../carts/cart-store.ts"
import { settleLapse } from "../carts/lapse.ts"
import { Refusal } from "../refusal.ts"
import type { AdmissionSection, EventOnSale } from "./event-on-sale.ts"
import type { AdmissionLine, EventRequest } from "./event-request.ts"
import { readAdmissionSections } from "./on-sale-store.ts"

/** General admission taken in one section. */
export interface SectionAdmission {
  readonly sectionId: string
  readonly label: string
  readonly qty: number
}

/** What keeps general admission from being held by too many, and from being given back twice. */
export interface AdmissionTools {
  readonly admissionGuard: AdmissionGuard
  readonly lapsedCarts: typeof lapsedCartsWithAdmission
}

/** Takes the general admission of a request's lines, line by line; all of it or none, the transaction sees to that. */
export async function takeAdmission(
  trx: Knex.Transaction,
  tools: AdmissionTools,
  request: EventRequest,
  now: number,
): Promise<SectionAdmission[][]> {
  const guard = tools.admissionGuard
  if (request.admissionLines.length === 0) return []
  const sections = await readAdmissionSections(trx, request.event)
  await makeRoom(trx, tools, request, sections, now)
  const taken: SectionAdmission[][] = []
  for (const line of request.admissionLines)
    taken.push(await takeLine(trx, guard, request.event, line, sections))
  return taken
}

/** What carts hold whose time ran out is given back when the request, added up, would not fit without it. */
async function makeRoom(
  trx: Knex.Transaction,
  { admissionGuard: guard, lapsedCarts }: AdmissionTools,
  { event, admissionLines }: EventRequest,
  sections: readonly AdmissionSection[],
  now: number,
): Promise<void> {
  const left = await guard.left(trx, event.id)
  const short = [...Map.groupBy(admissionLines, (line) => line.price.priceLevelId)].some(
    ([priceLevelId, lines]) =>
      lines.reduce((sum, line) => sum + line.qty, 0) > admissionLeft(sections, priceLevelId, left),
  )
  if (!short) return
  for (const cart of await lapsedCarts(trx, event.id, now)) await settleLapse(trx, cart, now)
}

async function takeLine(
  trx: Knex.Transaction,
  guard: AdmissionGuard,
  event: EventOnSale,
  { price, qty }: AdmissionLine,
  sections: readonly AdmissionSection[],
): Promise<SectionAdmission[]> {
  const ofLevel = sections.filter((section) => section.priceLevelId === price.priceLevelId)
  const part = ({ sectionId, name }: AdmissionSection, qty: number) => ({ sectionId, label: name.fr, qty })
  for (const section of ofLevel) {
    if (await guard.take(trx, event.id, section.sectionId, qty)) return [part(section, qty)]
  }
  // No section has room for the whole line: a party standing in two of them is better than none.
  const left = await guard.left(trx, event.id)
  const parts: SectionAdmission[] = []
  let missing = qty
  for (const section of ofLevel) {
    const some = Math.min(missing, left.get(section.sectionId) ?? 0)
    if (some <= 0 || !(await guard.take(trx, event.id, section.sectionId, some))) continue
    parts.push(part(section, some))
    missing -= some
  }
  if (missing === 0) return parts
  throw new Refusal("not-enough-places", { available: admissionLeft(sections, price.priceLevelId, left) })
}

function admissionLeft(
  sections: readonly AdmissionSection[],
  priceLevelId: string,
  left: ReadonlyMap<string, number>,
): number {
  return sections
    .filter((section) => section.priceLevelId === priceLevelId)
    .reduce((sum, section) => sum + (left.get(section.sectionId) ?? 0), 0)
}
