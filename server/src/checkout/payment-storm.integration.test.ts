import { expect, it } from "vitest"
import { paymentStorm } from "../../test/payment-storm/payment-storm.ts"
import { type PaymentGuard, paymentGuard } from "./payment-guard.ts"
import { lockPayment } from "./payment-record.ts"

/** `npm run storm:payments` runs thousands. */
const few = { sequences: 24, seed: 7 }

it("comes to rest after any sequence of failures: the money taken is that of the sales, to the cent", async () => {
  const report = await paymentStorm({ ...few, hasReconciler: true })
  expect(report.unrest).toEqual([])
  expect(report.taken).toBe(report.sold)
  // It would tell nothing if nothing went wrong.
  expect(report.crashes).toBeGreaterThan(3)
  expect(report.events).toBeGreaterThan(0)
  expect(Object.keys(report.answers)).toEqual(
    expect.arrayContaining(["no answer", "paid", "season: paid", "instalment: nothing"]),
  )
  expect(report.instalments.ended).toBeGreaterThan(0)
}, 120_000)

it("does not without the reconciler, which this storm would miss", async () => {
  const report = await paymentStorm({ ...few, hasReconciler: false })
  expect(report.unrest.length).toBeGreaterThan(0)
}, 120_000)

it("does not where two servers take one instalment and what is locked is not looked at", async () => {
  const guard: PaymentGuard = {
    ...paymentGuard,
    lock: async (...given) => {
      const record = await lockPayment(...given)
      return record && { ...record, attempt: undefined }
    },
  }
  const report = await paymentStorm({ ...few, sequences: 60, hasReconciler: true, guard })
  expect(report.unrest).toContainEqual(expect.stringMatching(/^instalments of /))
}, 120_000)
