import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { readConfig } from "../config.ts"
import { ConfigError } from "../environment-reader.ts"
import { ticketSigningKey } from "./signing-key.ts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "parterre-key-"))
})
afterEach(() => rm(folder, { recursive: true }))

const key = () => ticketSigningKey(readConfig({ DATA_DIR: folder }))
const file = () => join(folder, "ticket-signing.key")

it("is made once, whole, and alone in its folder", async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, key))
  expect(new Set([...keys, await key()]).size).toBe(1)
  expect(keys[0]).toHaveLength(44)
  expect(await readFile(file(), "utf8")).toBe(keys[0])
  expect((await stat(file())).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(["ticket-signing.key"])
})

it("is the file's, with or without a line end", async () => {
  const ours = "a key of the tests, of thirty-two characters"
  await writeFile(file(), `${ours}\n`)
  expect(await key()).toBe(ours)
})

it.each([
  ["an empty file", ""],
  ["a file of spaces", " ".repeat(40)],
  ["a file that ends too soon", "c2hvcnQ="],
])("is refused from %s, which stays as it is", async (_name, text) => {
  await writeFile(file(), text)
  await expect(key()).rejects.toThrow(ConfigError)
  await expect(key()).rejects.toThrow(/ticket-signing\.key: shorter than 32 characters/)
  expect(await readFile(file(), "utf8")).toBe(text)
})
