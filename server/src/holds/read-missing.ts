import type { Knex } from "knex"
import type { SectionAt } from "../availability/claim-store.ts"
import { hasLapsed, type lapsedCartsWithAdmission, newCart, saveCarts } from "../carts/cart-store.ts"
import { liveHoldsOf, sectionsHeld } from "../carts/hold-store.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { isTakenKey } from "../database/taken-key.ts"
import type { NewId } from "../ids.ts"
import type { BatchPicture, Missing } from "./batch-picture.ts"
import { type Ask, type Judged, judgeBatch } from "./judge-batch.ts"
import { Overtaken } from "./overtaken.ts"
import { keyAt } from "./rows-on-sale.ts"
import type { SeatGuard } from "./seat-guard.ts"
import { wantedLevels } from "./wanted-levels.ts"

export interface MissingTools {
  readonly seatGuard: SeatGuard
  readonly newId: NewId
  /** Carts whose time ran out while they held general admission, locked. */
  readonly lapsedCarts: typeof lapsedCartsWithAdmission
}

/** Outcomes that count, and what was locked on the way. */
export interface JudgedAll extends Pick<Judged, "outcomes"> {
  readonly bumped: readonly SectionAt[]
  /** Carts that were made before anybody knew whether they are needed. */
  readonly opened: readonly CartRow[]
}

/**
 * Judges the asks until nothing is missing. The few that judge by whole sections, or need what lapsed carts hold, have
 * it read in between; then all are judged again, for each sees what those before it were granted.
 */
export async function judgeAll(
  trx: Knex.Transaction,
  tools: MissingTools,
  picture: BatchPicture,
  asks: readonly Ask[],
): Promise<JudgedAll> {
  let bumped: readonly SectionAt[] = []
  let opened: readonly CartRow[] = []
  for (;;) {
    const { outcomes, missing } = judgeBatch(picture, asks, tools.newId)
    if (missing.length === 0) return { outcomes, bumped, opened }
    const locks = missing.some((one) => "sections" in one && one.isLocked) && bumped.length === 0
    await readLapsed(trx, tools, picture, locks ? [...missing, ...lapsedOf(asks)] : missing)
    if (locks) {
      // Carts come before sections in everybody's order, so those that may be needed are made now.
      opened = await openCarts(trx, tools, picture, asks)
      bumped = sectionsOf(picture, asks)
      await tools.seatGuard.lockSections(trx, bumped)
    }
    await readSections(trx, tools, picture, missing)
    await readRows(trx, tools, picture, missing)
  }
}

/** Whatever general admission a batch asks for may need lapsed carts, whose sections are then locked with the others. */
const lapsedOf = (asks: readonly Ask[]): Missing[] =>
  eventsOfAdmission(asks).map((lapsedAt) => ({ lapsedAt }))

const eventsOfAdmission = (asks: readonly Ask[]): string[] =>
  asks.flatMap(({ prepared }) => {
    if (!prepared.ok) return []
    return prepared.result.kind === "best"
      ? prepared.result.at.map(({ event }) => event.id)
      : prepared.result.requests.flatMap(({ event, admissionLines }) =>
          admissionLines.length > 0 ? event.id : [],
        )
  })

async function readLapsed(
  trx: Knex.Transaction,
  { lapsedCarts }: MissingTools,
  picture: BatchPicture,
  missing: readonly Missing[],
): Promise<void> {
  const asked = missing.flatMap((one) => ("lapsedAt" in one ? one.lapsedAt : []))
  const eventIds = [...new Set(asked)].filter((eventId) => !picture.knowsLapsedAt(eventId))
  if (eventIds.length === 0) return
  const carts = await lapsedCarts(trx, eventIds, picture.now)
  const holds = await liveHoldsOf(
    trx,
    carts.map((cart) => cart.id),
  )
  picture.addCarts(carts, holds)
  picture.addLapsed(eventIds, carts)
}

