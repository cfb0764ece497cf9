import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { programEnv } from "../test/program-env.ts"
import { type TestDatabase, testDatabase } from "../test/test-database.ts"

const root = join(import.meta.dirname, "../..")
const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8")
/** What `npm run server --` runs in a clone. */
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: { server: string }
}
const [, ...server] = scripts.server.split(" ")
const [example = ""] = /(?<=```sh\n)parterre-server[\s\S]*?(?=```)/.exec(readme) ?? []
const commands = example
  .trim()
  .split("\n")
  .map((line) => line.replace(/\s+#.*/, "").split(" "))

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** A command of the example as a process of its own, in the top folder of a checkout. */
function run(argv: readonly string[]) {
  const { location } = database
  const where =
    typeof location === "string" ? { DATABASE_URL: location } : { DATA_DIR: dirname(location.file) }
  const child = spawn(process.execPath, [...server, ...argv.slice(1)], {
    cwd: root,
    env: { ...programEnv, HOST: "127.0.0.1", PORT: "0", ...where },
  })
  let out = ""
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      out += chunk.toString()
      for (const look of waiting) look()
    })
  return {
    ended: new Promise<{ code: number | null; out: string }>((resolve) =>
      child.once("close", (code) => resolve({ code, out })),
    ),
    /** The first text of the output that a pattern finds. */
    says: (pattern: RegExp) =>
      new Promise<string>((resolve) => {
        const look = () => {
          const found = pattern.exec(out)?.[0]
          if (found !== undefined) resolve(found)
        }
        waiting.add(look)
        look()
      }),
    stop: () => child.kill("SIGTERM"),
  }
}

it("does what the README shows: migrate, import a tenant, serve it", async () => {
  expect(commands.map(([program, command]) => `${program} ${command}`)).toEqual([
    "parterre-server migrate",
    "parterre-server import",
    "parterre-server start",
  ])
  for (const command of commands.slice(0, 2)) {
    const { code, out } = await run(command).ended
    expect(code, out).toBe(0)
  }
  const running = run(commands[2] ?? [])
  try {
    const died = running.ended.then(({ out }) => Promise.reject(new Error(out)))
    const address = await Promise.race([running.says(/http:\/\/127\.0\.0\.1:\d+/), died])
    died.catch(() => undefined)
    const answer = await fetch(`${address}/v1/pages?subdomain=belvedere`)
    const pages = (await answer.json()) as unknown[]
    expect(pages.length).toBeGreaterThan(0)
  } finally {
    running.stop()
  }
  expect((await running.ended).code).toBe(0)
})
