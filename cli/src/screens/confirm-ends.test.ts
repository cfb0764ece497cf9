import { Console } from "node:console"
import { PassThrough } from "node:stream"
import { ApiUnreachable } from "@parterre/sdk"
import { beforeAll, expect, it, vi } from "vitest"
import { stillClock } from "../../test/fake-machine.ts"
import { CliFailure, requireDone } from "../cli-failure.ts"
import { exitCodes } from "../exit-codes.ts"
import type { ConfirmEnd } from "./confirm-state.ts"
import { askWhether } from "./open-screens.tsx"

// Screens are drawn for whoever sits at a terminal, also where its environment is one of a build server.
vi.hoisted(() => vi.stubEnv("CI", "1"))

const CTRL_C = "\u0003"
// A screen keeps others from writing on it, by a class that the test runner's own console has not.
beforeAll(() => {
  Object.assign(console, { Console })
})

type Act = () => Promise<string>
type Step = readonly [shows: string, key: string]

const waiting: Act = () => Promise.race([])
const lost = async () => {
  throw new ApiUnreachable("network", "en")
}
const refused = async () => {
  throw new CliFailure("refund-nothing-left", exitCodes.failed, "Nothing is left.")
}

/** Answers a question by keys, each once the screen shows what it waits for. */
async function asked(act: Act, keys: readonly Step[]): Promise<ConfirmEnd> {
  const terminal = () =>
    Object.assign(new PassThrough(), {
      ...{ isTTY: true, columns: 80, rows: 24 },
      ...{ setRawMode: () => undefined, ref: () => undefined, unref: () => undefined },
    })
  const [stdin, stdout] = [terminal(), terminal()]
  let drawn = ""
  stdout.on("data", (chunk) => {
    drawn += String(chunk)
  })
  const io = { stdin, stdout, stderr: new PassThrough(), env: { NO_COLOR: "1" }, clock: stillClock() }
  const end = askWhether(
    { io: io as never, language: "en", json: false, server: undefined, site: undefined },
    {
      ...{ question: [], consequence: "Money goes back.", does: "refund", sending: "refunding…" },
      ...{ reason: "Wrong evening", server: "http://localhost", act },
    },
  )
  for (const [shows, key] of keys) {
    await vi.waitFor(() => expect(drawn).toContain(shows), { timeout: 5000, interval: 10 })
    stdin.write(key)
  }
  return end
}

const cases: readonly [when: string, act: Act, keys: readonly Step[], end: ConfirmEnd][] = [
  ["nothing is sent yet", waiting, [["Money goes back.", CTRL_C]], "kept"],
  [
    "it is under way",
    waiting,
    [
      ["Money goes back.", "y"],
      ["refunding…", CTRL_C],
    ],
    "unknown",
  ],
  [
    "it is done",
    async () => "Refunded.",
    [
      ["Money goes back.", "y"],
      ["Refunded.", CTRL_C],
    ],
    "done",
  ],
  [
    "the server said no",
    refused,
    [
      ["Money goes back.", "y"],
      ["Nothing is left.", CTRL_C],
    ],
    "refused",
  ],
  [
    "the answer was lost",
    lost,
    [
      ["Money goes back.", "y"],
      ["localhost", "\r"],
    ],
    "unknown",
  ],
]

it.each(cases)("left when %s, a question ends as it stands", async (_, act, keys, end) => {
  expect(await asked(act, keys)).toBe(end)
})

it("says that nothing was done only where that is known", () => {
  const words = { cancelled: "Nothing was refunded.", look: "parterre sales refunds BELV-1" }
  const saidOf: (end: ConfirmEnd) => unknown = (end) => {
    let failure: unknown
    try {
      requireDone(end, "en", words)
    } catch (error) {
      failure = error
    }
    return failure instanceof CliFailure ? [failure.message, failure.hint] : undefined
  }
  expect(saidOf("done")).toBeUndefined()
  expect(saidOf("kept")).toEqual(["Nothing was refunded.", undefined])
  expect(saidOf("refused")).toEqual(["Nothing was refunded.", undefined])
  expect(saidOf("unknown")).toEqual([
    "The request was sent and may have been carried out.",
    "Check with: parterre sales refunds BELV-1",
  ])
})
