import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { buildSeasons, renewalShop } from "../../test/house/renewal-shop.ts"
import { seasonLine } from "../../test/house/small-season.ts"
import { testRenewals } from "../../test/serve.ts"
import { seatGuard } from "../holds/seat-guard.ts"
import { applyRenewals } from "./apply-renewals.ts"
import { runApply, runPlan } from "./run-renewals.ts"

let bench: CheckoutBench
let shop: ReturnType<typeof renewalShop>
let folder: string
let said: string[]
beforeAll(async () => {
  bench = await startCheckout(1_000)
  await buildSeasons(bench, "stripe")
  shop = renewalShop(bench, "stripe")
  folder = await mkdtemp(join(tmpdir(), "renewals-"))
}, 60_000)
afterAll(async () => {
  await rm(folder, { recursive: true })
  await bench.close()
})
beforeEach(() => {
  said = []
})
afterEach(async () => {
  for (const table of ["claims", "hold_lines", "holds", "carts", "renewals", "event_seats_off"])
    await bench
      .db(table)
      .where({ website_id: shop.shop.id })
      .delete()
      .catch(() => undefined)
})

const command = () => ({
  ...bench.payments,
  tokens: testRenewals,
  print: (line: string) => void said.push(line),
  complain: (line: string) => void said.push(`! ${line}`),
})

const file = async (value: object): Promise<string> => {
  const path = join(folder, "season.yaml")
  const season = { website: shop.shop.id, subscription: "prochaine", deadline: "2026-12-20T18:00", ...value }
  await writeFile(path, JSON.stringify(season))
  return path
}

const holder = (email: string, seats: object) => ({
  ...{ email, firstname: "Marie", lastname: "Tremblay", language: "fr", seats },
})

const plan = async (path: string) => {
  said = []
  expect(await runPlan(command(), path, { json: true })).toBe(0)
  const list: { plan: string; places: { seat: string; outcome: string; reason?: string }[] } = JSON.parse(
    said.join("\n"),
  )
  said = []
  return list
}

it("lists each place: kept, moved, or lost with the reason", async () => {
  const { db } = bench
  const website_id = shop.shop.id
  const event_id = `${website_id}.entracte`
  await db("event_seats_off").insert([
    { website_id, event_id, seat_id: "A3", reason: "blocked" },
    { website_id, event_id, seat_id: "A4", reason: "sold" },
  ])
  const shopper = await bench.shopper("stripe", { seats: 0 })
  await shopper.call("POST", "/v1/holds", [seasonLine("prochaine", ["B1", "B2"], "a", "adulte", shop.shop)])
  const path = await file({
    holders: [
      holder("a@example.com", { adulte: ["A1", "A2", "A3", "A4", "B1", "Z99"], inconnu: ["A10"] }),
      holder("b@example.com", { adulte: ["C1", "C2"], enfant: ["C3"] }),
    ],
    moves: { A4: "A6", C2: "A1" },
  })
  const { places } = await plan(path)
  expect(places.map(({ seat, outcome, reason }) => `${seat} ${outcome} ${reason ?? ""}`.trim())).toEqual([
    "A1 kept",
    "A2 kept",
    "A3 lost seat-blocked",
    "A4 moved",
    "B1 lost seat-taken",
    "Z99 lost seat-gone",
    "A10 lost no-price",
    "C1 kept",
    "C2 lost twice",
    "C3 kept",
  ])
  expect(await runPlan(command(), path, { json: false })).toBe(0)
  expect(said).toContain(
    "moved   a@example.com  Orchestra, Section 1, row A, seat 6  from A4  adulte  $180.04",
  )
  expect(await bench.db("renewals")).toEqual([])
})

it("says that nothing can be kept where an event is cancelled or begins too soon", async () => {
  const path = await file({ holders: [holder("a@example.com", { adulte: ["A1"] })] })
  const event = bench.db("events").where({ id: `${shop.shop.id}.finale` })
  await event.clone().update({ sale_state: "CANCELLED" })
  expect((await plan(path)).places).toMatchObject([{ outcome: "lost", reason: "event-missing" }])
  await event.clone().update({ sale_state: "ONSALE" })
  expect((await plan(path)).places).toMatchObject([{ outcome: "kept" }])
})

it("shows what was paid last season beside the new price", async () => {
  await shop.subscriber(["D1", "D2"])
  const path = await file({ from: "saison" })
  expect(await runPlan(command(), path, { json: false })).toBe(0)
  expect(said[0]).toBe(
    "kept    marie@example.com  Orchestra, Section 1, row D, seat 1  adulte  $180.04 → $180.04",
  )
})

it("applies the list that was looked at, and no other", async () => {
  const path = await file({ holders: [holder("a@example.com", { adulte: ["E1", "E2"] })] })
  const { plan: looked } = await plan(path)
  const shopper = await bench.shopper("stripe", { seats: 0 })
  await shopper.call("POST", "/v1/holds", [seasonLine("prochaine", ["E2"], "a", "adulte", shop.shop)])
  expect(await runApply(command(), path, { plan: looked })).toBe(1)
  expect(said).toEqual([
    `! The list has changed since it was ${looked}: look at it again with plan. Nothing was written.`,
  ])
  expect(await bench.db("renewals")).toEqual([])
  expect(await runApply(command(), path, { plan: (await plan(path)).plan })).toBe(0)
  expect(await bench.db("renewals")).toHaveLength(1)
})

