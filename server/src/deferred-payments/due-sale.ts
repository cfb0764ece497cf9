import { isMoneyTaken, isPaymentDue } from "@parterre/domain/payments"
import type { Knex } from "knex"
import type { InstalmentRow, PaymentAttemptRow, SaleRow } from "../database/checkout-tables.ts"
import { Refusal } from "../refusal.ts"
import { attemptsOfSales } from "../sales/attempt-store.ts"
import { instalmentsOfSales } from "../sales/instalment-store.ts"
import { paidSaleOfToken } from "../sales/sale-store.ts"

/** What is due of a paid sale: all of it, what was paid with its tickets, or one of its later instalments. */
export interface DeferredSale {
  readonly sale: SaleRow
  /** Cents. */
  readonly amount: number
  /** None of what is paid with the tickets. */
  readonly instalment: InstalmentRow | undefined
  /** None of an instalment that nobody has begun to pay. */
  readonly latest: PaymentAttemptRow | undefined
}

/**
 * What the link of a mail asks for, for whoever has the link: of several payments the first that is not made. Throws
 * `sale-unknown`, `sale-voided` once support has ended it, and `nothing-due` for a sale of which nothing ever was.
 */
export const deferredSaleOf = async (db: Knex, websiteId: string, saleToken: string): Promise<DeferredSale> =>
  dueOf(await askedFor(db, websiteId, saleToken))

/**
 * The payment that a buyer was shown, by its number: the one that is due, or one that was made since. Without a number,
 * what was paid with the tickets, or the only one that was asked for. Throws `amount-changed` where another is due.
 */
export async function namedDeferredSale(
  db: Knex,
  websiteId: string,
  saleToken: string,
  number: number | undefined,
): Promise<DeferredSale> {
  const asked = await askedFor(db, websiteId, saleToken)
  const ofNumber = (wanted: number) => asked.find((one) => (one.instalment?.ordinal ?? 0) + 1 === wanted)
  const named = number === undefined ? (ofNumber(1) ?? (asked[1] ? undefined : asked[0])) : ofNumber(number)
  if (named !== undefined && isSettled(named)) return named
  const due = dueOf(asked)
  if (isSettled(due)) throw new Refusal("nothing-due")
  if (named !== due) throw new Refusal("amount-changed", { amount: due.amount })
  return due
}

function dueOf(asked: readonly DeferredSale[]): DeferredSale {
  const due = asked.find((one) => !isSettled(one)) ?? asked.at(-1)
  if (due === undefined) throw new Refusal("nothing-due")
  return due
}

/** All that was ever asked of a sale by a link, in the order in which it is due. */
async function askedFor(db: Knex, websiteId: string, saleToken: string): Promise<DeferredSale[]> {
  const sale = await paidSaleOfToken(db, websiteId, saleToken)
  if (sale === undefined) throw new Refusal("sale-unknown")
  if (sale.state === "voided") throw new Refusal("sale-voided")
  const all = await attemptsOfSales(db, websiteId, [sale.id])
  const ofInstalment = (ordinal: number) => all.filter(({ instalment }) => instalment === ordinal)
  const first = ofInstalment(0)
  const latest = first.at(-1)
  const asked: DeferredSale[] =
    latest !== undefined && first.some(({ state }) => state === "lapsed")
      ? [{ sale, amount: latest.amount, instalment: undefined, latest }]
      : []
  for (const instalment of await instalmentsOfSales(db, websiteId, [sale.id])) {
    // What its buyer was not told of is asked of nobody yet, and what was refunded of nobody any more.
    if (instalment.told_at === null || instalment.amount === 0) continue
    const { amount, ordinal } = instalment
    asked.push({ sale, amount, instalment, latest: ofInstalment(ordinal).at(-1) })
  }
  return asked
}

/** Whether its buyer may pay now: neither paid nor being paid. */
export const isDueNow = ({ latest }: Pick<DeferredSale, "latest">): boolean =>
  isPaymentDue({ sale: "paid", attempt: latest?.state })

/** Whether its money was taken after all. */
export const isSettled = ({ latest }: Pick<DeferredSale, "latest">): boolean =>
  latest !== undefined && isMoneyTaken(latest.state)
