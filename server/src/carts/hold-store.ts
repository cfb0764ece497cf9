import type { Knex } from "knex"
import type { SectionAt } from "../availability/claim-store.ts"
import type { HoldLineRow, HoldRow, ProductHoldRow, TicketHoldRow } from "../database/hold-tables.ts"
import { inOneTrip } from "../database/in-one-trip.ts"
import { cellsOf, foundBy, jsonRows, rowSet, rowsOf } from "../database/row-sets.ts"

/** A place of a ticket: a seat, or one of a general admission section. */
export type TicketLine = HoldLineRow & { readonly section_id: string }

/** A hold of tickets with those it still has. */
export interface TicketHold extends TicketHoldRow {
  readonly lines: readonly TicketLine[]
}

/** A hold of a product with the pieces it still has. */
export interface ProductHold extends ProductHoldRow {
  readonly lines: readonly HoldLineRow[]
}

export type HoldWithLines = TicketHold | ProductHold

export const isTicketHold = (hold: HoldWithLines): hold is TicketHold => hold.event_id !== null
export const isProductHold = (hold: HoldWithLines): hold is ProductHold => hold.product_id !== null

/** The living holds of a cart, in the order they were added. */
export const liveHolds = (db: Knex, cartId: string): Promise<HoldWithLines[]> => liveHoldsOf(db, [cartId])

/** The holds of a paid cart that are sold, with the tickets and pieces that were not refunded. */
export const soldHolds = (db: Knex, cartId: string): Promise<HoldWithLines[]> =>
  holdsInState(db, [cartId], "sold")

/** The living holds of carts, each cart's in the order they were added. */
export const liveHoldsOf = (db: Knex, cartIds: readonly string[]): Promise<HoldWithLines[]> =>
  holdsInState(db, cartIds, "live")

async function holdsInState(
  db: Knex,
  cartIds: readonly string[],
  state: HoldRow["state"],
): Promise<HoldWithLines[]> {
  if (cartIds.length === 0) return []
  const ofCarts = foundBy(
    db,
    "holds AS h",
    ["cart_id"],
    cartIds.map((cart_id) => ({ cart_id })),
  )
  const holds = await rowsOf<HoldRow & { lines: unknown }>(
    db,
    `SELECT h.*, ${linesOf(db)} AS lines FROM ${ofCarts.from} WHERE ${ofCarts.where} AND h.state = ? ORDER BY h.ordinal`,
    [...ofCarts.bindings, state],
  )
  return holds.map(withReadLines)
}

type LineCells = [
  id: string,
  ordinal: number,
  sectionId: string | null,
  seatId: string | null,
  response: string | null,
]

/** The lines of a hold `h` that were not given back one by one, as JSON. */
const linesOf = (db: Knex): string =>
  `(SELECT ${jsonRows(db, ["l.id", "l.ordinal", "l.section_id", "l.seat_id", "l.question_response"], "l.ordinal")}
    FROM hold_lines AS l WHERE l.hold_id = h.id AND l.released = 0)`

const withReadLines = ({ lines, ...hold }: HoldRow & { lines: unknown }): HoldWithLines =>
  holdWith(
    hold,
    cellsOf<LineCells>(lines).map(([id, ordinal, section_id, seat_id, question_response]) => ({
      id,
      website_id: hold.website_id,
      hold_id: hold.id,
      ordinal,
      section_id,
      seat_id,
      released: 0,
      question_response,
    })),
  )

/** A ticket has a section: only lines of a product have none. */
const holdWith = (hold: HoldRow, lines: readonly HoldLineRow[]): HoldWithLines =>
  ({ ...hold, lines }) as HoldWithLines

/** Adds the lines that were not given back one by one. */
export async function withLines(db: Knex, holds: readonly HoldRow[]): Promise<HoldWithLines[]> {
  if (holds.length === 0) return []
  const lines = await db<HoldLineRow>("hold_lines")
    .whereIn("website_id", [...new Set(holds.map(({ website_id }) => website_id))])
    .whereIn(
      "hold_id",
      holds.map((hold) => hold.id),
    )
    .where({ released: 0 })
    .orderBy(["hold_id", "ordinal"])
  const ofHold = Map.groupBy(lines, (line) => line.hold_id)
  return holds.map((hold) => holdWith(hold, ofHold.get(hold.id) ?? []))
}

