import type { Knex } from "knex"
import type { KeptCardRow, PaymentAttemptRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { Dependencies } from "../dependencies.ts"
import type { CardProcessor, CardToken, KeptToken } from "../payments/processor.ts"
import type { PaymentsLog, WebsiteProcessors } from "../payments/website-processors.ts"
import { readAttempt } from "../sales/attempt-store.ts"
import type { IsStopping } from "../stopping.ts"
import {
  changeKeptCard,
  deleteKeptCard,
  isEnded,
  isTokenShared,
  keptCardOfAttempt,
  leaveSameCards,
} from "./kept-card-store.ts"
import { isKeptHere } from "./usable-card.ts"

export interface KeptCardDependencies extends Dependencies {
  readonly processors: WebsiteProcessors
  readonly log: PaymentsLog
  readonly isStopping?: IsStopping | undefined
}

/**
 * Has the processor make ready to keep the card that is about to pay, and writes down how it is found there before the card
 * is charged. Answers what pays; where nothing can be kept, that is the card as it was, for a payment needs no kept card.
 */
export async function makeReady(
  { db, clock, log }: KeptCardDependencies,
  processor: CardProcessor,
  attempt: PaymentAttemptRow,
  card: CardToken,
): Promise<CardToken> {
  const outcome = await processor.keeper?.keep(attempt.reference, card)
  const row = await keptCardOfAttempt(db, attempt)
  if (outcome === undefined || row === undefined) return card
  if (outcome.kind === "not-kept")
    log.warn({ reference: attempt.reference, reason: outcome.reason }, "a card was not kept")
  if (outcome.kept !== undefined)
    await changeKeptCard(db, row, { ...columnsOf(outcome.kept), changed_at: clock.now() })
  return outcome.kind === "keeping" ? outcome.card : card
}

/** Learns of the processor what it keeps of a payment that was made. Whatever it answers, the payment stands. */
export async function settleKept(
  dependencies: KeptCardDependencies,
  attempt: PaymentAttemptRow,
): Promise<void> {
  const { db, log } = dependencies
  try {
    const row = await keptCardOfAttempt(db, attempt)
    if (row?.state === "asked") await settleKeptCard(dependencies, row)
  } catch (error) {
    log.error({ err: error, reference: attempt.reference }, "what was kept of a payment is not known yet")
  }
}

/**
 * Brings a card to rest: one that was asked for is kept once its payment is made, and leaves when that has ended; one that
 * leaves is removed at the processor, and only then forgotten here. Answers whether it is at rest.
 */
export async function settleKeptCard(dependencies: KeptCardDependencies, row: KeptCardRow): Promise<boolean> {
  const { db, clock } = dependencies
  if (row.state === "kept") return true
  const attempt = await readAttempt(db, { id: row.attempt_id, website_id: row.website_id })
  const kept = keptTokenOf(row, attempt)
  if (row.state === "leaving") return removeAtProcessor(dependencies, row, kept)
  if (attempt !== undefined && !isEnded(attempt)) return readAtProcessor(dependencies, row, kept)
  const leaving = { state: "leaving", changed_at: clock.now() } as const
  await changeKeptCard(db, row, leaving)
  return removeAtProcessor(dependencies, { ...row, ...leaving }, kept)
}

async function readAtProcessor(
  dependencies: KeptCardDependencies,
  row: KeptCardRow,
  known: KeptToken,
): Promise<boolean> {
  const { db, clock } = dependencies
  const reading = await (await keeperOf(dependencies, row))?.read(known)
  if (reading?.kind === "gone") {
    await deleteKeptCard(db, row)
    return true
  }
  if (reading?.kind !== "kept") return lookLater(dependencies, row, reading?.kind)
  const { token, customer = row.customer, brand, lastFour: last_four, expiry } = reading
  const kept = { token, customer, brand, last_four, expiry, state: "kept", changed_at: clock.now() } as const
  await inTransaction(db, async (trx: Knex.Transaction) => {
    if (await changeKeptCard(trx, row, kept)) await leaveSameCards(trx, { ...row, ...kept }, clock.now())
  })
  return true
}

async function removeAtProcessor(
  dependencies: KeptCardDependencies,
  row: KeptCardRow,
  known: KeptToken,
): Promise<boolean> {
  if (!(await isTokenShared(dependencies.db, row))) {
    const outcome = await (await keeperOf(dependencies, row))?.remove(known)
    if (outcome?.kind !== "removed") return lookLater(dependencies, row, outcome?.kind)
  }
  await deleteKeptCard(dependencies.db, row)
  return true
}

/** The processor that keeps a card; none where the website is paid through another, or another account there, by now. */
async function keeperOf({ processors }: KeptCardDependencies, row: KeptCardRow) {
  const payments = await processors.of(row.website_id)
  return isKeptHere(row, payments) ? payments.processor.keeper : undefined
}

async function lookLater(
  { db, clock, log }: KeptCardDependencies,
  row: KeptCardRow,
  outcome: string | undefined,
): Promise<false> {
  log.warn(
    { keptCard: row.id, processor: row.processor, outcome: outcome ?? "another-account" },
    "a kept card is to be looked at again",
  )
  await changeKeptCard(db, row, { changed_at: clock.now() })
  return false
}

const keptTokenOf = (
  { customer, token }: KeptCardRow,
  attempt: PaymentAttemptRow | undefined,
): KeptToken => ({
  reference: attempt?.reference,
  customer: customer ?? undefined,
  token: token ?? undefined,
})

const columnsOf = ({ customer, token }: KeptToken) => ({ customer: customer ?? null, token: token ?? null })
