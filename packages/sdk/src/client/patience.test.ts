import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { describe, expect, it } from "vitest"
import { fakeApi } from "../../test/fake-api.ts"
import { inSession, settle, TestClock } from "../../test/run.ts"
import { api } from "../index.ts"

const never = () => new Promise<never>(() => undefined)
const body = {} as never

/** After how many seconds of these a call is given up that nobody answers. */
async function givenUpAfter(
  operation: "checkoutCreditCard" | "payDeferredSale" | "payRenewal" | "refundSale" | "getDeferredSale",
  looks: readonly number[],
): Promise<number | undefined> {
  const server = fakeApi({ [operation]: never })
  let end: number | undefined
  await inSession(
    server,
    Effect.gen(function* () {
      const call: Effect.Effect<unknown, { readonly _tag: string }, never> = api[operation]({
        ...{ body, path: { subdomain: "belvedere", id: "one" } },
      } as never) as never
      const calling = yield* Effect.forkChild(Effect.flip(call))
      let passed = 0
      for (const at of looks) {
        yield* settle
        yield* TestClock.adjust(`${at - passed} seconds`)
        passed = at
        yield* settle
        if (calling.pollUnsafe() !== undefined) {
          end = at
          break
        }
      }
      yield* Fiber.interrupt(calling)
    }),
  )
  return end
}

describe("how long an answer is waited for", () => {
  it.each(["checkoutCreditCard", "payDeferredSale", "payRenewal", "refundSale"] as const)(
    "%s may wait for a bank: a minute",
    async (operation) => {
      expect(await givenUpAfter(operation, [15, 30, 59, 60])).toBe(60)
    },
  )

  it("anything else is given up sooner", async () => {
    expect(await givenUpAfter("getDeferredSale", [14, 15, 60])).toBe(15)
  })
})