const holdColumns = {
  id: "text",
  website_id: "text",
  cart_id: "text",
  event_id: "text",
  price_id: "text",
  price_level_id: "text",
  ordinal: "bigint",
  qty: "bigint",
  price: "bigint",
  service_charge: "bigint",
  confirmed: "bigint",
  page_url: "text",
  subscription_id: "text",
  subscription_hold_id: "text",
  combo_id: "text",
  combo_group_id: "text",
  combo_detail_id: "text",
  combo_hold_id: "text",
  original_price: "bigint",
  list_price: "bigint",
  product_id: "text",
  details: "text",
  promotion_id: "text",
  presale_code: "text",
  presale_code_id: "text",
  state: "text",
  created_at: "bigint",
  changed_at: "bigint",
} as const

const lineColumns = {
  id: "text",
  website_id: "text",
  hold_id: "text",
  ordinal: "bigint",
  section_id: "text",
  seat_id: "text",
  released: "bigint",
} as const

/** Writes holds and their tickets. */
export async function insertHolds(trx: Knex.Transaction, holds: readonly HoldWithLines[]): Promise<void> {
  if (holds.length === 0) return
  const rows = rowSet(trx, holdColumns, holds)
  const lines = rowSet(
    trx,
    lineColumns,
    holds.flatMap((hold) => hold.lines),
  )
  const holdNames = Object.keys(holdColumns).join(", ")
  const lineNames = Object.keys(lineColumns).join(", ")
  await inOneTrip(trx, [
    async () =>
      trx.raw(
        `INSERT INTO holds (${holdNames}) SELECT ${holdNames} FROM ${rows.sql} AS given`,
        rows.bindings,
      ),
    async () =>
      trx.raw(
        `INSERT INTO hold_lines (${lineNames}) SELECT ${lineNames} FROM ${lines.sql} AS given`,
        lines.bindings,
      ),
  ])
}

/** The sections that a hold's tickets are in, once for each; pieces of a product are in none. */
export const sectionsHeld = (hold: HoldWithLines): SectionAt[] =>
  isTicketHold(hold)
    ? hold.lines.map(({ section_id }) => ({ eventId: hold.event_id, sectionId: section_id }))
    : []

/** A hold that has changed. */
export type HoldChange = Pick<HoldRow, "id" | "website_id" | "state" | "qty">

/** Writes changes of holds. */
export async function changeHolds(
  trx: Knex.Transaction,
  changes: readonly HoldChange[],
  now: number,
): Promise<void> {
  if (changes.length === 0) return
  const changed = rowSet(trx, { id: "text", website_id: "text", state: "text", qty: "bigint" }, changes)
  await trx.raw(
    `UPDATE holds SET state = changed.state, qty = changed.qty, changed_at = ?
     FROM ${changed.sql} AS changed
     WHERE holds.id = changed.id AND holds.website_id = changed.website_id`,
    [now, ...changed.bindings],
  )
}

/** Marks tickets as given back one by one. */
export async function releaseHoldLines(
  trx: Knex.Transaction,
  given: readonly Pick<HoldLineRow, "id" | "website_id">[],
): Promise<void> {
  if (given.length === 0) return
  const lines = rowSet(trx, { id: "text", website_id: "text" }, given)
  await trx.raw(
    `UPDATE hold_lines SET released = 1 FROM ${lines.sql} AS lines
     WHERE hold_lines.id = lines.id AND hold_lines.website_id = lines.website_id`,
    lines.bindings,
  )
}

/** Gives living holds of tickets another price; their tickets stay. */
export async function repriceHold(
  trx: Knex.Transaction,
  { id, website_id }: Pick<HoldRow, "id" | "website_id">,
  change: Pick<TicketHoldRow, "price_id" | "price" | "service_charge" | "list_price" | "qty">,
  now: number,
): Promise<void> {
  await trx<TicketHoldRow>("holds")
    .where({ id, website_id })
    .update({ ...change, changed_at: now })
}

/** Moves tickets to another hold of their cart. */
export async function moveHoldLines(
  trx: Knex.Transaction,
  moved: readonly Pick<HoldLineRow, "id" | "website_id" | "hold_id" | "ordinal">[],
): Promise<void> {
  if (moved.length === 0) return
  const lines = rowSet(trx, { id: "text", website_id: "text", hold_id: "text", ordinal: "bigint" }, moved)
  await trx.raw(
    `UPDATE hold_lines SET hold_id = lines.hold_id, ordinal = lines.ordinal FROM ${lines.sql} AS lines
     WHERE hold_lines.id = lines.id AND hold_lines.website_id = lines.website_id`,
    lines.bindings,
  )
}

/** Writes what holders answered, of the living holds of a locked cart. */
export async function answerHoldLines(
  trx: Knex.Transaction,
  websiteId: string,
  answers: readonly { readonly id: string; readonly response: string | null }[],
): Promise<void> {
  for (const { id, response } of answers)
    await trx<HoldLineRow>("hold_lines")
      .where({ website_id: websiteId, id })
      .update({ question_response: response })
}
