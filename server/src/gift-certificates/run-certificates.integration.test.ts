import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { GiftCertificate } from "@parterre/contract"
import { plainCertificateCode } from "@parterre/domain/gift-certificates"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { buildHouse, smallHouse, TestClock, testDependencies } from "../../test/house/small-house.ts"
import { callerOf, serve } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import type { GiftCertificateRow } from "../database/certificate-tables.ts"
import { newCertificateCode } from "./issue-certificates.ts"
import { type CertificateCommand, runBlock, runIssue, runTakeOver } from "./run-certificates.ts"

const clock = new TestClock()
let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
let command: CertificateCommand
const printed: string[] = []
const complained: string[] = []

beforeAll(async () => {
  database = await testDatabase()
  folder = await fixtureFolder()
  await buildHouse(database.db, { rows: [{ name: "A", seats: 2 }] })
  await database.db("websites").update({ payment: JSON.stringify({ brands: [], giftCertificates: true }) })
  command = {
    ...testDependencies(database.db, clock),
    print: (line) => void printed.push(line),
    complain: (line) => void complained.push(line),
  }
})
afterAll(async () => {
  await folder.dispose()
  await database.close()
})
beforeEach(() => {
  printed.length = 0
  complained.length = 0
})

const rows = () => database.db<GiftCertificateRow>("gift_certificates").where({ website_id: smallHouse.id })

async function balance(code: string): Promise<number | string> {
  const shop = callerOf(serve(database.db, clock, { allowMissing: true }), smallHouse.id)
  const { sessionToken } = (await shop.post("/v1/session")).json<{ sessionToken: string }>()
  const path = `/v1/certificates/${encodeURIComponent(code)}`
  const answer = (await shop.get(path, { "x-session-token": sessionToken })).json<
    GiftCertificate & { code: string }
  >()
  return answer.balance ?? answer.code
}

it("issues certificates whose codes are told once and kept nowhere [PAY-028]", async () => {
  expect(await runIssue(command, smallHouse.id, { amount: "50", count: "3" })).toBe(0)
  expect(new Set(printed).size).toBe(3)
  for (const code of printed) expect(await balance(code)).toBe(5_000)
  const kept = JSON.stringify(await rows())
  for (const code of printed) {
    const plain = plainCertificateCode(code) ?? ""
    expect(kept).not.toContain(plain)
    expect(kept).toContain(plain.slice(-4))
  }
})

it("makes codes that nobody misreads", () => {
  const codes = Array.from({ length: 200 }, newCertificateCode)
  for (const code of codes) expect(code).toMatch(/^([2-9B-DF-HJ-NP-TV-XZ]{4}-){2}[2-9B-DF-HJ-NP-TV-XZ]{4}$/)
  expect(new Set(codes).size).toBe(200)
})

it("takes over a file once, and changes no balance when it comes again [PAY-028]", async () => {
  const file = join(folder.path, "certificates.csv")
  await writeFile(file, "OLD-CODE-0001;20\nOLD-CODE-0002;35.50\n")
  expect(await runTakeOver(command, smallHouse.id, file)).toBe(0)
  expect(await balance("old code 0002")).toBe(3_550)
  await rows().where({ last_four: "0002" }).update({ balance: 50 })
  await writeFile(file, "OLD-CODE-0001;20\nOLD-CODE-0002;35.50\nOLD-CODE-0003;10\n")
  expect(await runTakeOver(command, smallHouse.id, file)).toBe(0)
  expect(printed.at(-1)).toBe(`${smallHouse.id}: 1 certificates added, 2 known already`)
  expect(await balance("OLD-CODE-0002")).toBe(50)
})

it("blocks a lost certificate and opens it again", async () => {
  await runIssue(command, smallHouse.id, { amount: "10", count: "1" })
  const [code = ""] = printed
  expect(await runBlock(command, smallHouse.id, { code, isOpen: false })).toBe(0)
  expect(await balance(code)).toBe("certificate-unknown")
  expect(await runBlock(command, smallHouse.id, { code: code.toLowerCase(), isOpen: true })).toBe(0)
  expect(await balance(code)).toBe(1_000)
  expect(printed.slice(1).join()).not.toContain(code)
})

it("writes nothing of a bad request and says what to do", async () => {
  const before = await rows()
  const file = join(folder.path, "bad.csv")
  await writeFile(file, "GOOD-CODE-0009;20\nBAD;20\n")
  const codes = [
    await runIssue(command, smallHouse.id, { amount: "free", count: "1" }),
    await runIssue(command, smallHouse.id, { amount: "50", count: "0" }),
    await runIssue(command, smallHouse.id, { amount: "50", count: "1001" }),
    await runIssue(command, "nobody", { amount: "50", count: "1" }),
    await runTakeOver(command, smallHouse.id, file),
    await runTakeOver(command, smallHouse.id, "no-such-file.csv"),
    await runBlock(command, smallHouse.id, { code: "NOBODY-HAS-IT", isOpen: false }),
  ]
  expect(codes).toEqual(codes.map(() => 1))
  expect(complained).toEqual([
    '"free" is not an amount in dollars, such as 50 or 49.99',
    "--count is a number from 1 to 1000",
    "--count is a number from 1 to 1000",
    "There is no website nobody",
    `${file}, line 2: the code is not 8 to 40 letters and digits`,
    "There is no file no-such-file.csv",
    `${smallHouse.id} has no certificate with this code`,
  ])
  expect(await rows()).toEqual(before)
})
