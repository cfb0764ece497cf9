import { allocate } from "@parterre/domain/money"
import type { InstalmentRow } from "../database/checkout-tables.ts"
import { dayAfter, hourOfDay } from "../zoned-time.ts"

/** How an organiser lets a price be paid in pieces: the first when the sale is made, the others later. */
export interface InstalmentTerms {
  /** Of all payments, the first among them. */
  readonly count: number
  /** Of those after the first: `2027-02-15`. Without them they are a month apart. */
  readonly dates?: readonly string[]
}

export interface PlannedPayment {
  /** A day where the website is. */
  readonly dueOn: string
  /** Cents. */
  readonly amount: number
}

/** Cents below which no payment is: processors take none so small. */
const smallest = 100

/** The hour of its day at which an instalment is taken. */
const hour = 9

/**
 * The payments of a price, the first of them today: equal but for the cents that are left over, which the first have.
 * Undefined where they would be too small.
 */
export function plannedPayments(
  { count, dates }: InstalmentTerms,
  amount: number,
  today: string,
): PlannedPayment[] | undefined {
  if (amount < smallest * count) return undefined
  return allocate(
    amount,
    Array.from({ length: count }, () => 1),
  ).map((share, index) => ({
    dueOn: index === 0 ? today : (dates?.[index - 1] ?? dayAfter(today, { months: index })),
    amount: share,
  }))
}

/** Cents of the first payment, which are all without terms, or where it cannot be paid in pieces. */
export const firstPayment = (terms: InstalmentTerms | undefined, amount: number, today: string): number =>
  (terms && plannedPayments(terms, amount, today)?.[0]?.amount) ?? amount

/** The rows of all payments but the first. */
export const laterPayments = (
  payments: readonly PlannedPayment[],
  timeZone: string,
): Omit<InstalmentRow, "website_id" | "sale_id">[] =>
  payments.slice(1).map(({ dueOn, amount }, index) => ({
    ...{ ordinal: index + 1, due_on: dueOn, amount, state: "due", told_at: null },
    try_at: hourOfDay(dueOn, hour, timeZone),
  }))

export const termsOf = (instalments: string | null): InstalmentTerms | undefined =>
  instalments === null ? undefined : JSON.parse(instalments)
