import type { PaymentDependencies } from "../checkout/dependencies.ts"
import { settlePayment } from "../checkout/settle-payment.ts"
import type { Config } from "../config.ts"
import { type Handlers, staffOf } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { attemptsOfCart } from "../sales/attempt-store.ts"
import { shopUrl } from "../shop-url.ts"
import { isoInZone } from "../zoned-time.ts"
import { clearCart } from "./clear-cart.ts"
import { explainHold } from "./explain-hold.ts"
import { explainOrder } from "./explain-order.ts"
import { explainPromotion } from "./explain-promotion.ts"
import { explainSeat } from "./explain-seat.ts"
import { exportCase, type Pseudonyms } from "./export-case.ts"
import { linkCart } from "./link-cart.ts"
import { releaseHold } from "./release-hold.ts"
import { replayOrder } from "./replay-order.ts"
import { listCarts, reportCart } from "./support-carts.ts"
import { getHold, listHolds } from "./support-holds.ts"
import { supportStore } from "./support-store.ts"

/** What the staff sees of carts and holds, and what it may do about them. */
export function supportHandlers(
  dependencies: PaymentDependencies,
  config: Pick<Config, "publicOrigin" | "hosts">,
  nameless: Pseudonyms,
): Handlers {
  const { db, clock } = dependencies
  return {
    listSupportCarts: async ({ website, language, query }) => {
      const now = clock.now()
      const question = { q: query.q, state: query.state, limit: query.limit ?? 50 }
      const carts = await listCarts(db, { website, language, now }, question)
      return { serverTime: isoInZone(now, website.timeZone), carts }
    },

    getSupportCart: async ({ website, language, path }) =>
      reportCart(dependencies, { website, language, now: clock.now() }, path.id),

    settlePayment: async (request) => {
      const { website, language, path, body } = request
      const { outcome, processorId, reason } = body
      if (outcome !== "not-charged" && processorId === undefined)
        throw new Refusal("request-invalid", {
          errors: [{ path: "body/processorId", message: "is missing" }],
        })
      const cart = await supportStore(db, website.id).cartMeant(path.id)
      if (cart === undefined) throw new Refusal("cart-unknown")
      const attempt = (await attemptsOfCart(db, cart)).find(({ id }) => id === path.paymentId)
      if (attempt === undefined) throw new Refusal("payment-not-stuck")
      const { name: staffName } = staffOf(request)
      await settlePayment(dependencies, attempt, { staffName, outcome, processorId, reason })
      return reportCart(dependencies, { website, language, now: clock.now() }, cart.id)
    },

    explainSupportCart: async ({ website, language, path, query }) =>
      explainOrder(db, { website, language, now: clock.now() }, path.id, query.about),

    replaySupportCart: async ({ website, language, path }) =>
      replayOrder(db, { website, language, now: clock.now() }, path.id),

    exportSupportCart: async ({ website, language, path }) =>
      exportCase(db, { website, language, now: clock.now() }, path.id, nameless),

    linkSupportCart: async (request) => {
      const { website, language, path, body } = request
      return linkCart(
        dependencies,
        { website, language, now: clock.now() },
        {
          id: path.id,
          purpose: body.purpose,
          minutes: body.minutes ?? 60,
          staffName: staffOf(request).name,
          address: (page) => shopUrl(config, website.id, page),
        },
      )
    },

    clearSupportCart: async (request) => {
      const { reason, unconfirmed = false } = request.body
      await clearCart(db, {
        websiteId: request.website.id,
        id: request.path.id,
        unconfirmed,
        staffName: staffOf(request).name,
        reason,
        now: clock.now(),
      })
      return { message: "holds.released" }
    },

    listSupportHolds: async ({ website, language, query }) => {
      const now = clock.now()
      const question = { eventId: query.eventId, cartId: query.cartId, limit: query.limit ?? 100 }
      const holds = await listHolds(db, { website, language, now }, question)
      return { serverTime: isoInZone(now, website.timeZone), holds }
    },

    getSupportHold: async ({ website, language, path }) =>
      getHold(db, { website, language, now: clock.now() }, path.id),

    explainSupportHold: async ({ website, language, path }) =>
      explainHold(db, { website, language, now: clock.now() }, path.id),

    explainSupportSeat: async ({ website, language, path, query }) =>
      explainSeat(
        db,
        { website, language, now: clock.now() },
        { eventId: path.id, seatId: path.seatId, qty: query.qty ?? 1 },
      ),

    explainSupportPromotion: async ({ website, language, path, query }) =>
      explainPromotion(db, { website, language, now: clock.now() }, { id: path.id, order: query.order }),

    releaseSupportHold: async (request) => {
      await releaseHold(db, {
        websiteId: request.website.id,
        holdId: request.path.id,
        staffName: staffOf(request).name,
        reason: request.body.reason,
        now: clock.now(),
      })
      return { message: "holds.released" }
    },
  }
}
