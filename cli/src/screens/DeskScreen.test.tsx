import { cleanup, render } from "ink-testing-library"
import { afterEach, describe, expect, it, vi } from "vitest"
import { stillClock } from "../../test/fake-machine.ts"
import {
  cartList,
  explanation,
  hold,
  holdExplanation,
  holdList,
  promotionExplanation,
  replayOf,
  report,
  seatExplanation,
} from "../../test/samples.ts"
import type { Answer, Desk, Place } from "../places.ts"
import { DeskScreen } from "./DeskScreen.tsx"

afterEach(cleanup)

const KEY = { down: "\u001b[B", enter: "\r", escape: "\u001b" }

const deskOf = (answers: Partial<Desk> = {}): Desk => ({
  carts: vi.fn(async () => cartList({ id: "c0ffee00-cart" })),
  cart: vi.fn(async () => report()),
  explain: vi.fn(async () => explanation()),
  explainHold: vi.fn(async () => holdExplanation()),
  explainSeat: vi.fn(async () => seatExplanation()),
  explainPromotion: vi.fn(async () => promotionExplanation()),
  replay: vi.fn(async () => replayOf()),
  holds: vi.fn(async () => holdList(hold())),
  hold: vi.fn(async () => hold()),
  releaseHold: vi.fn(async () => ({ message: "holds.released" })),
  ...answers,
})

function open(
  desk: Desk,
  options: { start?: Place; initial?: Answer; language?: "fr" | "en"; color?: boolean } = {},
) {
  const clock = stillClock()
  const screen = render(
    <DeskScreen
      desk={desk}
      start={options.start ?? { kind: "carts", query: {} }}
      initial={options.initial ?? { kind: "carts", value: cartList({ id: "c0ffee00-cart" }) }}
      language={options.language ?? "en"}
      color={options.color ?? false}
      clock={clock}
      explain={() => "The server does not answer."}
    />,
  )
  const frame = () => (screen.lastFrame() ?? "").replaceAll(/[\u00a0\u202f]/g, " ")
  const until = (check: () => void) => vi.waitFor(check, { timeout: 5000, interval: 10 })
  const shows = (text: string) => until(() => expect(frame()).toContain(text))
  /** A key pressed before the screen listens would be lost. */
  const press = async (key: string) => {
    await until(() => expect(screen.stdin.listenerCount("readable")).toBeGreaterThan(0))
    screen.stdin.write(key)
  }
  return { clock, frame, shows, press, until }
}

describe("the list of carts", () => {
  it("marks the chosen row, moves and opens it", async () => {
    const desk = deskOf()
    const { frame, press, shows, until } = open(desk)
    expect(frame()).toContain("2 carts at 10:00 a.m.")
    expect(frame()).toMatch(/› held +14:00 +2 +\$159\.82 +Le Cid/)
    await press(KEY.down)
    await shows("  held")
    await until(() =>
      expect(
        frame()
          .split("\n")
          .find((row) => row.includes("…e00-cart")),
      ).toMatch(/^›/),
    )
    await press(KEY.enter)
    await shows("Contents")
    expect(desk.cart).toHaveBeenCalledWith("c0ffee00-cart")
  })

  it("counts down by itself and asks again every ten seconds", async () => {
    const desk = deskOf()
    const { clock, frame, until } = open(desk)
    await until(() => {
      clock.pass(1)
      expect(frame()).toContain("13:5")
    })
    clock.pass(10)
    await until(() => expect(desk.carts).toHaveBeenCalled())
  })

  it("shows what was last known while the server is away", async () => {
    const desk = deskOf({ carts: () => Promise.reject(new Error("away")) })
    const { press, shows, frame } = open(desk)
    await press("r")
    await shows("The server does not answer. Showing what was last known.")
    expect(frame()).toContain("Le Cid")
  })

  it("speaks French as well, keys included", () => {
    const { frame } = open(deskOf(), { language: "fr" })
    expect(frame()).toContain("2 paniers à 10 h")
    expect(frame()).toContain("↑↓ choisir  Entrée ouvrir  r actualiser  q quitter")
  })
})

describe("a hold", () => {
  const start: Place = { kind: "hold", id: hold().id }
  const initial: Answer = { kind: "hold", value: hold() }

  it("is released after a reason and a yes, and read again", async () => {
    const desk = deskOf()
    const { press, shows, until } = open(desk, { start, initial })
    await shows("x release")
    await press("x")
    await shows("Release 2 × Adulte for Le Cid?")
    await press("Wrong evening")
    await shows("Wrong evening")
    await press(KEY.enter)
    await shows("y release")
    await press("y")
    await shows("Released: what hold")
    expect(desk.releaseHold).toHaveBeenCalledWith(hold().id, "Wrong evening")
    await press(KEY.enter)
    await shows("Time left")
    await until(() => expect(desk.hold).toHaveBeenCalled())
  })

  it("stays when the answer is no", async () => {
    const desk = deskOf()
    const { press, shows } = open(desk, { start, initial })
    await press("x")
    await shows("Reason")
    await press("Wrong evening")
    await shows("Wrong evening")
    await press(KEY.enter)
    await shows("n keep")
    await press("n")
    await shows("Time left")
    expect(desk.releaseHold).not.toHaveBeenCalled()
  })

  it("offers no release once it is sold", () => {
    const { frame } = open(deskOf(), { start, initial: { kind: "hold", value: hold({ state: "sold" }) } })
    expect(frame()).toContain("sold")
    expect(frame()).not.toContain("x release")
  })
})

it("scrolls a report that is longer than the terminal and keeps its first line", async () => {
  const journal = Array.from({ length: 60 }, (_, n) => ({
    at: "2026-11-21T10:00:00-05:00",
    command: "holds.place",
    outcome: "done",
    explanation: `Step ${n}.`,
  }))
  const start: Place = { kind: "cart", id: "c" }
  const { press, shows, frame } = open(deskOf(), {
    start,
    initial: { kind: "cart", value: report({ journal }) },
  })
  expect(frame()).not.toContain("Step 59.")
  for (let page = 0; page < 5; page++) await press(" ")
  await shows("Step 59.")
  expect(frame()).toContain("Cart 0e0e3aaa")
})
