import { afterAll, beforeAll, expect, it } from "vitest"
import { addExhibition } from "../../server/test/fixture-hours.ts"
import { ids, openPetitTheatre, type PetitTheatre } from "../../server/test/sdk/petit-theatre.ts"
import { machineWith } from "../test/fake-machine.ts"

let theatre: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre()
}, 60_000)
afterAll(() => theatre.close())

async function signedIn({ clock, address }: PetitTheatre = theatre) {
  const machine = machineWith(fetch, { now: () => clock.now(), every: () => () => undefined })
  const where = ["login", "--server", address, "--site", "petit-theatre"]
  const signIn = [...where, "--username", "soutien@petit-theatre.example", "--password-stdin"]
  expect((await machine.run(signIn, "parterre-demo")).code).toBe(0)
  return machine
}

it("lists events by day with the ids that other commands take, in both languages", async () => {
  const { run } = await signedIn()
  const { out, code } = await run(["events", "list"])
  expect(code).toBe(0)
  expect(out.split("\n").map((line) => line.trimEnd().split(/ {2,}/))).toEqual([
    ["ID", "DATE", "STATUS", "TITLE", "VENUE"],
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
  expect(french.out).toMatch(/^NUMÉRO +DATE +ÉTAT +TITRE +SALLE\n/)
  expect(french.out).toContain(`${ids.other}  2027-02-13 14\u00a0h`)
  expect(french.out.trim().split("\n")).toHaveLength(2)
  const holds = await run(["holds", "list", "--event", ids.event])
  expect(holds.code).toBe(0)
})

it("finds events by words, says when there is none and what the limit cut", async () => {
  const { run } = await signedIn()
  const none = await run(["events", "list", "hamlet"])
  expect([none.code, none.out]).toEqual([0, expect.stringContaining("No events found.")])
  const found = JSON.parse((await run(["events", "list", "ubu", "--limit", "1", "--json"])).out)
  expect(found).toMatchObject({ events: [{ id: ids.event, saleState: "ONSALE" }], more: true })
  expect((await run(["events", "list", "ubu", "--limit", "1"])).out).toMatch(/\n2 more: raise --limit\n$/)
  const swapped = await run(["events", "list", "--from", "2027-02-14", "--until", "2027-02-12"])
  expect([swapped.code, swapped.err]).toEqual([2, expect.stringContaining("--until is before --from.")])
  const noDay = await run(["events", "list", "--from", "2027-02-30"])
  expect([noDay.code, noDay.err]).toEqual([
    2,
    expect.stringContaining("--from 2027-02-30 (a day such as 2026-12-05)"),
  ])
})

it("begins with yesterday, unless other days are asked for, also those that only have begun", async () => {
  const start = theatre.clock.now()
  const later = Date.parse("2027-02-14T12:00:00-05:00")
  theatre.clock.pass((later - start) / 1000)
  try {
    const again = await signedIn()
    const listed = async (...more: string[]) =>
      JSON.parse((await again.run(["events", "list", "--json", ...more])).out).events.map(
        ({ id }: { id: string }) => id,
      )
    expect(await listed()).toEqual([ids.other, "petit-theatre.ubu-2027-02-14"])
    expect(await listed("--from", "2027-01-01")).toContain(ids.event)
    expect(await listed("--from", "2027-02-12", "--until", "2027-02-12")).toEqual([ids.event])
  } finally {
    theatre.clock.pass((start - later) / 1000)
  }
})

it("lists each hour of a day by the id that commands take for it", async () => {
  const gallery = await openPetitTheatre({}, addExhibition)
  try {
    const { run } = await signedIn(gallery)
    const { out } = await run(["events", "list", "masques", "--json"])
    const listed: { id: string; start: string; saleState: string }[] = JSON.parse(out).events
    expect(listed.map(({ start, saleState }) => [start.slice(0, 16), saleState])).toEqual([
      ["2027-02-20T10:00", "ONSALE"],
      ["2027-02-20T11:30", "ONSALE"],
      ["2027-02-20T13:00", "SOLDOUT"],
      ["2027-02-21T10:00", "ONSALE"],
    ])
    for (const { id } of listed) expect((await run(["holds", "place", id])).code).toBe(0)
  } finally {
    await gallery.close()
  }
}, 60_000)
