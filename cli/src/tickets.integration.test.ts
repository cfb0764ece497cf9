import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Scan } from "@parterre/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { ada, employAda } from "../../server/test/house/box-office.ts"
import { type CheckoutBench, startCheckout } from "../../server/test/house/checkout-shop.ts"
import { payPlainly } from "../../server/test/house/shopper.ts"
import { shops } from "../../server/test/house/shops.ts"
import { testBarcodes } from "../../server/test/serve.ts"
import { machineWith } from "../test/fake-machine.ts"

const shop = shops.stripe
const door = ["--event", `${shop.id}.soir`, "--gate", "Porte nord"]
let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
  await employAda(bench.db, shop.id)
  const [{ id }] = await bench.db("staff").where({ website_id: shop.id }).select("id")
  await bench
    .db("staff_permissions")
    .insert([70, 77, 85, 139].map((permission) => ({ staff_id: id, permission, website_id: shop.id })))
}, 60_000)
afterAll(() => bench.close())

async function atDoor() {
  const clock = { now: () => bench.clock.now(), every: () => () => undefined }
  const machine = machineWith(fetch, clock)
  const signIn = ["login", "--server", bench.address, "--site", shop.id, "--username", ada.username]
  expect((await machine.run([...signIn, "--password-stdin"], ada.password)).code).toBe(0)
  return machine
}

async function codes(seats: number): Promise<readonly string[]> {
  const { sale } = await payPlainly(await bench.shopper("stripe", { seats }), "stripe")
  const tickets = await bench.ticketsOf((await bench.saleOf(sale.saleToken)).id)
  return tickets.map(testBarcodes.write)
}

it("lets in whoever shows a ticket, says why a copy is not good, and keeps a log [ENT-028]", async () => {
  const { run } = await atDoor()
  const [code = ""] = await codes(1)
  const first = await run(["tickets", "scan", code, ...door])
  expect(first).toMatchObject({ code: 0, err: "" })
  expect(first.out).toMatch(/^VALID {2}.+ · .+ · .+ · order STRI-\w+\n$/)
  const copy = await run(["tickets", "scan", code, ...door, "--lang", "fr"])
  expect(copy.code).toBe(1)
  expect(copy.out).toMatch(/^DÉJÀ UTILISÉ {2}utilisé à .+, Porte nord · /)
  const again = await run(["tickets", "scan", code, ...door, "--again", "--json"])
  expect(JSON.parse(again.out)).toMatchObject({ outcome: "admitted", again: true } satisfies Partial<Scan>)
  const log = (await run(["tickets", "scans", `${shop.id}.soir`, "--limit", "3"])).out
  expect(log).toMatch(/^1 ticket used\n {2}\d\d:\d\d:\d\d {2}VALID +Porte nord · Ada · let in again · /)
  expect(log).toMatch(/ALREADY USED {2}Porte nord · Ada/)
})

it("reads codes line by line, as a scanner types them", async () => {
  const { run } = await atDoor()
  const [one = "", two = ""] = await codes(2)
  const { out, code } = await run(["tickets", "scan", ...door], `${one}\n\nnobody\n${two}\r\n${one}\n`)
  expect(code).toBe(0)
  expect(out.split("\n").map((line) => line.split("  ")[0])).toEqual([
    "VALID",
    "UNKNOWN",
    "VALID",
    "ALREADY USED",
    "2 let in, 4 codes scanned",
    "",
  ])
})

it("hands in what was scanned without a network, and checks codes by the public keys", async () => {
  const { run, home } = await atDoor()
  const [one = "", two = ""] = await codes(2)
  const at = (ago: number) => new Date(bench.clock.now() - ago * 1000).toISOString()
  const file = join(home, "scans.csv")
  await writeFile(file, `${at(60)},${one}\n${at(120)},${two}\n${at(30)},${one}\n`)
  const told = await run(["tickets", "import", file, ...door])
  expect(told.out).toMatch(/^ALREADY USED {2}used at .+\n2 let in, 3 codes scanned\n$/)
  await writeFile(file, `${at(60)},${one}\n2026-02-31T10:00:00Z,${two}\n`)
  expect(await run(["tickets", "import", file, ...door])).toMatchObject({
    code: 2,
    err: expect.stringContaining("Line 2 of the file"),
  })

  const list = await run(["tickets", "list", `${shop.id}.soir`, "--lang", "fr"])
  expect(list.out).toMatch(/^\d+ billets valides, \d+ utilisés\n$/)
  const taken = JSON.parse((await run(["tickets", "list", `${shop.id}.soir`, "--json"])).out)
  expect(taken).toMatchObject({ eventId: `${shop.id}.soir`, keys: [{ current: true }] })
  expect(taken.tickets.length).toBeGreaterThan(1)
  const signed = await run(["tickets", "verify", one])
  expect(signed).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Signed by this site: ticket .+, code 1\./),
  })
  // Its very end is partly filling, and could be any letter by chance.
  const [start, letter, end] = [one.slice(0, -40), one.at(-40), one.slice(-39)]
  const forged = await run([
    "tickets",
    "verify",
    `${start}${letter === "A" ? "B" : "A"}${end}`,
    "--lang",
    "fr",
  ])
  expect(forged).toMatchObject({ code: 1, out: expect.stringContaining("Aucune clé de ce site") })
})

it("goes on when one answer is lost, and prints one document for one code", async () => {
  const [one = "", two = ""] = await codes(2)
  let lost = false
  const clock = { now: () => bench.clock.now(), every: () => () => undefined }
  const { run } = machineWith((request) => {
    const isScan = request.url.includes("/v1/scans")
    if (!isScan || lost) return fetch(request)
    lost = true
    return Promise.reject(new TypeError("the network is gone"))
  }, clock)
  const signIn = ["login", "--server", bench.address, "--site", shop.id, "--username", ada.username]
  await run([...signIn, "--password-stdin"], ada.password)
  const { out, err, code } = await run(["tickets", "scan", ...door], `${one}\n${two}\n`)
  expect(code).toBe(1)
  expect(err).toMatch(/^http\S+ isn’t responding/)
  expect(out).toMatch(/^VALID {2}.+\n1 let in, 1 code scanned\n$/)
  // What no next code mends ends the scanning at once.
  const wrong = await run(["tickets", "scan", "--event", "nowhere", "--gate", "N"], `${one}\n${two}\n`)
  expect(wrong).toMatchObject({ code: expect.any(Number), out: "" })
  expect(wrong.code).not.toBe(0)
  const copy = await run(["tickets", "scan", two, ...door, "--json"])
  expect(copy.code).toBe(1)
  expect(JSON.parse(copy.out)).toMatchObject({ outcome: "already-admitted" })
  expect(await run(["tickets", "import", "/nowhere.csv", ...door])).toMatchObject({
    code: 2,
    err: expect.stringContaining("/nowhere.csv can’t be read."),
  })
})

it("asks for its events and its gate", async () => {
  const { run } = await atDoor()
  expect(await run(["tickets", "scan", "x", "--gate", "N"])).toMatchObject({
    code: 2,
    err: expect.stringContaining("--event"),
  })
  expect(await run(["tickets", "scan", "x", "--event", "e"])).toMatchObject({
    code: 2,
    err: expect.stringContaining("--gate"),
  })
})
