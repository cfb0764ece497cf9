import type { Knex } from "knex"
import type { PaymentAttemptRow, SaleRow } from "../database/checkout-tables.ts"
import { watched } from "../watched.ts"

/** What names a sale, or an attempt, among those of its website. */
export type OwnedKey = Pick<SaleRow, "id" | "website_id">

/** The attempt of a sale that was made last at what it was paid with, or at one of its later instalments. */
export const latestAttempt = (
  db: Knex,
  { id, website_id }: OwnedKey,
  instalment = 0,
): Promise<PaymentAttemptRow | undefined> =>
  db<PaymentAttemptRow>("payment_attempts")
    .where({ website_id, sale_id: id, instalment })
    .orderBy("attempt", "desc")
    .first()

/** The attempts of sales, in the order in which they were made. */
export const attemptsOfSales = (
  db: Knex,
  websiteId: string,
  saleIds: readonly string[],
): Promise<PaymentAttemptRow[]> =>
  db<PaymentAttemptRow>("payment_attempts")
    .where({ website_id: websiteId })
    .whereIn("sale_id", saleIds)
    .orderBy("attempt")

/** The attempts of all sales of a cart, in the order in which they were made. */
export const attemptsOfCart = async (db: Knex, { id, website_id }: OwnedKey): Promise<PaymentAttemptRow[]> =>
  db("payment_attempts")
    .join("sales", "sales.id", "payment_attempts.sale_id")
    .where({ "sales.website_id": website_id, "sales.cart_id": id })
    .orderBy(["payment_attempts.created_at", "payment_attempts.attempt"])
    .select("payment_attempts.*")

/** An attempt by what the processor calls it. */
export const attemptOfReference = (
  db: Knex,
  websiteId: string,
  reference: string,
): Promise<PaymentAttemptRow | undefined> =>
  db<PaymentAttemptRow>("payment_attempts").where({ website_id: websiteId, reference }).first()

export const readAttempt = (db: Knex, { id, website_id }: OwnedKey): Promise<PaymentAttemptRow | undefined> =>
  db<PaymentAttemptRow>("payment_attempts").where({ website_id, id }).first()

/** The attempt of a sale that a processor knows by this id. */
export const attemptOfProcessorId = (
  db: Knex,
  { id, website_id }: OwnedKey,
  processorId: string,
): Promise<PaymentAttemptRow | undefined> =>
  db<PaymentAttemptRow>("payment_attempts")
    .where({ website_id, sale_id: id, processor_id: processorId })
    .first()

/** How many attempts of a sale there were, at all that it is paid with. */
export async function countAttempts(db: Knex, { id, website_id }: OwnedKey): Promise<number> {
  const made = await db<PaymentAttemptRow>("payment_attempts").where({ website_id, sale_id: id }).pluck("id")
  return made.length
}

/** How many attempts of a sale, made after a time, ended without money; those whose code begins so do not count. */
export async function countRefused(
  trx: Knex.Transaction,
  { id, website_id }: OwnedKey,
  uncounted: string,
  after: number,
): Promise<number> {
  const refused = await trx<PaymentAttemptRow>("payment_attempts")
    .where({ website_id, sale_id: id })
    .whereIn("state", ["declined", "voided"])
    .where("created_at", ">", after)
    .whereNot("code", "like", `${uncounted}%`)
    .pluck("id")
  return refused.length
}

export async function insertAttempt(trx: Knex.Transaction, row: PaymentAttemptRow): Promise<void> {
  await trx<PaymentAttemptRow>("payment_attempts").insert(row)
}

/** Writes a change of a locked attempt. */
export async function changeAttempt(
  trx: Knex.Transaction,
  { id, website_id, state }: PaymentAttemptRow,
  change: Partial<PaymentAttemptRow>,
): Promise<void> {
  await trx<PaymentAttemptRow>("payment_attempts").where({ website_id, id }).update(change)
  const to = change.state
  if (to !== undefined && to !== state && watched.paymentMoved.isWatched)
    trx.executionPromise.then(
      () => watched.paymentMoved.tell({ to }),
      () => undefined,
    )
}

/** Writes when an attempt was looked at, if it is still in the state it was in. */
export async function touchAttempt(
  db: Knex,
  { id, website_id, state }: PaymentAttemptRow,
  now: number,
): Promise<void> {
  await db<PaymentAttemptRow>("payment_attempts").where({ website_id, id, state }).update({ changed_at: now })
}
