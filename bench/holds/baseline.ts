import type { Knex } from "knex"
import type {
  CartRow,
  ClaimRow,
  HoldLineRow,
  HoldRow,
  JournalRow,
} from "../../server/src/database/hold-tables.ts"
import type { Handlers } from "../../server/src/http/handler.ts"
import { sessionOf } from "../../server/src/http/handler.ts"
import { randomId } from "../../server/src/ids.ts"
import { Refusal } from "../../server/src/refusal.ts"

/**
 * What a shop without a hold desk does: one plain Knex transaction a hold. It looks whether the seats are free, takes
 * them and writes the cart and the journal; neighbour rules, quotas, prices and the cart's view are left out.
 */
export const baselineHandlers = (db: Knex, answer: object): Handlers => ({
  createHolds: async (request) => {
    const { website, body } = request
    const session = sessionOf(request)
    const now = Date.now()
    const [group] = body
    const [price] = group?.prices ?? []
    if (group === undefined || price === undefined) throw new Refusal("event-unknown")
    const seatIds = price.seatIds ?? []
    await db.transaction(async (trx) => {
      const taken = await trx<ClaimRow>("claims")
        .where({ event_id: group.id })
        .whereIn("seat_id", seatIds)
        .where("expires_at", ">", now)
        .forUpdate()
        .select("seat_id")
      if (taken.length > 0) throw new Refusal("seats-taken", { seatIds: taken.map(({ seat_id }) => seat_id) })
      const row = await trx<HoldRow>("event_prices").where({ id: price.id }).first()
      const cart = await cartOf(trx, website.id, session.id, now)
      const own = { website_id: website.id }
      const hold: Partial<HoldRow> = { ...own, id: randomId(), cart_id: cart.id, event_id: group.id }
      await trx<HoldRow>("holds").insert({
        ...hold,
        price_id: price.id,
        price_level_id: row?.price_level_id ?? "",
        ordinal: cart.version,
        qty: price.qty,
        price: row?.price ?? 0,
        service_charge: row?.service_charge ?? 0,
        confirmed: 1,
        state: "live",
        created_at: now,
        changed_at: now,
      })
      const lines = seatIds.map(
        (seat_id, ordinal): HoldLineRow => ({
          ...own,
          id: randomId(),
          hold_id: hold.id ?? "",
          ordinal,
          section_id: "",
          seat_id,
          released: 0,
        }),
      )
      await trx<HoldLineRow>("hold_lines").insert(lines)
      const expires_at = now + website.holdSeconds * 1000
      await trx<ClaimRow>("claims").insert(
        seatIds.map((seat_id) => ({
          ...own,
          event_id: group.id,
          seat_id,
          hold_id: hold.id ?? "",
          expires_at,
          state: "held" as const,
        })),
      )
      await trx<CartRow>("carts")
        .where({ id: cart.id })
        .update({ expires_at, version: cart.version + 1 })
      await trx<JournalRow>("journal").insert({
        ...own,
        cart_id: cart.id,
        session_id: session.id,
        at: now,
        command: "holds.place",
        actor: "shopper",
        outcome: "done",
        data: JSON.stringify({ lines: lines.map(({ id }) => id) }),
      })
    })
    return answer as never
  },
})

async function cartOf(
  trx: Knex.Transaction,
  website_id: string,
  session_id: string,
  now: number,
): Promise<CartRow> {
  const found = await trx<CartRow>("carts").where({ website_id, session_id }).forUpdate().first()
  if (found !== undefined) return found
  const cart: CartRow = {
    id: randomId(),
    website_id,
    session_id,
    state: "held",
    version: 0,
    expires_at: null,
    renewals_used: 0,
    placed_since: null,
    placed_tickets: 0,
    created_at: now,
    changed_at: now,
  }
  await trx<CartRow>("carts").insert(cart)
  return cart
}
