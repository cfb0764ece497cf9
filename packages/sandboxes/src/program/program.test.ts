import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { fileURLToPath } from "node:url"
import { afterEach, describe, expect, it } from "vitest"
import { readArguments } from "./arguments.ts"

const main = fileURLToPath(new URL("../main.ts", import.meta.url))
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL")
})

/** Runs the program as a developer does; what it prints and how it ends. */
function program(given: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ["--conditions=@parterre/source", main, ...given], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  })
  children.push(child)
  const told = { out: "", err: "" }
  child.stdout.on("data", (chunk: Buffer) => (told.out += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (told.err += chunk.toString()))
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, ...told }))
  const line = async () => {
    while (!told.out.includes("\n")) await once(child.stdout, "data")
    return told.out
  }
  return { child, ended, line }
}

const portOf = (server: ReturnType<typeof createServer>) => {
  const address = server.address()
  return typeof address === "object" ? (address?.port ?? 0) : 0
}

describe("the program of the sandboxes", () => {
  it("opens each processor on this machine, with the keys it says, and ends on Ctrl+C", async () => {
    const { child, ended, line } = program(["--port", "0", "--json"])
    const told = JSON.parse(await line()) as {
      control: string
      processors: { processor: string; baseUrl: string; environment: Record<string, string> }[]
      cards: { outcome: { fr: string; en: string } }[]
    }
    expect(told.processors.map(({ processor }) => processor)).toContain("PAYPAL")
    expect(new Set(told.processors.map(({ baseUrl }) => new URL(baseUrl).hostname))).toEqual(
      new Set(["127.0.0.1"]),
    )
    const { environment } = told.processors.find(({ processor }) => processor === "STRIPE") ?? {}
    const search = `${environment?.STRIPE_BASE_URL}/v1/payment_intents/search?query=metadata['reference']:'none'`
    const asked = await fetch(search, {
      headers: { authorization: `Bearer ${environment?.STRIPE_SECRET_KEY}` },
    })
    expect(await asked.json()).toMatchObject({ data: [] })
    expect(await (await fetch(`${told.control}/ledger`)).json()).toEqual({ entries: [] })
    expect(told.cards[0]?.outcome.fr).not.toBe(told.cards[0]?.outcome.en)
    child.kill("SIGINT")
    expect(await ended).toMatchObject({ code: 0, err: "" })
  })

  it.each([
    ["fr_CA.UTF-8", "Les bacs à sable sont ouverts", "Refusée par la banque"],
    ["en_CA.UTF-8", "The sandboxes are open", "Declined"],
  ])("says in %s what a developer has to know", async (LANG, opened, declined) => {
    const { child, ended, line } = program(["--port", "0"], { LANG })
    await line()
    child.kill("SIGTERM")
    const { out, code } = await ended
    expect(code).toBe(0)
    expect(out).toContain(opened)
    expect(out).toContain(declined)
    for (const part of [
      "PAYSAFE_BASE_URL=http://127.0.0.1:",
      "PAYPAL_CLIENT_SECRET=",
      "buyer-ok",
      "/sandbox/control",
    ])
      expect(out).toContain(part)
  })

  it("says which port is in use, and what to do", async () => {
    const other = createServer().listen(0, "127.0.0.1")
    await once(other, "listening")
    const port = portOf(other)
    const { ended } = program(["--port", String(port), "--lang", "en"])
    const { code, err } = await ended
    other.close()
    expect(code).toBe(1)
    expect(err).toBe(
      `Port ${port} is already in use. Stop what uses it, or choose another one: --port ${port + 1}. --port 0 takes a free one.\n`,
    )
  })

  it.each([
    [["--help"], 0, "out", /^Usage: parterre-sandboxes/],
    [["--help", "--lang", "fr"], 0, "out", /^Utilisation : parterre-sandboxes/],
    [["--version"], 0, "out", /^\d+\.\d+\.\d+\n$/],
    [["--nothing"], 2, "err", /--nothing.*\nSee parterre-sandboxes --help\.\n$/],
  ] as const)("ends %j with %i", async (given, code, where, words) => {
    const outcome = await program([...given]).ended
    expect(outcome.code).toBe(code)
    expect(outcome[where]).toMatch(words)
  })
})

describe("the arguments", () => {
  it.each([
    [["--port", "70000"], /--port: “70000”/],
    [["--port", "x"], /--port: “x”/],
    [["--stripe-webhook", "localhost:4000"], /--stripe-webhook: “localhost:4000”/],
    [["--lang", "de"], /--lang: “de”/],
  ])("refuse %j with what is wrong", (given, message) => {
    const wanted = readArguments(given, "en_CA")
    expect(wanted).toMatchObject({ kind: "wrong", message: expect.stringMatching(message) })
  })

  it("name where events go", () => {
    const url = "http://localhost:4000/v1/webhooks/paypal/BELV"
    expect(readArguments(["--paypal-webhook", url])).toMatchObject({
      kind: "start",
      port: 4100,
      webhooks: { paypalWebhookUrl: url },
    })
  })
})
