import type { Knex } from "knex"
import type { InstalmentRow, KeptCardRow, PaymentAttemptRow, SaleRow } from "../database/checkout-tables.ts"
import type { OwnedKey } from "./attempt-store.ts"

/** What names an instalment among those of its sale. */
export type InstalmentKey = Pick<InstalmentRow, "website_id" | "sale_id" | "ordinal">

/** What is left to pay of sales after their tickets, in the order in which it is due. */
export const instalmentsOfSales = (
  db: Knex,
  websiteId: string,
  saleIds: readonly string[],
): Promise<InstalmentRow[]> =>
  db<InstalmentRow>("instalments")
    .where({ website_id: websiteId })
    .whereIn("sale_id", saleIds)
    .orderBy(["sale_id", "ordinal"])

export const readInstalment = (
  db: Knex,
  { website_id, sale_id, ordinal }: InstalmentKey,
): Promise<InstalmentRow | undefined> =>
  db<InstalmentRow>("instalments").where({ website_id, sale_id, ordinal }).first()

/** Writes how a locked sale that is not paid yet is to be paid; what was agreed before is no more. */
export async function agreeInstalments(
  trx: Knex.Transaction,
  { id, website_id }: OwnedKey,
  rows: readonly Omit<InstalmentRow, "website_id" | "sale_id">[],
): Promise<void> {
  await trx<InstalmentRow>("instalments").where({ website_id, sale_id: id }).delete()
  if (rows.length > 0)
    await trx<InstalmentRow>("instalments").insert(rows.map((row) => ({ ...row, website_id, sale_id: id })))
}

/** Writes a change of an instalment of a locked sale. */
export async function changeInstalment(
  trx: Knex,
  { website_id, sale_id, ordinal }: InstalmentKey,
  change: Partial<InstalmentRow>,
): Promise<void> {
  await trx<InstalmentRow>("instalments").where({ website_id, sale_id, ordinal }).update(change)
}

/** Nothing of a locked sale is to be paid any more. */
export async function endInstalments(trx: Knex.Transaction, { id, website_id }: OwnedKey): Promise<void> {
  await trx<InstalmentRow>("instalments")
    .where({ website_id, sale_id: id })
    .update({ amount: 0, state: "ended" })
}

/** What a refused refund took off an instalment is due again, though it was ended for it. */
export async function putBackOnInstalment(
  trx: Knex.Transaction,
  key: InstalmentKey,
  cents: number,
): Promise<void> {
  await addToInstalment(trx, key, cents)
  const { website_id, sale_id, ordinal } = key
  await trx<InstalmentRow>("instalments")
    .where({ website_id, sale_id, ordinal, state: "ended" })
    .where("amount", ">", 0)
    .update({ state: "due" })
}

/** Takes cents off what is not paid yet of a locked sale, or puts them back. */
export async function addToInstalment(
  trx: Knex.Transaction,
  { website_id, sale_id, ordinal }: InstalmentKey,
  cents: number,
): Promise<void> {
  await trx<InstalmentRow>("instalments").where({ website_id, sale_id, ordinal }).increment("amount", cents)
}

/** States of an attempt whose money was taken. */
const TAKEN: readonly PaymentAttemptRow["state"][] = ["captured", "refunding", "refunded"]

/** Whether what is paid with the tickets was taken: before that, nothing is taken or told of what follows. */
const firstPaid = (db: Knex): Knex.QueryBuilder =>
  db("payment_attempts")
    .select(db.raw("1"))
    .whereRaw("payment_attempts.sale_id = instalments.sale_id")
    .whereRaw("payment_attempts.website_id = instalments.website_id")
    .where("payment_attempts.instalment", 0)
    .whereIn("payment_attempts.state", [...TAKEN])

/** Instalments of all websites whose buyer is to be told by now that they will be taken, the first due first. */
export const untoldInstalments = (
  db: Knex,
  dueBefore: number,
  atMost: number,
): Promise<(InstalmentRow & Pick<SaleRow, "state">)[]> =>
  db("instalments")
    .join("sales", (own) =>
      own.on("sales.id", "instalments.sale_id").andOn("sales.website_id", "instalments.website_id"),
    )
    .where({ "instalments.state": "due", "sales.state": "paid" })
    .whereExists(firstPaid(db))
    .whereNull("instalments.told_at")
    .where("instalments.amount", ">", 0)
    .where("instalments.try_at", "<=", dueBefore)
    .orderBy("instalments.try_at")
    .limit(atMost)
    .select("instalments.*")

/** Writes that a buyer was told; answers whether nobody had told them. */
export async function markTold(
  trx: Knex.Transaction,
  { website_id, sale_id, ordinal }: InstalmentKey,
  change: Pick<InstalmentRow, "told_at" | "try_at">,
): Promise<boolean> {
  const told = trx<InstalmentRow>("instalments").where({ website_id, sale_id, ordinal }).whereNull("told_at")
  return (await told.update(change)) === 1
}

/** Instalments of all websites to be taken, or looked at, by now; the one that has waited longest first. */
export const dueInstalments = (db: Knex, now: number, atMost: number): Promise<InstalmentRow[]> =>
  db("instalments")
    .join("sales", (own) =>
      own.on("sales.id", "instalments.sale_id").andOn("sales.website_id", "instalments.website_id"),
    )
    .where({ "instalments.state": "due", "sales.state": "paid" })
    .whereExists(firstPaid(db))
    .where((ready) => ready.whereNotNull("instalments.told_at").orWhere("instalments.amount", 0))
    .where("instalments.try_at", "<=", now)
    .orderBy("instalments.try_at")
    .limit(atMost)
    .select("instalments.*")

/** Kept cards of all websites with no instalment left to pay; none while a refund may yet be refused. */
export const idleInstalmentCards = (db: Knex, atMost: number): Promise<KeptCardRow[]> =>
  db("kept_cards")
    .where("kept_cards.state", "kept")
    .whereExists((agreed) =>
      agreed
        .select(db.raw("1"))
        .from("instalments")
        .whereRaw(
          "instalments.website_id = kept_cards.website_id AND instalments.sale_id = kept_cards.client_id",
        ),
    )
    .whereNotExists((unpaid) =>
      unpaid
        .select(db.raw("1"))
        .from("instalments")
        .whereRaw("instalments.sale_id = kept_cards.client_id")
        .where("instalments.amount", ">", 0)
        .whereNotExists((taken) =>
          taken
            .select(db.raw("1"))
            .from("payment_attempts")
            .whereRaw(
              "payment_attempts.sale_id = instalments.sale_id AND payment_attempts.instalment = instalments.ordinal",
            )
            .whereIn("payment_attempts.state", [...TAKEN]),
        ),
    )
    .whereNotExists((refunded) =>
      refunded
        .select(db.raw("1"))
        .from("refunds")
        .whereRaw("refunds.sale_id = kept_cards.client_id")
        .where("refunds.state", "requested"),
    )
    .limit(atMost)
    .select("kept_cards.*")
