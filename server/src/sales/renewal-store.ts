import type { Knex } from "knex"
import type { ClientRow } from "../database/client-tables.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { isPostgres } from "../database/open-database.ts"
import type { RenewalRow } from "../database/renewal-tables.ts"
import { rowsOf } from "../database/row-sets.ts"
import type { SubscriptionPriceRow } from "../database/tables.ts"

/** Tells this kind of lock from any other that is taken by a number. */
const RENEWALS = 4_072

/**
 * Keeps others who apply a list to a subscription waiting until the transaction ends: what was offered before is then what
 * it reads. Seats guard themselves; one standing place is as good as another, and nothing else says that it was offered.
 * SQLite has one writer at a time.
 */
export async function lockRenewals(
  trx: Knex.Transaction,
  { websiteId, subscription }: { readonly websiteId: string; readonly subscription: string },
): Promise<void> {
  if (isPostgres(trx))
    await trx.raw("SELECT pg_advisory_xact_lock(?, hashtext(?))", [RENEWALS, `${websiteId} ${subscription}`])
}

/** The renewals of a website. */
export const renewalStore = (db: Knex, websiteId: string) => {
  const own = () => db<RenewalRow>("renewals").where({ website_id: websiteId })
  return {
    ofId: (id: string): Promise<RenewalRow | undefined> => own().where({ id }).first(),
    ofToken: (tokenHash: string): Promise<RenewalRow | undefined> =>
      own().where({ token_hash: tokenHash }).first(),
    ofCart: (cartId: string): Promise<RenewalRow | undefined> => own().where({ cart_id: cartId }).first(),

    /** The client with an account whose season a cart renews. */
    holderOf: async (cartId: string): Promise<SeasonHolder | undefined> =>
      db<ClientRow>("clients")
        .where({ website_id: websiteId })
        .whereNotNull("email_key")
        .whereIn("id", own().where({ cart_id: cartId }).select("client_id"))
        .first("email", "email_key", "firstname", "language"),

    /** Those into a subscription, with how their carts and sales stand; the oldest first. */
    into: (subscriptionId: string): Promise<readonly RenewalInto[]> =>
      rowsOf<RenewalInto>(
        db,
        `SELECT r.*, c.state, c.expires_at, s.id AS voided_sale_id FROM renewals AS r CROSS JOIN carts AS c
         LEFT JOIN sales AS s ON s.cart_id = c.id AND s.website_id = c.website_id AND s.state = 'voided'
         WHERE r.website_id = ? AND r.subscription_id = ? AND c.id = r.cart_id AND c.website_id = r.website_id
         ORDER BY r.created_at, r.id`,
        [websiteId, subscriptionId],
      ),

    ofClient: (clientId: string): Promise<RenewalRow[]> =>
      own().where({ client_id: clientId }).orderBy("created_at", "desc").limit(100),

    /** What is kept for a client whose account closes is anybody's who has the link. */
    disown: async (clientId: string): Promise<void> => {
      await own().where({ client_id: clientId }).update({ client_id: null })
    },

    insert: async (rows: readonly RenewalRow[]): Promise<void> => {
      // A row has fourteen columns, and SQLite takes so many values in a statement.
      for (let at = 0; at < rows.length; at += 200)
        await db<RenewalRow>("renewals").insert(rows.slice(at, at + 200))
    },

    /**
     * What was sold of a subscription and not refunded: a row for each place, as it is at the first, by id, of the
     * events for which it is still good. A place is told by the line it was bought in and its number there, which is the same at every event.
     */
    soldPlaces: (subscriptionId: string): Promise<readonly SoldPlaceRow[]> =>
      rowsOf<SoldPlaceRow>(
        db,
        `SELECT s.client, s.client_id, h.subscription_hold_id AS hold_id, h.price_id, h.price_level_id,
           p.key AS price_key, l.seat_id, l.section_id,
           (SELECT sum(part.price + part.service_charge) FROM holds AS part
            WHERE part.cart_id = h.cart_id AND part.subscription_hold_id = h.subscription_hold_id) AS paid
         FROM holds AS h
         JOIN sales AS s ON s.cart_id = h.cart_id AND s.website_id = h.website_id AND s.state = 'paid'
         JOIN hold_lines AS l ON l.hold_id = h.id AND l.released = 0
         LEFT JOIN subscription_prices AS p ON p.id = h.price_id
         WHERE h.website_id = ? AND h.subscription_id = ? AND h.subscription_hold_id IS NOT NULL AND h.state = 'sold'
           AND NOT EXISTS (SELECT 1 FROM holds AS earlier
             JOIN hold_lines AS same ON same.hold_id = earlier.id AND same.ordinal = l.ordinal AND same.released = 0
             WHERE earlier.cart_id = h.cart_id AND earlier.subscription_hold_id = h.subscription_hold_id
               AND earlier.state = 'sold' AND earlier.event_id < h.event_id)
         ORDER BY s.paid_at, h.subscription_hold_id, l.ordinal`,
        [websiteId, subscriptionId],
      ),
  }
}

/** Whose season is renewed, as their account has them. */
export type SeasonHolder = Pick<ClientRow, "email" | "email_key" | "firstname" | "language">

export interface RenewalInto extends RenewalRow, Pick<CartRow, "state" | "expires_at"> {
  /** The sale that support has ended since, for nobody would pay it. */
  readonly voided_sale_id: string | null
}

export interface SoldPlaceRow {
  /** JSON */
  readonly client: string | null
  readonly client_id: string | null
  /** Of the line it was bought in. */
  readonly hold_id: string
  readonly price_id: string
  readonly price_level_id: string
  /** Null when the organiser has taken the price away since. */
  readonly price_key: SubscriptionPriceRow["key"] | null
  readonly seat_id: string | null
  readonly section_id: string
  /** Cents for one, service charge included. */
  readonly paid: number
}
