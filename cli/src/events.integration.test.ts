import { afterAll, beforeAll, expect, it } from "vitest"
import { ids, openPetitTheatre, type PetitTheatre } from "../../server/test/sdk/petit-theatre.ts"
import { machineWith } from "../test/fake-machine.ts"

let theatre: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre()
}, 60_000)
afterAll(() => theatre.close())

async function signedIn() {
  const machine = machineWith(fetch, { now: () => theatre.clock.now(), every: () => () => undefined })
  const where = ["login", "--server", theatre.address, "--site", "petit-theatre"]
  const signIn = [...where, "--username", "soutien@petit-theatre.example", "--password-stdin"]
  expect((await machine.run(signIn, "parterre-demo")).code).toBe(0)
  return machine
}

it("lists events by day with the ids that other commands take, in both languages", async () => {
  const { run } = await signedIn()
  const { out, code } = await run(["events", "list"])
  expect(code).toBe(0)
  expect(out.split("\n").map((line) => line.trimEnd().split(/ {2,}/))).toEqual([
    ["Id", "Date", "Sale", "Title", "Venue"],
    [ids.event, "2027-02-12 7:30\u00a0p.m.", "On sale", "Ubu at the Market", "The Little Hall"],
    [ids.other, "2027-02-13 2:00\u00a0p.m.", "On sale", "Ubu at the Market", "The Little Hall"],
    [
      "petit-theatre.ubu-2027-02-14",
      "2027-02-14 7:30\u00a0p.m.",
      "Cancelled",
      "Ubu at the Market",
      "The Little Hall",
    ],
    [""],
  ])
  const french = await run([
    "events",
    "list",
    "--from",
    "2027-02-13",
    "--until",
    "2027-02-13",
    "--lang",
    "fr",
  ])
  expect(french.out).toMatch(/^Numéro +Date +Vente +Titre +Salle\n/)
  expect(french.out).toContain(`${ids.other}  2027-02-13 14\u00a0h`)
  expect(french.out.trim().split("\n")).toHaveLength(2)
  const holds = await run(["holds", "list", "--event", ids.event])
  expect(holds.code).toBe(0)
})

it("finds events by words, says when there is none and what the limit cut", async () => {
  const { run } = await signedIn()
  const none = await run(["events", "list", "hamlet"])
  expect([none.code, none.out]).toEqual([0, expect.stringContaining("No event.")])
  const found = JSON.parse((await run(["events", "list", "ubu", "--limit", "1", "--json"])).out)
  expect(found).toMatchObject([{ id: ids.event, saleState: "ONSALE" }])
  expect((await run(["events", "list", "ubu", "--limit", "1"])).out).toMatch(/\n2 more: raise --limit\n$/)
  const noDay = await run(["events", "list", "--from", "2027-02-30"])
  expect([noDay.code, noDay.err]).toEqual([
    2,
    expect.stringContaining("--from 2027-02-30 (a day such as 2026-12-05)"),
  ])
})

it("leaves out what was over a day ago, unless it is asked for", async () => {
  const { run } = await signedIn()
  const start = theatre.clock.now()
  const later = Date.parse("2027-02-14T12:00:00-05:00")
  theatre.clock.pass((later - start) / 1000)
  try {
    const again = await signedIn()
    const listed = async (...more: string[]) =>
      JSON.parse((await again.run(["events", "list", "--json", ...more])).out).map(
        ({ id }: { id: string }) => id,
      )
    expect(await listed()).toEqual([ids.other, "petit-theatre.ubu-2027-02-14"])
    expect(await listed("--from", "2027-01-01")).toContain(ids.event)
  } finally {
    theatre.clock.pass((start - later) / 1000)
  }
  expect((await run(["events", "list"])).code).toBe(0)
})
