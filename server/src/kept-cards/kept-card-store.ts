import type { Knex } from "knex"
import type { KeptCardRow, PaymentAttemptRow } from "../database/checkout-tables.ts"

/** Whose card it is. */
export interface CardOwner {
  readonly website_id: string
  readonly client_id: string
}

/** How many cards a client may have kept. */
const mostKept = 10

/** The cards of a client that are kept, or on their way out, the newest first. */
export const keptCardsOf = (db: Knex, { website_id, client_id }: CardOwner): Promise<KeptCardRow[]> =>
  db<KeptCardRow>("kept_cards")
    .where({ website_id, client_id })
    .whereIn("state", ["kept", "leaving"])
    .orderBy("created_at", "desc")
    .limit(50)

export const readKeptCard = (
  db: Knex,
  { website_id, client_id }: CardOwner,
  id: string,
): Promise<KeptCardRow | undefined> =>
  db<KeptCardRow>("kept_cards").where({ website_id, client_id, id }).first()

/**
 * Whether a token is, is about to be, or for a moment still is that of a kept card. It may be another website's: two of them
 * may be paid through one account, where it pays for both.
 */
export async function isTokenKept(db: Knex, token: string): Promise<boolean> {
  return (await db<KeptCardRow>("kept_cards").where({ token }).first("id")) !== undefined
}

/** Whether another card, kept or asked for, stands for the same at the processor: with that it would be gone too. */
export async function isTokenShared(db: Knex, { id, token }: KeptCardRow): Promise<boolean> {
  if (token === null) return false
  const living = db<KeptCardRow>("kept_cards").where({ token }).whereIn("state", ["asked", "kept"])
  return (await living.whereNot({ id }).first("id")) !== undefined
}

/** The card that was asked to be kept with a payment. */
export const keptCardOfAttempt = (
  db: Knex,
  { id, website_id }: Pick<PaymentAttemptRow, "id" | "website_id">,
): Promise<KeptCardRow | undefined> =>
  db<KeptCardRow>("kept_cards").where({ website_id, attempt_id: id }).first()

/** Where a website has cards kept. */
type KeptAt = Pick<KeptCardRow, "processor" | "account">

/**
 * Whether another card may be asked for: those that are asked for by now count too, and those that leave. Cards elsewhere
 * count no more: nobody can end their wait.
 */
export async function hasRoomForCard(
  db: Knex,
  { website_id, client_id }: CardOwner,
  { processor, account }: KeptAt,
): Promise<boolean> {
  const ids = await db<KeptCardRow>("kept_cards")
    .where({ website_id, client_id, processor })
    .where((here) => here.whereNull("account").orWhere({ account }))
    .pluck("id")
  return ids.length < mostKept
}

export async function insertKeptCard(trx: Knex.Transaction, row: KeptCardRow): Promise<void> {
  await trx<KeptCardRow>("kept_cards").insert(row)
}

/** Writes a change of a card that still is where it was; answers whether it was. */
export async function changeKeptCard(
  db: Knex,
  { id, website_id, state }: Pick<KeptCardRow, "id" | "website_id" | "state">,
  change: Partial<KeptCardRow>,
): Promise<boolean> {
  return (await db<KeptCardRow>("kept_cards").where({ website_id, id, state }).update(change)) === 1
}

/** Ends the other cards of a client that are this one: it has been kept anew. */
export async function leaveSameCards(
  db: Knex,
  { id, website_id, client_id, processor, brand, last_four, expiry }: KeptCardRow,
  now: number,
): Promise<void> {
  await db<KeptCardRow>("kept_cards")
    .where({ website_id, client_id, processor, brand, last_four, expiry, state: "kept" })
    .whereNot({ id })
    .update({ state: "leaving", changed_at: now })
}

/** All cards of a client, those asked for too, are to go: none pays any more, and the processor is asked to remove each. */
export async function leaveAllCards(
  trx: Knex.Transaction,
  { website_id, client_id }: CardOwner,
  now: number,
): Promise<void> {
  await trx<KeptCardRow>("kept_cards")
    .where({ website_id, client_id })
    .whereIn("state", ["asked", "kept"])
    .update({ state: "leaving", changed_at: now })
}

export async function deleteKeptCard(
  db: Knex,
  { id, website_id }: Pick<KeptCardRow, "id" | "website_id">,
): Promise<void> {
  await db<KeptCardRow>("kept_cards").where({ website_id, id }).delete()
}

/** Milliseconds a card is left alone while a request may still be at it. */
const inFlight = 15_000
const longestPause = 60 * 60_000

/**
 * Cards of all websites with something left to do, the one left alone longest first: those that leave, and those asked for
 * with a payment whose end is known.
 */
export const dueKeptCards = (db: Knex, now: number, atMost: number): Promise<KeptCardRow[]> =>
  db("kept_cards")
    .join("websites", "websites.id", "kept_cards.website_id")
    .leftJoin("payment_attempts", "payment_attempts.id", "kept_cards.attempt_id")
    .leftJoin("sales", "sales.id", "payment_attempts.sale_id")
    .where("kept_cards.changed_at", "<=", now - inFlight)
    .where((waited) =>
      waited
        .where("kept_cards.changed_at", "<=", now - longestPause)
        .orWhereRaw("2 * kept_cards.changed_at - kept_cards.created_at <= ?", [now - inFlight]),
    )
    .where((due) =>
      due
        .where("kept_cards.state", "leaving")
        .orWhere((asked) =>
          asked
            .where("kept_cards.state", "asked")
            .where((settled) =>
              settled
                .whereIn("payment_attempts.state", [...ENDED])
                .orWhereIn("sales.state", ["paid", "voided"]),
            ),
        ),
    )
    .orderBy("kept_cards.changed_at")
    .limit(atMost)
    .select("kept_cards.*")

/** States of an attempt that has no money and will have none. */
const ENDED = ["declined", "voided", "refunded"] as const

/** Whether a payment has ended without money. */
export const isEnded = ({ state }: Pick<PaymentAttemptRow, "state">): boolean =>
  ENDED.some((ended) => ended === state)
