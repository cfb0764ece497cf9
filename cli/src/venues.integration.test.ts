import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { ids, openPetitTheatre, type PetitTheatre, stalls } from "../../server/test/sdk/petit-theatre.ts"
import { machineWith } from "../test/fake-machine.ts"

let theatre: PetitTheatre
let folder: string
beforeAll(async () => {
  theatre = await openPetitTheatre()
  folder = await mkdtemp(join(tmpdir(), "parterre-venues-"))
}, 60_000)
afterAll(async () => {
  await theatre.close()
  await rm(folder, { recursive: true, force: true })
})

async function signedIn() {
  const machine = machineWith(fetch, { now: () => theatre.clock.now(), every: () => () => undefined })
  const where = ["login", "--server", theatre.address, "--site", "petit-theatre"]
  const signIn = [...where, "--username", "soutien@petit-theatre.example", "--password-stdin"]
  expect((await machine.run(signIn, "parterre-demo")).code).toBe(0)
  return machine
}

it("reads a venue's plan, judges a change and saves it, and refuses to renumber a held seat", async () => {
  const { run } = await signedIn()
  expect((await run(["venues", "list"])).out).toMatch(
    /^petit-theatre\.salle {2}.+ · Trois-Rivières · 41 seats\n$/,
  )
  await theatre.client().shop.cart.addElements([stalls("A-3", "A-4")])
  const file = join(folder, "salle.plan.json")
  const { out: told } = await run(["venues", "plan", ids.venue, "--out", file])
  const revision = /--revision (\S+)\.\n$/.exec(told)?.[1] ?? ""
  // Two are held, and the page's file calls three sold elsewhere.
  expect(told).toContain(`Written to ${file}. 5 seats are sold or held.\n`)
  const plan = await readFile(file, "utf8")
  expect((await run(["venues", "plan", ids.venue])).out).toBe(plan)
  const renumber = (guid: string) =>
    writeFile(file, plan.replace(`"${guid}", "seat_number": "3"`, `"${guid}", "seat_number": "33"`))

  await renumber("parterre-B-3")
  const judged = await run(["venues", "save", ids.venue, file, "--dry-run"])
  expect(judged).toMatchObject({
    code: 0,
    out: "  Parterre, row B: 1 seat renamed (3 → 33)\nThis plan can be saved as is. Nothing was saved.\n",
  })
  expect((await run(["venues", "save", ids.venue, file])).err).toContain("Give --revision")
  const save = (of: string, ...more: string[]) =>
    run(["venues", "save", ids.venue, file, "--revision", of, ...more])
  expect((await save(revision, "--lang", "fr")).out).toMatch(
    /rangée B\s: 1 siège renommé \(3 → 33\)\nEnregistré\.\n$/,
  )
  // Somebody has saved since that plan was read.
  expect((await save(revision)).code).not.toBe(0)
  const now = JSON.parse((await run(["venues", "plan", ids.venue, "--json"])).out).revision
  expect((await save(now)).out).toBe("Nothing differs from the plan that’s stored.\nSaved.\n")

  await renumber("parterre-A-3")
  const refused = await save(now)
  expect(refused.code).toBe(1)
  expect(refused.out).toMatch(
    /is sold or held \(Parterre, row A, seat 3\) and can’t become .*\nRefused\. Nothing/,
  )
})

it("writes the plan for a script too, and says which file it can't write", async () => {
  const { run } = await signedIn()
  const file = join(folder, "for-a-script.json")
  const { code, out } = await run(["venues", "plan", ids.venue, "--out", file, "--json"])
  const { plan, ...told } = JSON.parse((await run(["venues", "plan", ids.venue, "--json"])).out)
  expect([code, JSON.parse(out)]).toEqual([0, { ...told, file }])
  expect(await readFile(file, "utf8")).toBe(plan)
  for (const unwritable of [join(folder, "no", "plan.json"), folder]) {
    const lost = await run(["venues", "plan", ids.venue, "--out", unwritable])
    expect(lost).toMatchObject({ code: 1, out: "", err: expect.stringContaining("couldn’t be written") })
  }
})

it("says which file it can't read, and which venue there isn't", async () => {
  const { run } = await signedIn()
  const missing = await run(["venues", "save", ids.venue, join(folder, "no.json")])
  expect([missing.code === 0, missing.err]).toEqual([false, expect.stringContaining("can’t be read")])
  expect((await run(["venues", "plan", "petit-theatre.autre"])).err).toContain("venue doesn’t exist")
})
