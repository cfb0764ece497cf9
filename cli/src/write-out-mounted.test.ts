import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, it, vi } from "vitest"
import { writeOut } from "./write-out.ts"

/** A file that is mounted by itself cannot be replaced. */
vi.mock("node:fs/promises", async (original) => ({
  ...(await original<typeof import("node:fs/promises")>()),
  rename: async () => {
    throw Object.assign(new Error("busy"), { code: "EBUSY" })
  },
}))

const folder = mkdtempSync(join(tmpdir(), "parterre-out-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, "copy.json")

it("writes a file in its place where no other can take it, for its owner alone where it says so", async () => {
  writeFileSync(file, "before")
  chmodSync(file, 0o644)
  await writeOut({ language: "en" }, file, "mine", { for: "owner" })
  expect([readFileSync(file, "utf8"), statSync(file).mode & 0o777]).toEqual(["mine", 0o600])
  expect(readdirSync(folder)).toEqual(["copy.json"])
})

it("does not begin a new file that cannot be put in its place", async () => {
  const other = join(folder, "other.json")
  await expect(writeOut({ language: "en" }, other, "mine", { for: "anybody" })).rejects.toMatchObject({
    code: "file-not-written",
  })
  expect(readdirSync(folder)).toEqual(["copy.json"])
})
