import { cleanup, render } from "ink-testing-library"
import { afterEach, expect, it, vi } from "vitest"
import { stillClock } from "../../test/fake-machine.ts"
import { eventRefund } from "../../test/samples.ts"
import { ProgressScreen } from "./ProgressScreen.tsx"

afterEach(cleanup)

const running = {
  ...eventRefund,
  ...({ state: "running", orders: 4, waiting: 3, leftOut: 0 } as const),
  requested: { sales: 0, amount: 0 },
}

function shownTo(ask: () => Promise<typeof eventRefund>) {
  const onEnd = vi.fn()
  const clock = stillClock()
  const screen = render(
    <ProgressScreen
      initial={running}
      ask={ask}
      language="fr"
      color={false}
      width={60}
      clock={clock}
      onEnd={onEnd}
    />,
  )
  const until = (check: () => void) => vi.waitFor(check, { timeout: 5000, interval: 10 })
  return {
    ...screen,
    clock,
    onEnd,
    until,
    shows: (text: string) => until(() => expect(screen.lastFrame()).toContain(text)),
  }
}

it("draws how far the refund is, each second, and ends with it", async () => {
  const answers = [{ ...running, waiting: 2 }, eventRefund]
  const { clock, onEnd, until, shows } = shownTo(async () => answers.shift() ?? eventRefund)
  await shows("Commandes\u00a0: 1 sur 4")
  await shows("25\u00a0%")
  clock.pass(1)
  await shows(`${"█".repeat(26)}${"░".repeat(26)}  50\u00a0%`)
  expect(onEnd).not.toHaveBeenCalled()
  clock.pass(1)
  await until(() => expect(onEnd).toHaveBeenCalledWith(eventRefund))
})

it("says that it waits for payments, and until when", async () => {
  const awaited = { payments: 2, until: "2026-12-06T10:02:11-05:00" }
  const { clock, shows, until, lastFrame } = shownTo(async () => ({ ...running, waiting: 0, awaited }))
  clock.pass(1)
  await shows("2 paiements en cours sont attendus jusqu’au")
  await until(() =>
    expect(lastFrame()?.replaceAll(/\s+/g, " ")).toContain("dim. 6 déc. 2026 à 10 h 02 au plus tard"),
  )
})

it("says that the server is silent, and is left without stopping anything", async () => {
  const { clock, onEnd, until, shows, stdin } = shownTo(async () => {
    throw new Error("down")
  })
  clock.pass(1)
  await shows("Le serveur ne répond pas")
  await until(() => expect(stdin.listenerCount("readable")).toBeGreaterThan(0))
  stdin.write("q")
  await until(() => expect(onEnd).toHaveBeenCalledWith(running))
})
