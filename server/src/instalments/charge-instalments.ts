import { GIVEN_BACK, isMoneyTaken, isPaymentDue, mayHoldMoney, whyUncharged } from "@parterre/domain/payments"
import type { Knex } from "knex"
import { applyOutcome } from "../checkout/apply-outcome.ts"
import { newAttempt } from "../checkout/begin-payment.ts"
import { CURRENCY } from "../checkout/check-authentication.ts"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import { type PaymentGuard, paymentGuard } from "../checkout/payment-guard.ts"
import { onAttempt, onSale, type PaymentRecord, walk } from "../checkout/payment-record.ts"
import type { InstalmentRow, KeptCardRow, PaymentAttemptRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { changeKeptCard, keptCardsOf } from "../kept-cards/kept-card-store.ts"
import { isKeptHere } from "../kept-cards/usable-card.ts"
import { postMessage } from "../outbox/outbox-store.ts"
import type { AuthoriseOutcome, CardToken } from "../payments/processor.ts"
import type { WebsitePayments } from "../payments/website-processors.ts"
import { isSaleBeingRefunded } from "../refunds/refund-store.ts"
import { Refusal } from "../refusal.ts"
import { attemptsOfSales, countAttempts, insertAttempt } from "../sales/attempt-store.ts"
import {
  changeInstalment,
  dueInstalments,
  idleInstalmentCards,
  readInstalment,
} from "../sales/instalment-store.ts"
import { saleTokenFor } from "../sales/sale-token.ts"
import { inWebsiteTurns } from "../websites/website-turns.ts"
import { INSTALMENT_FAILED_MAIL, type InstalmentMessage } from "./instalment-message.ts"
import { tellInstalments } from "./tell-instalments.ts"

/** Milliseconds until an instalment is looked at again whose outcome is not known yet. */
const lookAgain = 60_000
/** Milliseconds until a processor is asked again that could not be reached. */
const askAgain = 3_600_000
/** How often a kept card is tried for one instalment whose processor cannot be reached: for about a day. */
const mostTries = 24

/**
 * Takes the instalments that are due from the cards that their processors keep, once: a card that does not pay is not
 * charged again, and its buyer is asked for another by mail. Buyers are told days before, and cards that have nothing left
 * to pay are let go. Answers how many it looked at.
 */
export async function chargeInstalments(
  dependencies: PaymentDependencies,
  now: number,
  atMost: number,
  guard: Pick<PaymentGuard, "lock" | "onLostAnswer"> = paymentGuard,
): Promise<number> {
  const { db } = dependencies
  const told = await tellInstalments(dependencies, now, atMost)
  const due = await dueInstalments(db, now, atMost)
  await inWebsiteTurns(dependencies, due, (row) => chargeOne(dependencies, row, guard))
  for (const card of await idleInstalmentCards(db, atMost))
    await changeKeptCard(db, card, { state: "leaving", changed_at: now })
  return told + due.length
}

async function chargeOne(
  dependencies: PaymentDependencies,
  row: InstalmentRow,
  guard: Pick<PaymentGuard, "lock" | "onLostAnswer">,
): Promise<void> {
  const { db, log, clock } = dependencies
  try {
    await chargeInstalment(dependencies, row, guard)
  } catch (error) {
    // One instalment must not keep the others waiting.
    log.error({ err: error, sale: row.sale_id, ordinal: row.ordinal }, "an instalment could not be taken")
    await changeInstalment(db, row, { try_at: clock.now() + lookAgain })
  }
}

async function chargeInstalment(
  dependencies: PaymentDependencies,
  row: InstalmentRow,
  guard: Pick<PaymentGuard, "lock" | "onLostAnswer">,
): Promise<void> {
  const { db, processors } = dependencies
  const payments = await processors.of(row.website_id)
  const owner = { website_id: row.website_id, client_id: row.sale_id }
  const kept = (await keptCardsOf(db, owner)).find(({ state }) => state === "kept")
  const card = cardOf(kept, payments)
  const begun = await inTransaction(db, (trx) =>
    begin(trx, dependencies, row, { card, kept, payments }, guard),
  )
  if (begun === undefined || card === undefined) return
  const { attempt, email } = begun
  const { processor } = payments
  let asked: AuthoriseOutcome["kind"] = "unknown"
  try {
    const outcome = await processor.authorise({
      reference: attempt.reference,
      amount: attempt.amount,
      currency: attempt.currency,
      card,
      needsProof: false,
      ...(email === undefined ? {} : { email }),
    })
    asked = outcome.kind
    await applyOutcome(dependencies, attempt, processor, outcome, guard)
  } catch (error) {
    // It was written down with the attempt: what follows from it is seen there.
    if (!(error instanceof Refusal)) throw error
  }
  await inTransaction(db, (trx) => begin(trx, dependencies, row, { card, kept, payments, asked }, guard))
}

/** The kept card as it pays; undefined where the website is paid elsewhere by now, or nothing is kept. */
const cardOf = (kept: KeptCardRow | undefined, payments: WebsitePayments): CardToken | undefined =>
  kept !== undefined &&
  kept.token !== null &&
  payments.processor.keeper !== undefined &&
  isKeptHere(kept, payments)
    ? {
        token: kept.token,
        kept: {
          ...{ isFirst: false, isForInstalments: true },
          ...(kept.customer === null ? {} : { customer: kept.customer }),
        },
      }
    : undefined

interface CardAtHand {
  readonly card: CardToken | undefined
  readonly kept: KeptCardRow | undefined
  readonly payments: WebsitePayments
  /** What the card that was asked just now came to: it is not asked again at once. */
  readonly asked?: AuthoriseOutcome["kind"] | undefined
}

interface Begun {
  readonly attempt: PaymentAttemptRow
  readonly email: string | undefined
}

/**
 * Looks once more under lock at what is left of an instalment. Answers the attempt that the card is about to be charged
 * for; where nothing is to be charged, writes down what became of it.
 */
async function begin(
  trx: Knex.Transaction,
  dependencies: PaymentDependencies,
  { website_id, sale_id, ordinal }: InstalmentRow,
  { card, kept, payments, asked }: CardAtHand,
  guard: Pick<PaymentGuard, "lock">,
): Promise<Begun | undefined> {
  const { clock, newId } = dependencies
  const now = clock.now()
  const record = await guard.lock(trx, website_id, sale_id, ordinal)
  const row = await readInstalment(trx, { website_id, sale_id, ordinal })
  if (record === undefined || row?.state !== "due") return undefined
  const { attempt: latest, sale } = record
  const attempts = await attemptsOfSales(trx, website_id, [sale_id])
  // What was paid with the tickets comes first.
  if (!attempts.some(({ instalment, state }) => instalment === 0 && isMoneyTaken(state))) return undefined
  // What a refund took off may come back, for its processor may refuse it.
  if (row.amount === 0 && (await isSaleBeingRefunded(trx, website_id, sale_id))) {
    await changeInstalment(trx, row, { try_at: now + lookAgain })
    return undefined
  }
  if (row.amount === 0 || (latest !== undefined && isMoneyTaken(latest.state))) {
    await changeInstalment(trx, row, { state: "ended" })
    return undefined
  }
  if (!isPaymentDue({ sale: sale.state, attempt: latest?.state }) || isUnsettled(latest)) {
    await changeInstalment(trx, row, { try_at: now + lookAgain })
    return undefined
  }
  // Another card that its buyer tried by the link says nothing of this one.
  const isOfCard = (one: PaymentAttemptRow) => one.instalment === ordinal && one.kept_card_id === kept?.id
  const tried = latest === undefined ? [] : attempts.filter(isOfCard)
  const last = tried.at(-1)
  const isOver =
    (last !== undefined && !isUnreached(last)) ||
    tried.length >= mostTries ||
    (asked !== undefined && REFUSED.includes(asked))
  if (asked !== undefined && !isOver) {
    await changeInstalment(trx, row, { try_at: now + askAgain })
    return undefined
  }
  if (card === undefined || isOver) {
    await fail(trx, dependencies, row, last ?? latest, now)
    return undefined
  }
  const client: { email?: string } = JSON.parse(sale.client ?? "{}")
  const attempt = await writeAttempt(trx, record, row, { id: newId(), card, kept, payments, now })
  await changeInstalment(trx, row, { try_at: now + lookAgain })
  return { attempt, email: client.email }
}

/** Outcomes by which a processor refuses the card for good, though no bank declined it. */
const REFUSED: readonly AuthoriseOutcome["kind"][] = ["rejected", "unproven", "brand-refused"]

/** Whether no bank refused the card: its processor was away, or knows nothing of it, or staff saw what was taken given back. */
const isUnreached = ({ state, code }: PaymentAttemptRow): boolean =>
  state === "declined" && ["unanswered", GIVEN_BACK].includes(whyUncharged(code ?? ""))

const isUnsettled = (latest: PaymentAttemptRow | undefined): boolean =>
  latest !== undefined && mayHoldMoney(latest.state)

async function writeAttempt(
  trx: Knex.Transaction,
  record: PaymentRecord,
  { ordinal, amount }: InstalmentRow,
  { id, card, kept, payments, now }: CardAtHand & { readonly id: string; readonly now: number },
): Promise<PaymentAttemptRow> {
  const { sale } = record
  const after = walk(record, [onSale("pay-due"), onAttempt("authorise")])
  const attempt = {
    ...newAttempt(sale, {
      ...{ id, instalment: ordinal, number: (await countAttempts(trx, sale)) + 1 },
      ...{
        processor: payments.processor.type,
        account: payments.account,
        card,
        amount,
        currency: CURRENCY,
        now,
      },
      request: {
        amount,
        saleToken: saleTokenFor(sale.id, sale.session_id),
        client: JSON.parse(sale.client ?? "{}"),
      },
      state: after.attempt ?? "authorising",
    }),
    ...{ kept_card_id: kept?.id ?? null, brand: kept?.brand ?? null, last_four: kept?.last_four ?? null },
  }
  await insertAttempt(trx, attempt)
  return attempt
}

/** The card did not pay: its buyer is asked for another. Where the money lapsed, they were asked then. */
async function fail(
  trx: Knex.Transaction,
  { newId }: PaymentDependencies,
  row: InstalmentRow,
  latest: PaymentAttemptRow | undefined,
  now: number,
): Promise<void> {
  const { website_id: websiteId, sale_id: saleId, ordinal } = row
  await changeInstalment(trx, row, { state: "failed" })
  if (latest?.state === "lapsed") return
  const payload: InstalmentMessage = { saleId, ordinal }
  await postMessage(trx, { id: newId(), websiteId, kind: INSTALMENT_FAILED_MAIL, payload }, now)
}
