import { spawn } from "node:child_process"
import { connect } from "node:net"
import { join } from "node:path"
import { buildStorefront, buildStudio } from "./examples.ts"
import { root, run } from "./run.ts"

/** `npm start`: the storefront and the plan studio are built when needed, then server, shops and sandboxes run until Ctrl+C. */
const port = process.env.PORT ?? "4000"
const started = performance.now()

const answers = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(port), "localhost")
    const end = (taken: boolean) => {
      socket.destroy()
      resolve(taken)
    }
    socket.once("connect", () => end(true)).once("error", () => end(false))
  })
if (await answers()) {
  console.error(`Port ${port} is taken. Choose another: PORT=${Number(port) + 1} npm start`)
  process.exit(1)
}

if (await buildStorefront()) console.log("The storefront is built.")
if (await buildStudio()) console.log("The plan studio is built.")
const terminal = await run("tsup", [], { cwd: join(root, "cli") })
if (terminal.code !== 0) throw new Error(`The terminal did not build.\n${terminal.output}`)

const server = spawn(
  join(root, "node_modules/.bin/node"),
  ["--conditions=@parterre/source", join(root, "server/src/main.ts"), "start", "--demo"],
  {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      PORT: port,
      LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
      STOREFRONT_DIR: join(root, "examples/storefront/dist"),
      STUDIO_DIR: join(root, "examples/studio/dist"),
    },
  },
)
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal))
server.on("exit", (code) => process.exit(code ?? 1))

async function ready(): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  } catch {
    return false
  }
}
while (!(await ready())) await new Promise((resolve) => setTimeout(resolve, 100))

const { testCards } = await import("@parterre/sandboxes")
/** Of the demo's processors, one card an outcome. */
const shown = testCards.filter(
  ({ processor, outcome }, at) =>
    processor !== "STRIPE" &&
    testCards.findIndex((other) => other.processor === processor && other.outcome.en === outcome.en) === at,
)
const shop = (subdomain: string) => `http://localhost:${port}/?subdomain=${subdomain}`
const mailbox = `http://localhost:${port}/sandbox/mailbox`
const sandboxes = `  Mailbox             ${mailbox}   (with seasons to renew)

  Test cards (any future expiry, any security code; the bank's code is 1234)
${shown.map((card) => `    ${card.processor.padEnd(15)} ${card.number.padEnd(20)} ${card.outcome.en}`).join("\n")}
`
// With SANDBOX=false there are none, and cards are charged.
const hasSandboxes = (await fetch(mailbox)).ok
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`
Parterre is ready (${seconds} s).

  Théâtre Belvédère   ${shop("belvedere")}
  Harbour Arena       ${shop("harbour")}
  Cabaret du Quai     ${shop("cabaret")}   (the look of the tkp system)
  Scènes d’ici        ${shop("www")}   (a main site, which leads to the others)
${hasSandboxes ? sandboxes : "  No sandboxes: SANDBOX is false\n"}
  Plan studio         http://localhost:${port}/studio/?subdomain=belvedere
                      plans@belvedere.example   / parterre-demo
                      plans@harbour.example     / parterre-demo   (?subdomain=harbour)

  Support             npx parterre login --server http://localhost:${port} --site belvedere
                      soutien@belvedere.example / parterre-demo
                      support@harbour.example   / parterre-demo   (--site harbour)

  At the door         npx parterre login --server http://localhost:${port} --site belvedere
                      entrees@belvedere.example / parterre-demo
                      doors@harbour.example     / parterre-demo   (--site harbour)
                      then: npx parterre tickets scan --event belvedere.le-cid-2026-12-05 --gate "Porte nord"

Ctrl+C stops everything.
`)
