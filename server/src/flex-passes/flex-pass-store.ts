import type { Knex } from "knex"
import { stillClient } from "../clients/still-client.ts"
import type { FlexPassExchangeRow, FlexPassRow } from "../database/product-tables.ts"
import { isTakenKey } from "../database/taken-key.ts"
import { Refusal } from "../refusal.ts"

/** Passes that one client is shown. */
const mostShown = 200

/** Places of one statement. */
const atOnce = 500

/** Flex passes of one website. */
export const flexPassStore = (db: Knex, websiteId: string) => {
  const passes = () => db<FlexPassRow>("flex_passes").where({ website_id: websiteId })
  const exchanges = () => db<FlexPassExchangeRow>("flex_pass_exchanges").where({ website_id: websiteId })
  return {
    /** The last bought first. */
    ofClient: (clientId: string): Promise<FlexPassRow[]> =>
      passes()
        .where({ client_id: clientId })
        .orderBy([{ column: "created_at", order: "desc" }, "id"])
        .limit(mostShown),

    ofSale: (saleId: string): Promise<FlexPassRow[]> => passes().where({ sale_id: saleId }).orderBy("id"),

    ofIds: (ids: readonly string[]): Promise<FlexPassRow[]> => passes().whereIn("id", ids).orderBy("id"),

    /** Whether a sale is an exchange: tickets of passes gave its places, whatever became of them. */
    isExchange: async (saleId: string): Promise<boolean> =>
      (await exchanges().where({ sale_id: saleId }).first("id")) !== undefined,

    /** What tickets of passes stand for now. */
    exchangesOf: (passIds: readonly string[]): Promise<FlexPassExchangeRow[]> =>
      exchanges().whereIn("flex_pass_id", passIds).whereNull("returned_at").orderBy("credit"),
  }
}

/** What keeps a ticket of a pass from being exchanged twice, and for an account that closes meanwhile. */
export interface CreditGuard {
  readonly stillClient: typeof stillClient
  /** Takes credits of a pass; answers whether it had as many. */
  take(trx: Knex.Transaction, pass: Pick<FlexPassRow, "id" | "website_id">, credits: number): Promise<boolean>
  /** Writes what tickets were exchanged for; `ticket-already-exchanged` where one was. */
  write(trx: Knex.Transaction, rows: readonly FlexPassExchangeRow[]): Promise<void>
}

export const creditGuard: CreditGuard = {
  stillClient,
  async take(trx, { id, website_id }, credits) {
    const taken = await trx<FlexPassRow>("flex_passes")
      .where({ website_id, id })
      .where("credits_left", ">=", credits)
      .decrement("credits_left", credits)
    return taken === 1
  },
  async write(trx, rows) {
    try {
      await trx<FlexPassExchangeRow>("flex_pass_exchanges").insert([...rows])
    } catch (error) {
      throw isTakenKey(error) ? new Refusal("ticket-already-exchanged") : error
    }
  },
}

/** Whether any of these places was had for a ticket of a pass that has it again: one that nobody paid for has ended for good. */
export async function areBackOnPasses(
  db: Knex,
  websiteId: string,
  lineIds: readonly string[],
): Promise<boolean> {
  const row = await db<FlexPassExchangeRow>("flex_pass_exchanges")
    .join("flex_passes", "flex_passes.id", "flex_pass_exchanges.flex_pass_id")
    .join("sales", "sales.id", "flex_passes.sale_id")
    .where({ "flex_pass_exchanges.website_id": websiteId })
    .whereIn("flex_pass_exchanges.hold_line_id", lineIds)
    .whereNot("sales.state", "voided")
    .first("flex_pass_exchanges.hold_line_id")
  return row !== undefined
}

/** A place that a ticket of a pass stands for. */
export interface ExchangedPlace {
  /** What the pass was sold as. */
  readonly pass_line_id: string
  /** The exchange, and the number of its order. */
  readonly sale_id: string
  readonly receipt_number: string | null
  readonly hold_line_id: string
}

/** The places that passes of a sale were exchanged for and that nobody has given back, nor is about to, the first exchanged first. */
export const placesOfPasses = async (
  db: Knex,
  websiteId: string,
  saleId: string,
): Promise<readonly ExchangedPlace[]> =>
  db("flex_pass_exchanges")
    .join("flex_passes", "flex_passes.id", "flex_pass_exchanges.flex_pass_id")
    .join("sales", "sales.id", "flex_pass_exchanges.sale_id")
    .leftJoin("refunded_pieces", (same) =>
      same
        .on("refunded_pieces.sale_id", "flex_pass_exchanges.sale_id")
        .andOn("refunded_pieces.piece_id", "flex_pass_exchanges.hold_line_id"),
    )
    .where({ "flex_pass_exchanges.website_id": websiteId, "flex_passes.sale_id": saleId })
    .whereNull("flex_pass_exchanges.returned_at")
    .whereNull("refunded_pieces.piece_id")
    .orderBy(["flex_pass_exchanges.exchanged_at", "flex_pass_exchanges.id"])
    .select(
      "flex_passes.hold_line_id as pass_line_id",
      "flex_pass_exchanges.sale_id",
      "sales.receipt_number",
      "flex_pass_exchanges.hold_line_id",
    )

/** How many of these places stand for tickets of passes now. */
export async function countCredits(db: Knex, websiteId: string, lineIds: readonly string[]): Promise<number> {
  let credits = 0
  for (let from = 0; from < lineIds.length; from += atOnce) {
    const rows = await db<FlexPassExchangeRow>("flex_pass_exchanges")
      .where({ website_id: websiteId })
      .whereIn("hold_line_id", lineIds.slice(from, from + atOnce))
      .whereNull("returned_at")
      .select("id")
    credits += rows.length
  }
  return credits
}

/** Places were refunded: the tickets of passes that they stood for may be exchanged again. */
export async function returnCredits(
  trx: Knex.Transaction,
  websiteId: string,
  lineIds: readonly string[],
  now: number,
): Promise<void> {
  const returned = await trx<FlexPassExchangeRow>("flex_pass_exchanges")
    .where({ website_id: websiteId })
    .whereIn("hold_line_id", lineIds)
    .whereNull("returned_at")
    .update({ returned_at: now })
    .returning("flex_pass_id")
  for (const [id, rows] of [...Map.groupBy(returned, ({ flex_pass_id }) => flex_pass_id)].sort())
    await trx<FlexPassRow>("flex_passes")
      .where({ website_id: websiteId, id })
      // A pass that nobody paid for has ended for good.
      .whereNotExists(
        trx("sales")
          .where({ "sales.website_id": websiteId, "sales.state": "voided" })
          .whereRaw("sales.id = flex_passes.sale_id")
          .select(trx.raw("1")),
      )
      .increment("credits_left", rows.length)
}
