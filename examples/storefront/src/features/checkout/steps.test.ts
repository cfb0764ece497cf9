import { expect, it } from "vitest"
import { openStep, type Step } from "./steps.ts"

const finished =
  (...done: Step[]) =>
  (step: Step) =>
    done.includes(step)

it("opens the step the address asks for", () => {
  expect(openStep("delivery", finished("who"))).toBe("delivery")
  expect(openStep("who", finished("who", "delivery"))).toBe("who")
})

it("opens the first unfinished step when later ones are asked for", () => {
  expect(openStep("payment", finished())).toBe("who")
  expect(openStep("payment", finished("who"))).toBe("delivery")
  expect(openStep("payment", finished("who", "delivery"))).toBe("payment")
})

it("goes past a step that is not asked", () => {
  const shown = ["who", "payment"] as const
  expect(openStep("delivery", finished("who"), shown)).toBe("payment")
  expect(openStep("delivery", finished(), shown)).toBe("who")
})

it("begins at the beginning", () => {
  for (const asked of [null, "", "confirmation"]) expect(openStep(asked, finished("who"))).toBe("who")
})
