import type { CertificateUse as ToldUse } from "@parterre/contract"
import type { Knex } from "knex"
import type { CertificateUseRow, GiftCertificateRow } from "../database/certificate-tables.ts"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import { Refusal } from "../refusal.ts"
import type { PaidByCertificate } from "./sale-certificates.ts"

export interface BalanceToTake {
  readonly websiteId: string
  readonly certificateId: string
  /** Cents. */
  readonly amount: number
}

/** Takes an amount from a balance when it is still there: the condition is part of the statement that takes it. */
export async function takeBalance(
  trx: Knex.Transaction,
  { websiteId, certificateId, amount }: BalanceToTake,
  now: number,
): Promise<boolean> {
  const taken = await trx<GiftCertificateRow>("gift_certificates")
    .where({ website_id: websiteId, id: certificateId, state: "open" })
    .where("balance", ">=", amount)
    .update({ balance: trx.raw("balance - ?", [amount]), changed_at: now })
  return taken === 1
}

/** Takes from each balance what an attempt is to pay with it; `certificate-balance-short`, and nothing, when one is short. */
export async function holdBalances(
  trx: Knex.Transaction,
  attempt: Pick<PaymentAttemptRow, "id" | "website_id" | "sale_id">,
  { uses }: PaidByCertificate,
  now: number,
  take: typeof takeBalance,
): Promise<void> {
  for (const { certificateId, amount } of inIdOrder(uses, (use) => use.certificateId)) {
    if (!(await take(trx, { websiteId: attempt.website_id, certificateId, amount }, now)))
      throw new Refusal("certificate-balance-short")
    await trx<CertificateUseRow>("certificate_uses").insert({
      attempt_id: attempt.id,
      certificate_id: certificateId,
      sale_id: attempt.sale_id,
      amount,
      state: "held",
      changed_at: now,
    })
  }
}

/** What a sale held is spent for good, with its tickets. */
export async function spendBalances(trx: Knex.Transaction, saleId: string, now: number): Promise<void> {
  await trx<CertificateUseRow>("certificate_uses")
    .where({ sale_id: saleId, state: "held" })
    .update({ state: "spent", changed_at: now })
}

interface TakenBySale {
  readonly websiteId: string
  readonly saleId: string
  /** What was spent goes back too where nobody will pay the rest; otherwise what is held. */
  readonly state?: "held" | "spent"
}

/** What a sale took is on its certificates again, once. */
export async function returnBalances(
  trx: Knex.Transaction,
  { websiteId, saleId, state = "held" }: TakenBySale,
  now: number,
): Promise<void> {
  const held = await trx<CertificateUseRow>("certificate_uses").where({ sale_id: saleId, state })
  for (const { attempt_id, certificate_id, amount } of inIdOrder(held, (use) => use.certificate_id)) {
    const returned = await trx<CertificateUseRow>("certificate_uses")
      .where({ attempt_id, certificate_id, state })
      .update({ state: "returned", changed_at: now })
    if (returned === 0) continue
    await trx<GiftCertificateRow>("gift_certificates")
      .where({ website_id: websiteId, id: certificate_id })
      .update({ balance: trx.raw("balance + ?", [amount]), changed_at: now })
  }
}

/** What a refund gives back to certificates that paid; amounts are cents. */
export async function refillBalances(
  trx: Knex.Transaction,
  websiteId: string,
  returns: readonly { readonly certificateId: string; readonly amount: number }[],
  now: number,
): Promise<void> {
  for (const { certificateId, amount } of inIdOrder(returns, (one) => one.certificateId))
    await trx<GiftCertificateRow>("gift_certificates")
      .where({ website_id: websiteId, id: certificateId })
      .update({ balance: trx.raw("balance + ?", [amount]), changed_at: now })
}

/** Rows are locked in id order, so that sales with the same certificates wait for one another. */
const inIdOrder = <Item>(items: readonly Item[], idOf: (item: Item) => string): Item[] =>
  items.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))

/** What each of the attempts took from certificates, whatever has become of it. */
export async function usesOfAttempts(
  db: Knex,
  websiteId: string,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, ToldUse[]>> {
  const rows: (CertificateUseRow & Pick<GiftCertificateRow, "last_four">)[] = await db("certificate_uses")
    .join("gift_certificates", "gift_certificates.id", "certificate_uses.certificate_id")
    .leftJoin("sale_certificates", (plan) =>
      plan
        .on("sale_certificates.sale_id", "certificate_uses.sale_id")
        .andOn("sale_certificates.certificate_id", "certificate_uses.certificate_id"),
    )
    .where({ "gift_certificates.website_id": websiteId })
    .whereIn("certificate_uses.attempt_id", attemptIds)
    .orderBy(["sale_certificates.ordinal", "certificate_uses.certificate_id"])
    .select("certificate_uses.*", "gift_certificates.last_four")
  const told = rows.map(({ attempt_id, last_four, amount }) => ({ attempt_id, lastFour: last_four, amount }))
  return new Map(
    [...Map.groupBy(told, ({ attempt_id }) => attempt_id)].map(([id, uses]) => [
      id,
      uses.map(({ lastFour, amount }) => ({ lastFour, amount })),
    ]),
  )
}
