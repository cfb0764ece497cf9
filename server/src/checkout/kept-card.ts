import type { PaymentRequest } from "@parterre/contract"
import type { Knex } from "knex"
import { signedIn } from "../clients/client-checks.ts"
import type { KeptCardRow, PaymentAttemptRow } from "../database/checkout-tables.ts"
import {
  changeKeptCard,
  hasRoomForCard,
  insertKeptCard,
  isTokenKept,
  readKeptCard,
} from "../kept-cards/kept-card-store.ts"
import { isUsable, keepsCards, takesInstalments } from "../kept-cards/usable-card.ts"
import type { CardPayment, CardToAuthenticate, CardToken } from "../payments/processor.ts"
import type { WebsitePayments } from "../payments/website-processors.ts"
import { Refusal } from "../refusal.ts"
import type { Shopper } from "./start-sale.ts"

/** A card that the processor keeps for the client, about to pay. */
export interface KeptCardAtHand {
  readonly row: KeptCardRow
  readonly card: CardToken
}

/** The kept card that a request names; undefined where it names none. It is its own client's, on this website. */
export async function keptCardIn(
  db: Knex,
  { website, session }: Pick<Shopper, "website" | "session">,
  { creditCard }: Pick<PaymentRequest, "creditCard">,
  payments: WebsitePayments,
): Promise<KeptCardAtHand | undefined> {
  const { keptCardId, number } = creditCard
  if (keptCardId === undefined) return undefined
  if (number !== undefined) throw new Refusal("raw-card-not-accepted")
  const owner = { website_id: website.id, client_id: signedIn(session) }
  const row = await readKeptCard(db, owner, keptCardId)
  if (row?.state !== "kept") throw new Refusal("kept-card-unknown")
  if (row.token === null || !isUsable(row, payments)) throw new Refusal("payment-method-not-offered")
  const customer = row.customer === null ? {} : { customer: row.customer }
  return { row, card: { token: row.token, kept: { isFirst: false, ...customer } } }
}

/**
 * Refuses a browser's token that is a kept card's: that one pays, and its bank is asked, by the id alone, for its own client.
 * Processors tell the two apart by nothing, and with our secrets either pays.
 */
export async function refuseKeptToken(
  db: Knex,
  card: CardPayment | CardToAuthenticate | undefined,
): Promise<void> {
  if (card === undefined || !("token" in card) || card.kept !== undefined) return
  if (await isTokenKept(db, card.token)) throw new Refusal("kept-card-unknown")
}

/** Refuses to keep what is not a card just entered, where no cards are kept, and for a guest but of a sale. */
export function requireKeeping(
  { session }: Shopper,
  card: CardPayment,
  payments: WebsitePayments,
  isForSale = false,
): void {
  if (!isForSale) signedIn(session)
  const isEntered =
    "token" in card && (card.wallet ?? card.openedBy ?? card.isOrder ?? card.kept) === undefined
  const isKept = isForSale ? takesInstalments(payments) : keepsCards(payments)
  if (!isKept || !isEntered) throw new Refusal("payment-method-not-offered")
}

/** Refuses a kept card that was removed since it was looked at. */
export async function stillKept(
  trx: Knex.Transaction,
  kept: KeptCardAtHand | undefined,
  now: number,
): Promise<void> {
  if (kept !== undefined && !(await changeKeptCard(trx, kept.row, { changed_at: now })))
    throw new Refusal("kept-card-unknown")
}

/** A card about to be kept: the id of its row, the account it is kept at, and the sale whose instalments it will pay. */
export interface CardToKeep {
  readonly id: string
  readonly account: string
  readonly forInstalmentsOf?: string | undefined
}

/** Writes down that a card is to be kept with a payment, in the transaction that begins it. */
export async function askToKeep(
  trx: Knex.Transaction,
  { website, session }: Shopper,
  attempt: Pick<PaymentAttemptRow, "id" | "processor">,
  { id, account, forInstalmentsOf }: CardToKeep,
  now: number,
): Promise<void> {
  const owner = { website_id: website.id, client_id: forInstalmentsOf ?? signedIn(session) }
  const { processor } = attempt
  if (!(await hasRoomForCard(trx, owner, { processor, account }))) throw new Refusal("kept-cards-full")
  const unknown = { customer: null, token: null, brand: null, last_four: null, expiry: null }
  await insertKeptCard(trx, {
    ...owner,
    ...unknown,
    id,
    processor,
    account,
    attempt_id: attempt.id,
    state: "asked",
    created_at: now,
    changed_at: now,
  })
}
