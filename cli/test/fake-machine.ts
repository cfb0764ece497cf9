import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable, Writable } from "node:stream"
import { type OperationId, operations, type ProblemCode, problems } from "@parterre/contract"
import type { CliIo, Clock } from "../src/cli-io.ts"
import { runCli } from "../src/run-cli.ts"
import { NOW } from "./samples.ts"

export interface Sent {
  readonly operation: OperationId
  readonly url: URL
  readonly headers: Headers
  readonly body: unknown
}

export type Answers = { readonly [Id in OperationId]?: (sent: Sent) => Response | Promise<Response> }

export const reply = (body: unknown): Response => Response.json(body)

export function refuse(code: ProblemCode): Response {
  const { status, action, text } = problems[code]
  const body = { type: `urn:${code}`, title: code, status, code, message: text.en, action }
  return Response.json(body, { status, headers: { "content-type": "application/problem+json" } })
}

export const token = (expiration = "2026-12-21T00:00:00Z", more: object = {}) => ({
  refreshToken: "staff-1",
  userId: "u1",
  expiration,
  oauthType: "PASSWORD",
  ...more,
})

/** A clock that only the test moves. */
export function stillClock(): Clock & { pass(seconds: number): void } {
  let now = NOW
  const timers = new Set<{ readonly every: number; next: number; readonly run: () => void }>()
  return {
    now: () => now,
    every: (milliseconds, run) => {
      const timer = { every: milliseconds, next: now + milliseconds, run }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    pass: (seconds) => {
      now += seconds * 1000
      for (const timer of [...timers])
        if (timer.next <= now) {
          timer.next = now + timer.every
          timer.run()
        }
    },
  }
}

class Sink extends Writable {
  text = ""
  override _write(chunk: Buffer | string, _encoding: string, done: () => void) {
    this.text += String(chunk)
    done()
  }
}

/** A machine without a terminal, with a home of its own and a way to servers. */
export function machineWith(fetch: (request: Request) => Promise<Response>, clock: Clock) {
  const home = mkdtempSync(join(tmpdir(), "parterre-cli-"))
  return {
    home,
    fetch,
    /** Runs one command; answers what a shell would see. */
    run: async (argv: readonly string[], stdin = "") => {
      const stdout = new Sink()
      const stderr = new Sink()
      const io: CliIo = {
        // A pipe has everything of a terminal that is read here, but not its being one.
        stdin: Readable.from([stdin]) as unknown as NodeJS.ReadStream,
        stdout: stdout as unknown as NodeJS.WriteStream,
        stderr,
        env: { XDG_CONFIG_HOME: home, LANG: "en_CA.UTF-8" },
        clock,
        fetch,
      }
      const code = await runCli(argv, io, "1.2.3")
      return { code, out: stdout.text, err: stderr.text }
    },
  }
}

/** A machine whose server is scripted. */
export function fakeMachine(answers: Answers | "down", clock: Clock = stillClock()) {
  const sent: Sent[] = []
  const script = { answers }
  const fetch = async (request: Request): Promise<Response> => {
    if (script.answers === "down") throw new TypeError("fetch failed")
    const call = await read(request)
    sent.push(call)
    const answer = await script.answers[call.operation]?.(call)
    if (answer === undefined) throw new Error(`No answer for ${call.operation}`)
    return answer
  }
  return {
    ...machineWith(fetch, clock),
    sent,
    /** What the server answers from now on. */
    become: (next: Answers | "down") => {
      script.answers = next
    },
  }
}

export const LOGIN = [
  "login",
  "--server",
  "http://shop.test/",
  "--site",
  "belvedere",
  "--username",
  "ada@belvedere.example",
  "--password-stdin",
] as const

/** A machine where Ada has signed in. */
export async function signedIn(answers: Answers, permissions: readonly number[] = [28], clock?: Clock) {
  const known: Answers = {
    createRefreshToken: () => reply(token()),
    getUserPermissions: () => reply(permissions),
    getRefreshToken: () => reply(token()),
    getUser: () =>
      reply({ id: token().userId, account: { id: "belvedere", code: "BELV", name: "Belvédère" } }),
    ...answers,
  }
  const machine = fakeMachine(known, clock)
  const { code, err } = await machine.run(LOGIN, "secret\n")
  if (code !== 0) throw new Error(err)
  return machine
}

const routes = Object.entries(operations).sort(
  ([, a], [, b]) => a.path.split("{").length - b.path.split("{").length,
)

async function read(request: Request): Promise<Sent> {
  const url = new URL(request.url)
  const text = await request.text()
  const found = routes.find(
    ([, { method, path }]) =>
      request.method === method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(url.pathname),
  )
  if (found === undefined) throw new Error(`No operation at ${request.method} ${url.pathname}`)
  const body: unknown = text === "" ? undefined : JSON.parse(text)
  return { operation: found[0] as OperationId, url, headers: request.headers, body }
}
