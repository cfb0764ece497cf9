import { spawnSync } from "node:child_process"
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { programEnv } from "../test/program-env.ts"
import { readConfig } from "./config.ts"
import { migrate } from "./database/migrate.ts"
import { migrations } from "./database/migrations/index.ts"
import { openDatabase } from "./database/open-database.ts"
import { onExistingDatabase } from "./existing-database.ts"

const program = fileURLToPath(new URL("main.ts", import.meta.url))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "parterre-existing-"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = () => join(folder, "parterre.sqlite")
const work = () => onExistingDatabase(readConfig({ DATA_DIR: folder }), async (db) => db("websites").select())
const migrated = async (steps = migrations) => {
  const db = openDatabase({ file: file() })
  await migrate(db, steps)
  await db.destroy()
}

describe("an operator's command", () => {
  it.each([
    ["queue", "state", "belvedere"],
    ["queue", "open", "belvedere", "pages", "belvedere.le-cid"],
    ["check-ticket", "belvedere", "a-code"],
    ["gift-certificates", "block", "belvedere", "7K3Q-X2DM-94QX"],
  ])("says in a sentence that there is no database, and makes none: %s %s", (...argv) => {
    const there = join(folder, "elsewhere")
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--conditions=@parterre/source", program, ...argv],
      { env: { ...programEnv, DATA_DIR: there }, encoding: "utf8", timeout: 60_000 },
    )
    expect(stderr).toBe(
      `There is no database of Parterre at ${join(there, "parterre.sqlite")}: set DATA_DIR to that of the server\n`,
    )
    expect([status, stdout, readdirSync(folder)]).toEqual([1, "", []])
  })
})

describe("the database of a server", () => {
  it("is none without its tables", async () => {
    writeFileSync(file(), "")
    await expect(work()).rejects.toThrow("There is no database of Parterre at")
  })

  it("is brought up to date before it is worked on", async () => {
    await migrated(migrations.slice(0, -1))
    await expect(work()).rejects.toThrow(`The database lacks ${migrations.at(-1)?.name}: run parterre-server`)
  })

  it("is worked on, and let go", async () => {
    await migrated()
    expect(await work()).toEqual([])
    rmSync(file())
    await expect(work()).rejects.toThrow("There is no database of Parterre at")
  })
})
