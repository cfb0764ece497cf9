import { expect, it } from "vitest"
import { TestClock } from "../../test/house/small-house.ts"
import { repeat } from "../jobs/repeat.ts"
import { inWebsiteTurns } from "./website-turns.ts"

const rows = ["a1", "b1", "a2", "b2", "a3"].map((id) => ({ id, website_id: id.charAt(0) }))

it("work side by side, and on the rows of one website in their order until their time is over", async () => {
  const clock = new TestClock()
  const worked: string[] = []
  await inWebsiteTurns({ clock }, rows, async ({ id }) => {
    worked.push(id)
    if (id === "a2") clock.pass(20)
  })
  expect(worked).toEqual(["a1", "b1", "a2"])
})

it("begin with no other row once their job stops, and end with the one they are at", async () => {
  const clock = new TestClock()
  const charged: string[] = []
  const gates = new Map(rows.map(({ id }) => [id, Promise.withResolvers<void>()]))
  let ring = () => {}
  const job = repeat(
    (isStopping) =>
      inWebsiteTurns({ clock, isStopping }, rows, async ({ id }) => {
        await gates.get(id)?.promise
        charged.push(id)
      }),
    {
      everyMilliseconds: 1,
      timer: (next) => {
        ring = next
        return () => undefined
      },
      onError: () => undefined,
    },
  )
  ring()
  const stopped = job.stop()
  for (const { resolve } of gates.values()) resolve()
  await stopped
  expect(charged).toEqual(["a1", "b1"])
})
