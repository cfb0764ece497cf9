import type { RenewalDetails } from "@parterre/contract"
import { RENEWAL_SHIPPINGS } from "@parterre/domain/shipping"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { expect, it } from "vitest"
import { fakeApi, type Handlers, refuse, reply } from "../../test/fake-api.ts"
import { onFakeApi, settle, TestClock } from "../../test/run.ts"
import { at, card, client, config, element, receipt, START, sale, session } from "../../test/samples.ts"
import { Renewals } from "../index.ts"

const [, shipping] = RENEWAL_SHIPPINGS
const renewal = { saleToken: "sale-1", hash: "hash-1", amounts: [{ amount: 15982, dueOn: "2026-12-01" }] }
const details: RenewalDetails = {
  ...renewal,
  ...{ client, title: "Saison 2027", number: "R-1", deadline: at(START), serverTime: at(START) },
  lines: [{ title: "Saison 2027", qty: 2, price: 6500, serviceCharges: 450, total: 13900 }],
  ...{ shippings: [...RENEWAL_SHIPPINGS], cartElements: [element], tax: sale.tax, lost: [] },
}
const paid = { saleId: "V-1", deferred: false, crId: "cr-1", coltsConfirmation: "R-1", receipt }

const inTurn = (...answers: readonly (() => Response | "network-down")[]) => {
  let asked = 0
  return () => (answers[Math.min(asked++, answers.length - 1)] ?? (() => refuse("unexpected")))()
}

const server = (handlers: Handlers) =>
  fakeApi({
    createSession: () => reply(session()),
    getWebsiteConfig: () => reply(config({ threeDSecure: false })),
    ...handlers,
  })

/** Pays a renewal, letting the waits between look-ups pass. */
const pay = (shop: ReturnType<typeof fakeApi>) =>
  onFakeApi(
    shop,
    Effect.gen(function* () {
      const payment = { token: "link-1", renewal, client, card, shipping }
      const paying = yield* Renewals.use((it) => Effect.result(it.pay(payment))).pipe(Effect.forkChild)
      for (let i = 0; i < 120; i++) {
        yield* settle
        yield* TestClock.adjust("2 seconds")
      }
      return yield* Fiber.join(paying)
    }),
  )

it.each(["unexpected", "service-unavailable"] as const)(
  "looks a renewal up where the server could not tell what it had done, and pays one that is open still: %s",
  async (code) => {
    const shop = server({
      payRenewal: inTurn(
        () => refuse(code),
        () => reply(paid),
      ),
      getRenewal: inTurn(
        () => refuse("payment-in-progress"),
        () => refuse(code),
        () => reply(details),
      ),
    })
    expect(await pay(shop)).toMatchObject({ success: { saleId: "V-1" } })
    expect(shop.countOf("payRenewal")).toBe(2)
  },
)

it.each(["unexpected", "service-unavailable", "rate-limited", "session-expired"] as const)(
  "never says that a renewal failed where only the look at it did: %s",
  async (code) => {
    const shop = server({
      payRenewal: () => "network-down",
      getRenewal: () => refuse(code, { retryAfter: 1 }),
    })
    expect(await pay(shop)).toMatchObject({ failure: { _tag: "payment-pending" } })
    expect(shop.countOf("payRenewal")).toBe(1)
  },
)

it.each(["renewal-done", "renewal-ended", "renewal-unknown"] as const)(
  "tells at once what ends a renewal: %s",
  async (code) => {
    const shop = server({ payRenewal: () => "network-down", getRenewal: () => refuse(code) })
    expect(await pay(shop)).toMatchObject({ failure: { _tag: code } })
    expect(shop.countOf("getRenewal")).toBe(1)
  },
)
