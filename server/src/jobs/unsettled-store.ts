import type { Knex } from "knex"
import type { PaymentAttemptRow, SaleRow } from "../database/checkout-tables.ts"

/** An attempt that may leave something to do. */
export type Unsettled = PaymentAttemptRow & {
  readonly sale_state: SaleRow["state"]
  /** The number of the latest attempt at the same instalment of the sale. */
  readonly latest: number
}

/** How long attempts are left alone, in milliseconds. */
export interface Patience {
  /** While a request may still be waiting for its answer. */
  readonly inFlight: number
  /** Between two looks at one attempt: as long again as it is old, within these. */
  readonly shortestPause: number
  readonly longestPause: number
}

/** States of an attempt that always leave something to do. */
const unfinished = ["authorising", "challenging", "unknown", "authorised", "voiding", "refunding"]

const latestNumber = `(SELECT MAX(attempt) FROM payment_attempts newest
  WHERE newest.sale_id = sales.id AND newest.instalment = payment_attempts.instalment)`

/**
 * Attempts that are to be looked at, of each website the one left alone longest first, and of all websites in turn: a crowd at
 * one would fill the round and hide the others. So would those not yet due, which are left out.
 */
export const dueAttempts = async (
  db: Knex,
  now: number,
  atMost: number,
  { inFlight, shortestPause, longestPause }: Patience,
): Promise<Unsettled[]> => {
  const due = db("payment_attempts")
    .join("sales", "sales.id", "payment_attempts.sale_id")
    .where((due) =>
      due
        .whereIn("payment_attempts.state", ["authorising", "challenging"])
        .where("payment_attempts.changed_at", "<=", now - inFlight)
        .orWhere((waited) =>
          waited
            .whereNotIn("payment_attempts.state", ["authorising", "challenging"])
            .where("payment_attempts.changed_at", "<=", now - shortestPause)
            .whereRaw(
              "(payment_attempts.changed_at <= ? OR 2 * payment_attempts.changed_at - payment_attempts.created_at <= ?)",
              [now - longestPause, now],
            ),
        ),
    )
    .where((either) =>
      either
        .whereIn("payment_attempts.state", unfinished)
        .orWhere((ended) =>
          ended
            .whereIn("payment_attempts.state", ["declined", "voided", "refunded"])
            .where("sales.state", "paying")
            .whereRaw(`payment_attempts.attempt = ${latestNumber}`),
        )
        .orWhere((left) =>
          left.where("payment_attempts.state", "declined").whereIn("payment_attempts.id", (atBanks) =>
            // Their page may still be paid, or was not looked at since.
            atBanks
              .select("attempt_id")
              .from("interac_payments")
              .whereNull("settled_at")
              .where("interac_payments.created_at", ">", now - longestAtBank),
          ),
        ),
    )
    .select(
      ...["payment_attempts.*", "sales.state as sale_state", db.raw(`${latestNumber} as latest`)],
      db.raw(
        "ROW_NUMBER() OVER (PARTITION BY payment_attempts.website_id ORDER BY payment_attempts.changed_at) AS turn",
      ),
    )
    .as("due")
  return db
    .from(due)
    .orderBy([{ column: "turn" }, { column: "changed_at" }])
    .limit(atMost)
}

/** Milliseconds after which nobody looks for the money of a bank's page any more, however long its processor was silent. */
const longestAtBank = 7 * 86_400_000

/** Open sales of all websites that nobody pays any more: their cart ran out or was emptied. */
export const forgottenSales = async (
  db: Knex,
  atMost: number,
): Promise<Pick<SaleRow, "id" | "website_id" | "cart_id">[]> =>
  db("sales")
    .join("carts", "carts.id", "sales.cart_id")
    .where({ "sales.state": "open" })
    .whereIn("carts.state", ["expired", "empty"])
    .limit(atMost)
    .select("sales.id", "sales.website_id", "sales.cart_id")
