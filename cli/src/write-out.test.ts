import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeEach, expect, it } from "vitest"
import { writeOut } from "./write-out.ts"

const folder = mkdtempSync(join(tmpdir(), "parterre-out-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, "copy.json")
beforeEach(() => rmSync(file, { force: true }))

const session = { language: "en" } as const
const rights = (path: string) => statSync(path).mode & 0o777

it("leaves what its owner alone may read to nobody else, whoever could read the file before", async () => {
  writeFileSync(file, "before")
  chmodSync(file, 0o644)
  await writeOut(session, file, "mine", { for: "owner" })
  expect([readFileSync(file, "utf8"), rights(file)]).toEqual(["mine", 0o600])
  expect(readdirSync(folder)).toEqual(["copy.json"])
})

it("keeps the rights of a file that anybody may read", async () => {
  writeFileSync(file, "before")
  chmodSync(file, 0o640)
  await writeOut(session, file, "plan", { for: "anybody" })
  expect([readFileSync(file, "utf8"), rights(file)]).toEqual(["plan", 0o640])
})

it("writes where a link leads, and leaves the link", async () => {
  const real = join(folder, "real.json")
  writeFileSync(real, "before", { mode: 0o644 })
  symlinkSync(real, file)
  await writeOut(session, file, "mine", { for: "owner" })
  expect([readFileSync(real, "utf8"), rights(real), readFileSync(file, "utf8")]).toEqual([
    "mine",
    0o600,
    "mine",
  ])
  rmSync(real)
})

it("writes where a link leads, also where nothing is yet", async () => {
  const real = join(folder, "later.json")
  symlinkSync("later.json", file)
  await writeOut(session, file, "mine", { for: "owner" })
  expect([readFileSync(real, "utf8"), rights(real), readFileSync(file, "utf8")]).toEqual([
    "mine",
    0o600,
    "mine",
  ])
  rmSync(real)
})

it("writes a file whose name is as long as names may be", async () => {
  const long = join(folder, "a".repeat(255))
  await writeOut(session, long, "mine", { for: "owner" })
  expect(readFileSync(long, "utf8")).toBe("mine")
  rmSync(long)
})

it("writes to what is no file as it is", async () => {
  await writeOut(session, "/dev/null", "mine", { for: "owner" })
  expect(statSync("/dev/null").isCharacterDevice()).toBe(true)
})

it.each(["owner", "anybody"] as const)(
  "says which file it cannot write, and leaves nothing behind, for %s",
  async (reader) => {
    const missing = join(folder, "no", "copy.json")
    await expect(writeOut(session, missing, "mine", { for: reader })).rejects.toMatchObject({
      ...{ code: "file-not-written", exitCode: 1, message: expect.stringContaining("copy.json") },
    })
    await expect(writeOut(session, folder, "mine", { for: reader })).rejects.toMatchObject({
      code: "file-not-written",
    })
    expect(readdirSync(folder)).toEqual([])
  },
)
