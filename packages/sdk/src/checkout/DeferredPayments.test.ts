import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { expect, it } from "vitest"
import { fakeApi, refuse, reply } from "../../test/fake-api.ts"
import { onFakeApi, settle, TestClock } from "../../test/run.ts"
import { card, client, config, session } from "../../test/samples.ts"
import { DeferredPayments } from "../index.ts"

const due = (number: number) => ({
  ...{ saleId: "V-1", amount: 5000, client, lines: [] },
  instalment: { number, count: 3, dueOn: "2026-12-27" },
})

it("names the instalment that was shown each time, and takes another that is due by then for its payment", async () => {
  let sent = 0
  const server = fakeApi({
    createSession: () => reply(session()),
    getWebsiteConfig: () => reply(config({ threeDSecure: false })),
    payDeferredSale: () => {
      sent += 1
      return sent === 1 ? refuse("payment-pending") : reply({ saleId: "V-1", deferred: false, crId: "cr-1" })
    },
    getDeferredSale: () => reply(due(3)),
  })
  const payment = { saleToken: "sale-1", client, card, amount: 5000, instalment: 2 }
  const paid = await onFakeApi(
    server,
    Effect.gen(function* () {
      const paying = yield* DeferredPayments.use((it) => it.pay(payment)).pipe(Effect.forkChild)
      for (let i = 0; i < 5; i++) {
        yield* settle
        yield* TestClock.adjust("2 seconds")
      }
      return yield* Fiber.join(paying)
    }),
  )
  expect(paid).toMatchObject({ saleId: "V-1", deferred: false })
  const bodies = server.sent
    .filter(({ operation }) => operation === "payDeferredSale")
    .map(({ body }) => body)
  expect(bodies).toMatchObject([{ instalment: 2 }, { instalment: 2 }])
})