async function openCarts(
  trx: Knex.Transaction,
  { newId }: MissingTools,
  picture: BatchPicture,
  asks: readonly Ask[],
): Promise<readonly CartRow[]> {
  const carts: CartRow[] = []
  for (const { request, prepared } of asks) {
    const session = { website_id: request.website.id, session_id: request.sessionId }
    if (!prepared.ok || picture.cart(session) !== undefined) continue
    const cart = newCart(newId(), session, picture.now)
    picture.addCarts([cart], [])
    carts.push(cart)
  }
  try {
    await saveCarts(trx, carts)
  } catch (error) {
    throw isTakenKey(error) ? new Overtaken() : error
  }
  return carts
}

/** Every section that the batch may change: whoever locks some early locks all of them then. */
function sectionsOf(picture: BatchPicture, asks: readonly Ask[]): SectionAt[] {
  const { house } = picture
  const asked = asks.flatMap(({ prepared }): SectionAt[] => {
    if (!prepared.ok) return []
    const named = prepared.result.kind === "lines" ? prepared.result.requests : []
    return [
      ...named.flatMap(({ event, seatLines }) =>
        seatLines.flatMap(({ seats }) =>
          seats.map(({ row }) => ({ eventId: event.id, sectionId: row.sectionId })),
        ),
      ),
      ...wantedLevels(prepared.result).flatMap(({ event, priceLevelId }) =>
        house
          .preferredRows(event.id, priceLevelId)
          .map((row) => ({ eventId: event.id, sectionId: row.section_id })),
      ),
    ]
  })
  const admission = eventsOfAdmission(asks).flatMap((eventId) =>
    house.admission(eventId).map(({ sectionId }) => ({ eventId, sectionId })),
  )
  const lapsed = picture
    .allCarts()
    .filter((cart) => hasLapsed(cart, picture.now))
    .flatMap((cart) => picture.heldBy(cart))
    .flatMap(sectionsHeld)
  const all = [...asked, ...admission, ...lapsed]
  return [...new Map(all.map((one) => [keyAt(one.eventId, one.sectionId), one])).values()]
}

async function readSections(
  trx: Knex.Transaction,
  { seatGuard }: MissingTools,
  picture: BatchPicture,
  missing: readonly Missing[],
): Promise<void> {
  const { house, now } = picture
  const sections = missing.flatMap((one) => ("sections" in one ? one.sections : []))
  if (sections.length === 0) return
  await house.readRows({ seats: [], rows: [], sections })
  const seats = sections.flatMap(({ eventId, sectionId }) =>
    house.rows
      .ofSection(eventId, sectionId)
      .flatMap((row) => row.seats.map((seat) => ({ eventId, seatId: seat.id }))),
  )
  picture.addSections(sections, await seatGuard.liveClaims(trx, seats, now))
}

/** Reads the rows in which the best seats are looked for, and who is on them; answers whether there were any to read. */
export async function readRows(
  trx: Knex.Transaction,
  { seatGuard }: Pick<MissingTools, "seatGuard">,
  picture: BatchPicture,
  missing: readonly Missing[],
): Promise<boolean> {
  const { house, now } = picture
  const asked = missing.flatMap((one) => ("rows" in one ? one.rows : []))
  const rows = [...new Map(asked.map((at) => [keyAt(at.eventId, at.row.id), at])).values()]
  if (rows.length === 0) return false
  await house.readRows({
    seats: [],
    rows: rows.map(({ eventId, row }) => ({ eventId, rowId: row.id })),
    sections: [],
  })
  const found = rows.map(({ eventId, row: { id } }) => ({
    eventId,
    row: house.rows.row(eventId, id) ?? { id, seats: [] },
  }))
  const seats = found.flatMap(({ eventId, row }) => row.seats.map((seat) => ({ eventId, seatId: seat.id })))
  const claims = await seatGuard.liveClaims(trx, seats, now)
  picture.addRows(found, claims)
  picture.noteFullRows(rows, claims)
  return true
}
