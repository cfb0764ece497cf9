import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { describe, expect, it } from "vitest"
import { fakeApi, type Handlers, refuse, reply } from "../../test/fake-api.ts"
import { onFakeApi, settle, TestClock } from "../../test/run.ts"
import { card, client, config, session } from "../../test/samples.ts"
import { DeferredPayments } from "../index.ts"

const due = (number: number) => ({
  ...{ saleId: "V-1", amount: 5000, client, lines: [] },
  instalment: { number, count: 3, dueOn: "2026-12-27" },
})
const paid = { saleId: "V-1", deferred: false, crId: "cr-1" }

/** Answers as often as it is asked, the last answer for ever. */
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

/** Pays the second instalment, letting the waits between look-ups pass. */
const pay = (shop: ReturnType<typeof fakeApi>) =>
  onFakeApi(
    shop,
    Effect.gen(function* () {
      const payment = { saleToken: "sale-1", client, card, amount: 5000, instalment: 2 }
      const paying = yield* DeferredPayments.use((it) => Effect.result(it.pay(payment))).pipe(
        Effect.forkChild,
      )
      for (let i = 0; i < 120; i++) {
        yield* settle
        yield* TestClock.adjust("2 seconds")
      }
      return yield* Fiber.join(paying)
    }),
  )

it("names the instalment that was shown each time, and takes another that is due by then for its payment", async () => {
  const shop = server({
    payDeferredSale: inTurn(
      () => refuse("payment-pending"),
      () => reply(paid),
    ),
    getDeferredSale: () => reply(due(3)),
  })
  expect(await pay(shop)).toMatchObject({ success: paid })
  const bodies = shop.sent.filter(({ operation }) => operation === "payDeferredSale").map(({ body }) => body)
  expect(bodies).toMatchObject([{ instalment: 2 }, { instalment: 2 }])
})

describe("when the answer to the payment is lost", () => {
  const faults = ["unexpected", "service-unavailable"] as const

  it.each(faults)("looks it up, also where the server could not tell what it had done: %s", async (code) => {
    const shop = server({
      payDeferredSale: inTurn(
        () => refuse(code),
        () => reply(paid),
      ),
      getDeferredSale: inTurn(
        () => refuse("payment-in-progress"),
        () => refuse("nothing-due"),
      ),
    })
    expect(await pay(shop)).toMatchObject({ success: paid })
  })

  it.each([...faults, "rate-limited", "session-expired"] as const)(
    "never says that it failed where only the look at it did: %s",
    async (code) => {
      const look = () => refuse(code, { retryAfter: 1 })
      const lost = () => "network-down" as const
      const silent = server({ payDeferredSale: lost, getDeferredSale: look })
      expect(await pay(silent)).toMatchObject({ failure: { _tag: "payment-pending" } })
      expect(silent.countOf("payDeferredSale")).toBe(1)
      const again = server({
        payDeferredSale: inTurn(lost, () => reply(paid)),
        getDeferredSale: inTurn(look, look, () => refuse("nothing-due")),
      })
      expect(await pay(again)).toMatchObject({ success: paid })
    },
  )

  it("never says that it failed where its answer is lost once more after it was found paid", async () => {
    const shop = server({
      payDeferredSale: () => refuse("unexpected"),
      getDeferredSale: () => refuse("nothing-due"),
    })
    expect(await pay(shop)).toMatchObject({ failure: { _tag: "payment-pending" } })
  })

  it.each(["sale-voided", "sale-unknown"] as const)(
    "ends where there is no sale to pay any more: %s",
    async (code) => {
      const shop = server({ payDeferredSale: () => "network-down", getDeferredSale: () => refuse(code) })
      expect(await pay(shop)).toMatchObject({ failure: { _tag: code } })
      expect(shop.countOf("getDeferredSale")).toBe(1)
    },
  )
})

it("tells a declined card as it is and looks nothing up", async () => {
  const shop = server({ payDeferredSale: () => refuse("card-declined") })
  expect(await pay(shop)).toMatchObject({ failure: { _tag: "card-declined" } })
  expect(shop.countOf("getDeferredSale")).toBe(0)
})
