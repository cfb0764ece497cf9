import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { buildStorefront, buildStudio } from "../scripts/examples.ts"
import { dataOf, onServer, shopsIn, writeShops } from "./more-shops.ts"

/** The real server with the demo tenants on a database of its own, for the browser tests. */
const root = fileURLToPath(new URL("..", import.meta.url))
const data = dataOf(process.env.PORT)
rmSync(data, { recursive: true, force: true })
mkdirSync(data)
await buildStorefront()
await buildStudio()
const parterre = (...command: readonly string[]) =>
  onServer(data, command, {
    // Every test signs up and in from one address; the limits have tests of their own.
    LIMIT_LOGIN_PER_MINUTE: "1000",
    LIMIT_PER_MINUTE: "60000",
    STOREFRONT_DIR: join(root, "examples/storefront/dist"),
    STUDIO_DIR: join(root, "examples/studio/dist"),
  })
const server = parterre("start", "--demo")
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal))
server.on("exit", (code) => {
  rmSync(data, { recursive: true, force: true })
  process.exit(code ?? 1)
})

/** The demo fills an empty database only: the other shops come once it is there. */
const isReady = () =>
  fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
while (!(await isReady())) await setTimeout(100)
parterre("import", ...(await writeShops(shopsIn(data))))
