import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { buildHouse, TestClock } from "../../test/house/small-house.ts"
import { testBarcodes, testCertificates, testGifts, testNewsletters, testRenewals } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import type { OutboxRow } from "../database/checkout-tables.ts"
import type { Mail } from "../mail/mail.ts"
import { postMessage } from "../outbox/outbox-store.ts"
import { TURN_MAIL } from "../queue/let-in.ts"
import { claimTime, type OutboxDependencies, sendOutbox } from "./outbox.ts"

let database: TestDatabase
let time: TestClock
const clock = { now: () => time.now() }
beforeAll(async () => {
  database = await testDatabase()
  await buildHouse(database.db, { rows: [], places: [1000], events: [{ key: "soir" }] })
})
afterAll(() => database.close())
beforeEach(async () => {
  time = new TestClock()
  const { db } = database
  for (const table of ["outbox", "queue_places", "queues"]) await db(table).delete()
  await db("queues").insert({ id: "q", website_id: "petit", kind: "events", thing_id: "petit.soir" })
})

/** Mails to so many whose turn came; each is to one address. */
async function post(many: number) {
  const at = time.now()
  for (let index = 0; index < many; index += 1) {
    await database.db("queue_places").insert({
      ...{ id: `p${index}`, website_id: "petit", queue_id: "q", session_id: `s${index}`, state: "called" },
      ...{ ended_because: null, revision: 1, turn: index, first_position: index, arrived_at: at },
      ...{ called_at: at, ends_at: at + 3_600_000, changed_at: at, email: `a${index}@example.com` },
      ...{ language: "fr", link: "http://localhost:4000/fr" },
    })
    const message = {
      id: `m${index}`,
      websiteId: "petit",
      kind: TURN_MAIL,
      payload: { placeId: `p${index}` },
    }
    await database.db.transaction((trx) => postMessage(trx, message, at))
  }
}

const through = (send: (mail: Mail) => Promise<void>): OutboxDependencies => ({
  ...{ db: database.db, mailer: { send }, barcodes: testBarcodes, gifts: testGifts },
  ...{ newsletters: testNewsletters, renewals: testRenewals, certificates: testCertificates },
  log: { warn: () => undefined, error: () => undefined } as never,
})

/** A mail server that takes its time for each mail, until it is let go on. */
function slowServer() {
  const under: { readonly to: string; readonly end: PromiseWithResolvers<void> }[] = []
  const send = ({ to }: Mail) => {
    const end = Promise.withResolvers<void>()
    under.push({ to, end })
    return end.promise
  }
  return { under, send }
}

it("leaves each mail to one process, though those before it took longer than a claim lasts", async () => {
  await post(8)
  const { under, send } = slowServer()
  const slow = sendOutbox(through(send), clock)
  await expect.poll(() => under.length).toBe(4)
  // The claims of the first four, and with them the time of the round, are nearly over.
  time.pass(claimTime / 1000 - 1)
  for (const { end } of under) end.resolve()
  await expect.poll(() => under.length).toBe(8)
  time.pass(2)
  const sent: string[] = []
  await sendOutbox(
    through(async ({ to }) => void sent.push(to)),
    clock,
  )
  for (const { end } of under) end.resolve()
  expect(await slow).toBe(8)
  expect(sent).toEqual([])
})

it("pauses after a failure from that moment on", async () => {
  await post(1)
  const { under, send } = slowServer()
  const failing = sendOutbox(through(send), clock)
  await expect.poll(() => under.length).toBe(1)
  time.pass(60)
  under[0]?.end.reject(new Error("greylisted"))
  expect(await failing).toBe(0)
  const [message] = await database.db<OutboxRow>("outbox")
  expect(message).toMatchObject({ due_at: time.now() + 15_000, last_error: "Error: greylisted" })
})

it("leaves what another process has sent alone when its own try fails late", async () => {
  await post(1)
  const { under, send } = slowServer()
  const failing = sendOutbox(through(send), clock)
  await expect.poll(() => under.length).toBe(1)
  time.pass(claimTime / 1000)
  const other = slowServer()
  const second = sendOutbox(through(other.send), clock)
  await expect.poll(() => other.under.length).toBe(1)
  under[0]?.end.reject(new Error("timeout"))
  await failing
  // The other still has it: nobody else takes it up.
  time.pass(60)
  const third: Mail[] = []
  await sendOutbox(
    through(async (mail) => void third.push(mail)),
    clock,
  )
  other.under[0]?.end.resolve()
  expect(await second).toBe(1)
  expect(third).toEqual([])
  expect(await database.db<OutboxRow>("outbox").pluck("last_error")).toEqual([null])
})

it("begins with no other mail once the process stops", async () => {
  await post(8)
  const { under, send } = slowServer()
  let stopping = false
  const round = sendOutbox({ ...through(send), isStopping: () => stopping }, clock)
  await expect.poll(() => under.length).toBe(4)
  stopping = true
  for (const { end } of under) end.resolve()
  expect(await round).toBe(4)
  expect(await database.db<OutboxRow>("outbox").whereNull("sent_at").pluck("attempts")).toEqual([0, 0, 0, 0])
})
