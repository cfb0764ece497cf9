import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { ReplayCase } from "./replay-case.ts"
import { runReplayCase } from "./run-replay-case.ts"

const good = join(import.meta.dirname, "cases", "one-of-everything.json")
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "replay-case-"))
})
afterAll(() => rm(folder, { recursive: true }))

async function replayed(...files: readonly string[]) {
  const [printed, complained]: [string[], string[]] = [[], []]
  const exit = await runReplayCase(
    { print: (line) => void printed.push(line), complain: (line) => void complained.push(line) },
    files,
  )
  return { exit, printed, complained }
}
async function written(name: string, text: string) {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}
/** The good case with another amount stored for its first ticket. */
async function tampered() {
  const read = JSON.parse(await readFile(good, "utf8")) as ReplayCase
  const [first] = Object.values(read.stored.lines)
  if (first === undefined) throw new Error("The case has no tickets")
  Object.assign(first, { price: first.price - 1 })
  return written("tampered.json", JSON.stringify(read))
}

it("says that nothing differs, with how much was compared", async () => {
  const { exit, printed, complained } = await replayed(good)
  expect([exit, complained]).toEqual([0, []])
  expect(printed).toEqual([
    expect.stringMatching(
      /one-of-everything\.json: paid, version \d+, \d+ amounts compared, nothing differs$/,
    ),
  ])
})

it("says what differs, with both sides, and goes on to the next file", async () => {
  const { exit, printed, complained } = await replayed(await tampered(), good)
  expect(exit).toBe(1)
  expect(complained).toEqual([
    expect.stringMatching(/tampered\.json: paid, version \d+, 1 of what is stored differ$/),
    expect.stringMatching(/^ {2}price of .+: \d+ by the journal, \d+ stored$/),
  ])
  expect(printed).toHaveLength(1)
})

it.each([
  ["is not there", () => join(folder, "none.json"), /cannot be read/],
  ["is no JSON", () => written("text.json", "{"), /not a case that this version can replay/],
  ["is of another format", () => written("two.json", '{"format":2}'), /not a case of format 1/],
  ["lacks its parts", () => written("empty.json", '{"format":1}'), /not a case of format 1/],
  [
    "has parts of another shape",
    () => written("odd.json", '{"format":1,"entries":3,"stored":{},"amounts":{}}'),
    /not a case that this version can replay/,
  ],
])("refuses a file that %s, in one line", async (_, file, said) => {
  const { exit, complained } = await replayed(await file())
  expect(exit).toBe(1)
  expect(complained).toEqual([expect.stringMatching(said)])
})
