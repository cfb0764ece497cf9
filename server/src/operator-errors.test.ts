import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, expect, it } from "vitest"
import { programEnv } from "../test/program-env.ts"
import { databaseName } from "./configured-database.ts"
import { type DatabaseLocation, openDatabase } from "./database/open-database.ts"
import { errorText } from "./operator-errors.ts"

const folder = mkdtempSync(join(tmpdir(), "parterre-operator-"))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, "parterre.sqlite")
writeFileSync(
  file,
  "no database of SQLite, but a text that is longer than its header of 100 bytes. ".repeat(9),
)

it("the program says in one line what to mend, and no password", () => {
  const program = fileURLToPath(new URL("main.ts", import.meta.url))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--conditions=@parterre/source", program, "migrate"],
    {
      env: { ...programEnv, DATABASE_URL: "postgres://staff:hidden@localhost:1/shop" },
      encoding: "utf8",
      timeout: 60_000,
    },
  )
  expect(stderr).toMatch(
    /^The database does not let anybody in \(connect ECONNREFUSED .*DATABASE_URL names it\n$/,
  )
  expect(stderr).not.toContain("hidden")
  expect([status, stdout]).toEqual([1, ""])
})

/** What is told of a database that cannot be opened. */
async function toldOf(location: DatabaseLocation): Promise<string | undefined> {
  try {
    const db = openDatabase(location)
    await db.raw("SELECT 1").finally(() => db.destroy())
    return "it opens"
  } catch (error) {
    return errorText(error)
  }
}

it("a folder of data that is none is named", async () => {
  expect(await toldOf({ file: join(file, "parterre.sqlite") })).toContain(
    `DATA_DIR: ${file} cannot be a folder`,
  )
  expect(await toldOf({ file })).toContain("DATA_DIR: its database cannot be opened (SQLITE_NOTADB")
})

it("a port that is taken is told, and what to do", async () => {
  const [one, other] = [createServer(), createServer()]
  await new Promise<void>((resolve) => one.listen(0, "127.0.0.1", resolve))
  const address = one.address()
  const port = typeof address === "object" ? address?.port : undefined
  const error = await new Promise((resolve) => other.once("error", resolve).listen(port, "127.0.0.1"))
  one.close()
  expect(errorText(error)).toMatch(/^listen EADDRINUSE.*choose another PORT/)
})

it("leaves to a bug where it is", () => {
  expect(errorText(new Error("a bug"))).toMatch(/^Error: a bug\n +at /)
  expect(errorText("a bug")).toBe("a bug")
})

it("names a database without its password", () => {
  const named = (databaseUrl: string | undefined) => databaseName({ databaseUrl, dataDir: "data" })
  expect(named(undefined)).toBe(`SQLite at ${join("data", "parterre.sqlite")}`)
  expect(named("postgres://staff:hidden@db.example:5433/shop?password=hidden")).toBe(
    "PostgreSQL at db.example:5433/shop",
  )
  expect(named("postgres:///shop?host=/run/postgresql")).toBe("PostgreSQL at /run/postgresql/shop")
})
