import type { Knex } from "knex"
import { expect, it } from "vitest"
import { TestClock } from "../../test/house/small-house.ts"
import type { QueueRules } from "./queue-now.ts"
import { queuePictures } from "./queue-picture.ts"

const rules: QueueRules = {
  ...{ websiteId: "petit", kind: "pages", thingId: "petit.soir", opensAt: null, roomFrom: null },
  ...{ startsAbove: null, room: 5, perMinute: 60, enterMilliseconds: 1, keyMilliseconds: 1 },
}
const settled = () => new Promise((done) => setImmediate(done))

/** Each statement is answered so many milliseconds after it was asked, by the clock. */
function slowDatabase(takes: number) {
  const clock = new TestClock()
  const under: { readonly at: number; readonly answer: () => void }[] = []
  const reads = { begun: 0 }
  const builder = {
    where: () => builder,
    first: () => builder,
    // biome-ignore lint/suspicious/noThenProperty: as a query of Knex, it is asked when it is awaited
    then(answer: (row: unknown) => void, fail: (error: Error) => void) {
      reads.begun += 1
      const isFirst = reads.begun === 1
      const end = () =>
        isFirst && takes === 0 ? fail(new Error("no database")) : answer({ id: "q", revision: -1 })
      under.push({ at: clock.now() + takes, answer: end })
    },
  }
  const pass = async (milliseconds: number) => {
    clock.pass(milliseconds / 1000)
    for (const one of under.splice(0)) one.at <= clock.now() ? one.answer() : under.push(one)
    await settled()
  }
  return { clock, reads, pass, pictures: queuePictures((() => builder) as unknown as Knex, clock, 500) }
}

it("is told within two readings, however slow the database is and however many ask", async () => {
  const { clock, reads, pass, pictures } = slowDatabase(800)
  const waits: number[] = []
  for (let step = 0; step < 240; step += 1) {
    const asked = clock.now()
    void pictures(rules, "q").then(() => void waits.push(clock.now() - asked))
    for (let part = 0; part < 5; part += 1) await pass(50)
  }
  expect(waits.length).toBeGreaterThan(230)
  expect(Math.max(...waits)).toBeLessThanOrEqual(1_600)
  // A minute of readings, one after the other.
  expect(reads.begun).toBeLessThanOrEqual(76)
})

it("is read once in half a second, and again at once after a reading that failed", async () => {
  const { reads, pass, pictures } = slowDatabase(0)
  const failed = expect(pictures(rules, "q")).rejects.toThrow("no database")
  await settled()
  await pass(0)
  await failed
  const first = pictures(rules, "q")
  await settled()
  await pass(0)
  expect(await first).toBeDefined()
  await pass(499)
  expect(await pictures(rules, "q")).toBe(await first)
  expect(reads.begun).toBe(2)
  await pass(1)
  void pictures(rules, "q")
  await settled()
  expect(reads.begun).toBe(3)
})