it("applies all of it or nothing when a shopper is faster", async () => {
  const before = (await bench.db("carts").where({ website_id: shop.shop.id })).length
  const loses = { ...seatGuard, take: async () => [] }
  const value = shop.fileOf({
    from: undefined,
    holders: [holder("a@example.com", { adulte: ["F1"] })],
  } as never)
  const applying = applyRenewals(command(), value, await shop.website(), undefined, loses)
  await expect(applying).rejects.toThrow("Shoppers were faster than the list")
  expect(await bench.db("renewals")).toEqual([])
  expect(await bench.db("carts").where({ website_id: shop.shop.id })).toHaveLength(before)
})

it("offers nothing twice, and again what was left until the deadline", async () => {
  const { deadline, at } = shop.endsIn(30)
  const holders = [holder("a@example.com", { adulte: ["G1", "G2"] })]
  const path = await file({ holders, deadline })
  expect(await runApply(command(), path, {})).toBe(0)
  expect((await plan(path)).places.map(({ outcome }) => outcome)).toEqual(["offered", "offered"])
  bench.clock.pass((at - bench.clock.now()) / 1000)
  const again = await file({ holders })
  expect((await plan(again)).places.map(({ outcome }) => outcome)).toEqual(["kept", "kept"])
})

/** Changes how the website is paid. */
async function allow(change: object): Promise<void> {
  const row = await bench.db("websites").where({ id: shop.shop.id }).first()
  const payment = JSON.stringify({ ...JSON.parse(row.payment), ...change })
  await bench.db("websites").where({ id: shop.shop.id }).update({ payment })
}

it("tells how a season may be paid in instalments, and when its holders are reminded", async () => {
  await allow({ instalments: true })
  const holders = [holder("a@example.com", { adulte: ["H1"] })]
  const path = await file({
    holders,
    instalments: 3,
    instalmentDates: ["2026-12-27", "2027-01-10"],
    reminder: 7,
  })
  const { plan: looked, ...told } = await plan(path)
  expect(told).toMatchObject({
    instalments: { count: 3, dates: ["2026-12-27", "2027-01-10"] },
    reminder: "2026-12-13T23:00:00.000Z",
  })
  said = []
  expect(await runPlan(command(), path, { json: false })).toBe(0)
  expect(said).toContain("Instalments: 3; the first at the renewal, the others on 2026-12-27, 2027-01-10")
  expect(said).toContain("Reminder: 2026-12-13T23:00:00.000Z")
  // Other terms are another list.
  expect((await plan(await file({ holders, instalments: 2 }))).plan).not.toBe(looked)
})

it("says what is wrong with a file, and where", async () => {
  const run = async (value: object) => {
    said = []
    expect(await runApply(command(), await file(value), {})).toBe(1)
    return said
  }
  await allow({ instalments: false })
  const holders = [holder("a@example.com", { adulte: ["A1"] })]
  const dates = ["2026-12-27", "2027-01-10"]
  expect(await run({ holders, instalments: 3, instalmentDates: dates.slice(1) })).toEqual([
    expect.stringContaining(
      "instalmentDates: has 1 days: it takes one for each of the instalments but the first",
    ),
  ])
  expect(await run({ holders, instalments: 3, instalmentDates: dates.toReversed() })).toEqual([
    expect.stringContaining("instalmentDates: is not in order"),
  ])
  expect(await run({ holders, instalments: 2, instalmentDates: ["2026-12-20"] })).toEqual([
    expect.stringContaining("instalmentDates: begins before the deadline"),
  ])
  // The tenant allows them, and only where its processor keeps a card.
  expect(await run({ holders, instalments: 3, instalmentDates: dates })).toEqual([
    expect.stringContaining("instalments: the website does not take them. Write instalments: true"),
  ])
  await allow({ instalments: true })
  expect(await run({ holders, instalments: 12 })).toEqual([
    expect.stringMatching(/instalments: the last one is on 2027-11-20, and the season begins on 2027-0/),
  ])
  await allow({ processor: "MONERIS" })
  expect(await run({ holders, instalments: 3 })).toEqual([
    expect.stringContaining("instalments: later instalments are taken from a card that the processor keeps"),
  ])
  await allow({ processor: "STRIPE" })
  expect(await run({ holders, reminder: 60 })).toEqual([
    expect.stringContaining("reminder: 60 days before the deadline is over"),
  ])
  expect(await run({})).toEqual([
    expect.stringContaining("needs either from, last season's subscription, or holders"),
  ])
  expect(await run({ from: "saison", deadline: "2026-01-01T00:00" })).toEqual([
    expect.stringContaining("deadline: 2026-01-01T00:00 is over"),
  ])
  expect(await run({ from: "jadis" })).toEqual([expect.stringContaining("from: nobody has bought jadis")])
  expect(
    await run({ subscription: "ailleurs", holders: [holder("a@example.com", { adulte: ["A1"] })] }),
  ).toEqual([expect.stringContaining("has no subscription ailleurs")])
  expect(await run({ website: "nowhere", from: "saison" })).toEqual([
    expect.stringContaining("website: there is no website nowhere"),
  ])
})
