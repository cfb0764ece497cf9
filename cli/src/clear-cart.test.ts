import { PassThrough } from "node:stream"
import { expect, it, vi } from "vitest"
import { reply, signedIn, stillClock } from "../test/fake-machine.ts"
import { report } from "../test/samples.ts"
import { textOf } from "./output/lines.ts"
import { runCli } from "./run-cli.ts"
import { askWhether } from "./screens/open-screens.tsx"

// Ink takes over the console when it draws for a person, which a test's console does not allow.
vi.mock("./screens/open-screens.tsx", () => ({ askWhether: vi.fn(async () => "kept") }))

it.each([
  ["fr", "Panier"],
  ["en", "Cart"],
])("asks about a cart by its whole id before it is cleared (%s)", async (language, cart) => {
  const { id } = report().summary
  const machine = await signedIn({ getSupportCart: () => reply(report()) })
  const terminal = () => Object.assign(new PassThrough(), { isTTY: true })
  const code = await runCli(["carts", "clear", `…${id.slice(-8)}`, "--lang", language], {
    stdin: terminal() as unknown as NodeJS.ReadStream,
    stdout: terminal() as unknown as NodeJS.WriteStream,
    stderr: new PassThrough(),
    env: { XDG_CONFIG_HOME: machine.home },
    clock: stillClock(),
    fetch: machine.fetch,
  })
  expect(code).toBe(1)
  const question = vi.mocked(askWhether).mock.lastCall?.[1].question ?? []
  expect(question.map(textOf)).toContain(`${cart}  ${id}`)
})
