import type { SupportHold } from "@parterre/contract"
import { type HoldState, holdMachine, remainingSeconds } from "@parterre/domain/holds"
import type { Knex } from "knex"
import { detailToken } from "../carts/cart-elements.ts"
import { hasLapsed } from "../carts/cart-store.ts"
import { type HoldDetails, readHoldDetails } from "../carts/hold-details.ts"
import { withLines } from "../carts/hold-store.ts"
import type { Viewer } from "../carts/viewer.ts"
import type { CartRow, HoldRow } from "../database/hold-tables.ts"
import { defined } from "../defined.ts"
import { Refusal } from "../refusal.ts"
import { isoInZone } from "../zoned-time.ts"
import { type HoldQuestion, supportStore } from "./support-store.ts"

/** The living holds of a website, the next to end first. */
export async function listHolds(db: Knex, viewer: Viewer, question: HoldQuestion): Promise<SupportHold[]> {
  return showHolds(db, viewer, await supportStore(db, viewer.website.id).livingHolds(question, viewer.now))
}

/** Every hold a cart ever had, in the order they were made. */
export async function holdsOfCart(db: Knex, viewer: Viewer, cart: CartRow): Promise<SupportHold[]> {
  return showHolds(db, viewer, await supportStore(db, viewer.website.id).holdsOfCart(cart.id))
}

export async function getHold(db: Knex, viewer: Viewer, holdId: string): Promise<SupportHold> {
  const [shown] = await showHolds(db, viewer, [await findHold(db, viewer.website.id, holdId)])
  if (shown === undefined) throw new Refusal("hold-unknown")
  return shown
}

/** A hold of the website, whatever became of it. */
export async function findHold(db: Knex, websiteId: string, holdId: string): Promise<HoldRow> {
  const store = supportStore(db, websiteId)
  const hold = (await store.hold(holdId)) ?? (await store.holdOfEnd(holdId))
  if (hold === undefined) throw new Refusal("hold-unknown")
  return hold
}

async function showHolds(db: Knex, viewer: Viewer, holds: readonly HoldRow[]): Promise<SupportHold[]> {
  const cartIds = [...new Set(holds.map((hold) => hold.cart_id))]
  const rows = await supportStore(db, viewer.website.id).carts(cartIds)
  const carts = new Map(rows.map((cart) => [cart.id, cart]))
  const details = await readHoldDetails(db, await withLines(db, holds))
  return details.flatMap((hold) => {
    const cart = carts.get(hold.hold.cart_id)
    return cart === undefined ? [] : [showHold(hold, cart, viewer)]
  })
}

function showHold(details: HoldDetails, cart: CartRow, { website, language, now }: Viewer): SupportHold {
  const { hold, event, places } = details
  const state = stateOf(hold, cart, now)
  const living = state === "live" || state === "paying"
  const endsAt = living ? (cart.expires_at ?? now) : hold.changed_at
  return defined({
    id: hold.id,
    cartId: cart.id,
    state,
    eventId: event?.id,
    eventStart: event && isoInZone(event.startsAt, website.timeZone),
    ...(details.product === undefined
      ? {
          title: details.event.title[language],
          subscription: details.subscription?.title[language],
          combo: details.combo?.title[language],
          priceLevel: details.priceLevel[language],
          priceType: details.priceType[language],
          seats: details.places.map((place) => detailToken(place, language)),
        }
      : {
          title: details.product.title[language],
          priceType: details.product.kind,
          seats: places.map(({ lineId }) => ({ idCartLine: lineId })),
        }),
    qty: hold.qty,
    createdAt: isoInZone(hold.created_at, website.timeZone),
    expiresAt: isoInZone(endsAt, website.timeZone),
    remainingTime: living ? remainingSeconds(endsAt, now) : 0,
  })
}

/** Where a hold stands: that it is being paid, or is over though nobody has touched it since, its cart knows. */
function stateOf(hold: HoldRow, cart: CartRow, now: number): HoldState {
  if (hold.state !== "live") return hold.state
  const { pay, lapse } = holdMachine.transitions.live
  if (cart.state === "paying") return pay
  return hasLapsed(cart, now) ? lapse : hold.state
}
