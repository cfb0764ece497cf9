import { expect, it } from "vitest"
import { Refusal } from "../refusal.ts"
import { refusalLimit } from "./refusal-limit.ts"

const clock = { now: () => 0 }
const codes = new Set(["login-failed"] as const)
const wrong = async () => {
  throw new Refusal("login-failed")
}

/** How often the work was done of a hundred tries at once. */
async function burst(countsPending: boolean): Promise<number> {
  const limit = refusalLimit({ most: 10, within: 1000, codes, countsPending }, clock)
  let worked = 0
  const tries = Array.from({ length: 100 }, () =>
    limit.watch("marie", async () => {
      worked += 1
      await Promise.resolve()
      await wrong()
    }),
  )
  await Promise.allSettled(tries)
  return worked
}

it("lets a burst try no oftener than one after the other", async () => {
  expect(await burst(true)).toBe(10)
})

it("would let all of a burst try if only what has failed were counted", async () => {
  expect(await burst(false)).toBe(100)
})

it.each([true, false])(
  "forgets what went well, and what failed for another reason (%s)",
  async (countsPending) => {
    const limit = refusalLimit({ most: 2, within: 1000, codes, countsPending }, clock)
    const other = async () => {
      throw new Refusal("service-unavailable")
    }
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await limit.watch("marie", async () => "in")).toBe("in")
      await expect(limit.watch("marie", other)).rejects.toThrow("service-unavailable")
    }
    for (let tries = 0; tries < 2; tries += 1)
      await expect(limit.watch("marie", wrong)).rejects.toThrow("login-failed")
    await expect(limit.watch("marie", async () => "in")).rejects.toMatchObject({
      code: "rate-limited",
      fields: { retryAfter: 1 },
    })
    expect(await limit.watch("rodrigue", async () => "in")).toBe("in")
  },
)
