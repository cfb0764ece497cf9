import type { Knex } from "knex"
import { expect, it } from "vitest"
import { TestClock } from "../../test/house/small-house.ts"
import { endedTokens } from "./ended-tokens.ts"

/** A database each of whose answers takes so long, by the clock of the tokens; it knows tokens that ended meanwhile. */
function slowDatabase(seconds: number) {
  const clock = new TestClock()
  const ended: string[] = []
  const looks = { begun: 0 }
  const builder = {
    where: () => builder,
    select: () => builder,
    orderBy: () => builder,
    // biome-ignore lint/suspicious/noThenProperty: as a query of Knex, it is asked when it is awaited
    then(answer: (rows: unknown[]) => void) {
      looks.begun += 1
      const rows = ended.map((token_hash) => ({ token_hash, expires_at: Number.POSITIVE_INFINITY }))
      setImmediate(() => {
        clock.pass(seconds)
        answer(rows)
      })
    },
  }
  return { clock, ended, looks, tokens: endedTokens((() => builder) as unknown as Knex, clock) }
}

it.each([0.1, 0.499, 0.5, 0.8, 30])("are asked for once, though a look takes %s s", async (seconds) => {
  const { looks, ended, tokens } = slowDatabase(seconds)
  ended.push("gone")
  expect(await Promise.all([tokens.has("gone"), tokens.has("here")])).toEqual([true, false])
  expect(looks.begun).toBe(1)
})

it("wait for one look of their own, though others sign in and out without end", async () => {
  const { looks, tokens } = slowDatabase(0.02)
  const asked = tokens.has("here")
  let isOver = false
  const signIns = (async () => {
    for (let many = 0; many < 100 && !isOver; many += 1) {
      tokens.lookAgain()
      await new Promise((done) => setImmediate(done))
    }
    return isOver
  })()
  expect(await asked).toBe(false)
  isOver = true
  expect(await signIns).toBe(true)
  expect(looks.begun).toBe(1)
})

it("are looked for after whatever ended them here, though a look is under way", async () => {
  const { ended, looks, tokens } = slowDatabase(0.1)
  const before = tokens.has("gone")
  await new Promise((done) => process.nextTick(done))
  ended.push("gone")
  tokens.lookAgain()
  expect([await before, await tokens.has("gone")]).toEqual([false, true])
  expect(looks.begun).toBe(2)
})
