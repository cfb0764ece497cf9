import { spawn } from "node:child_process"
import { rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { type Consumer, consumerOfPackedPackages, copyInto, must } from "./consumer-modules.ts"
import { checkDocumentation } from "./documented-methods.ts"
import { buildShop, walkShop } from "./packed-shop.ts"
import { root, run } from "./run.ts"

/**
 * Packs every published package and uses it as those who install it would: a developer's program is compiled and run
 * against the libraries, the sandboxes open, a shop in one file is built of them, the server migrates, imports a tenant and serves it, the shop
 * sells two tickets, the terminal asks.
 */
const consumer = await consumerOfPackedPackages()
/** Of this environment; with what was compiled before, a program starts in half the time. */
const kept = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
/** Exit code of the terminal. */
const notSignedIn = 3
try {
  await useLibraries(consumer)
  await useSandboxes(consumer)
  await useServer(consumer, await buildShop(consumer))
  for (const { name, files, kilobytes } of consumer.packages)
    console.log(`${name}: ${files} files, ${kilobytes} kB packed`)
  console.log("packed, compiled against, bought with, and run")
} finally {
  consumer.dispose()
}

async function useLibraries({ folder }: Consumer): Promise<void> {
  copyInto(consumer, "scripts/consumer")
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "consumer", type: "module", private: true }),
  )
  await must(
    "the consumer does not compile",
    run(join(root, "node_modules/.bin/tsc"), ["-p", "."], { cwd: folder }),
  )
  checkDocumentation(join(folder, "node_modules/@parterre/sdk/dist"))
  await must("the consumer does not run", run("node", ["consumer.js"], { cwd: join(folder, "out") }))
}

/** The sandboxes' program opens on a free port, answers, and ends when it is interrupted. */
async function useSandboxes({ folder }: Consumer): Promise<void> {
  const program = join(folder, "node_modules/@parterre/sandboxes/bin/parterre-sandboxes.js")
  await must("the sandboxes say no help", run("node", [program, "--help"], { cwd: folder }))
  const child = spawn(join(root, "node_modules/.bin/node"), [program, "--port", "0", "--json"], {
    cwd: folder,
    env: kept,
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve))
  const line = await new Promise<string>((resolve, reject) => {
    let output = ""
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes("\n")) resolve(output)
    })
    void ended.then(() => reject(new Error("the packed sandboxes do not start")))
  })
  const { control } = JSON.parse(line) as { control: string }
  const ledger = await fetch(`${control}/ledger`)
  child.kill("SIGINT")
  const code = await ended
  if (!ledger.ok || code !== 0)
    throw new Error(`the packed sandboxes answered ${ledger.status} and ended with ${code}`)
}

async function useServer({ folder }: Consumer, shop: string): Promise<void> {
  const modules = join(folder, "node_modules/@parterre")
  const program = join(modules, "server/dist/main.js")
  // A port of its own, told beforehand: the sandbox of the card processor says where its script is.
  const port = await freePort()
  const env = {
    DATA_DIR: join(folder, "data"),
    HOST: "127.0.0.1",
    PORT: port,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    LOG_LEVEL: "info",
  }
  const demo = join(modules, "server/demo/belvedere")
  await must("the server does not migrate", run("node", [program, "migrate"], { cwd: folder, env }))
  await must("the server does not import", run("node", [program, "import", demo], { cwd: folder, env }))
  const origin = await withServer(program, folder, { ...env, STOREFRONT_DIR: shop }, async (address) => {
    const answer = await fetch(`${address}/v1/pages?subdomain=belvedere`)
    const pages = (await answer.json()) as unknown[]
    if (pages.length === 0) throw new Error("the packed server shows no page")
    await walkShop(address)
    const terminal = join(modules, "cli/bin/parterre.js")
    const where = ["--server", address, "--site", "belvedere"]
    const own = { HOME: folder, XDG_CONFIG_HOME: folder }
    const { code, output } = await run("node", [terminal, "carts", "list", ...where], {
      cwd: folder,
      env: own,
    })
    if (code !== notSignedIn) throw new Error(`the packed terminal does not ask to sign in:\n${output}`)
  })
  // A server in production does without the sandboxes; one that wants them says what to install.
  rmSync(join(modules, "sandboxes"), { recursive: true })
  const lacking = await run("node", [program, "start"], { cwd: folder, env })
  if (lacking.code === 0 || !lacking.output.includes("install @parterre/sandboxes"))
    throw new Error(`without the sandboxes, ${origin} should say what to install:\n${lacking.output}`)
  const production = { ...env, PARTERRE_MODE: "production", PUBLIC_ORIGIN: "https://billets.example" }
  await withServer(program, folder, { ...production, TICKET_SIGNING_KEY: "k".repeat(32) }, async () => {})
}

function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() => resolve(String(typeof address === "object" ? address?.port : undefined)))
    })
  })
}

/** Runs the server until `use` is done, and gives the address it printed. */
async function withServer(
  program: string,
  cwd: string,
  env: Record<string, string>,
  use: (address: string) => Promise<void>,
): Promise<string> {
  const server = spawn(join(root, "node_modules/.bin/node"), [program, "start"], {
    cwd,
    env: { ...kept, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()))
  let output = ""
  try {
    const address = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString()
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]
        if (found !== undefined) resolve(found)
      }
      server.stdout.on("data", read)
      server.stderr.on("data", read)
      void ended.then(() => reject(new Error(`the packed server does not start:\n${output}`)))
    })
    await use(address)
    return address
  } finally {
    server.kill("SIGTERM")
    await ended
  }
}
