import { existsSync, lstatSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { lockFileNow } from "./lock-file.ts"

/** What happens right after each of the next looks at a file. */
const afterLook: ((() => void) | undefined)[] = []
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>()
  const looked = (...given: Parameters<typeof fs.statSync>) => {
    const found = fs.statSync(...given)
    afterLook.shift()?.()
    return found
  }
  return { ...fs, statSync: looked }
})

const staleAfter = 60_000
let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "parterre-lock-"))
  path = join(folder, "credentials.json.renewing")
})
afterEach(() => {
  afterLook.length = 0
  rmSync(folder, { recursive: true })
})

const growStale = () => utimesSync(path, 0, 0)
const lock = () => lockFileNow(path, staleAfter)

it("is there while somebody has it, and leaves nothing behind", () => {
  const unlock = lock()
  expect(existsSync(path)).toBe(true)
  unlock()
  expect(readdirSync(folder)).toEqual([])
})

it("of one taken for dead takes nothing from who came after", () => {
  const unlock = lock()
  growStale()
  const unlockAfter = lock()
  unlock()
  expect(existsSync(path)).toBe(true)
  unlockAfter()
  expect(readdirSync(folder)).toEqual([])
})

it("left behind, and taken over by another after a look at it, stays the other's", () => {
  writeFileSync(path, "")
  growStale()
  let unlockOthers = () => {}
  let [others, found] = [0, 0]
  const takeOver = () => {
    rmSync(path)
    unlockOthers = lock()
    others = lstatSync(path).ino
  }
  const openOthers = () => {
    found = lstatSync(path).ino
    unlockOthers()
  }
  // Looked at: what is stale, what was taken aside in its place, and what then stands there again.
  afterLook.push(takeOver, undefined, openOthers)
  lock()()
  expect(found).toBe(others)
  expect(readdirSync(folder)).toEqual([])
})
