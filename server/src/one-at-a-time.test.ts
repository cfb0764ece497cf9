import { expect, it } from "vitest"
import { oneAtATime } from "./one-at-a-time.ts"

/** A reading that ends when it is told to. */
function slowReading() {
  const gates: PromiseWithResolvers<number>[] = []
  const shared = oneAtATime(() => {
    const gate = Promise.withResolvers<number>()
    gates.push(gate)
    return gate.promise
  })
  return { shared, gates, end: (index: number) => gates[index]?.resolve(index) }
}
const settled = () => new Promise((done) => setImmediate(done))

it("has one under way and one that waits, shared by all who ask meanwhile", async () => {
  const { shared, gates, end } = slowReading()
  const first = shared.next()
  await settled()
  const [second, third] = [shared.next(), shared.next()]
  await settled()
  expect(gates).toHaveLength(1)
  expect(second).toBe(third)
  end(0)
  await settled()
  expect(gates).toHaveLength(2)
  end(1)
  expect(await Promise.all([first, second, third])).toEqual([0, 1, 1])
  expect(shared.running()).toBeUndefined()
})

it("goes on after one that failed, which fails for those who waited for it alone", async () => {
  const { shared, gates, end } = slowReading()
  const first = shared.next()
  await settled()
  const second = shared.next()
  gates[0]?.reject(new Error("no database"))
  await expect(first).rejects.toThrow("no database")
  await settled()
  end(1)
  expect(await second).toBe(1)
})
