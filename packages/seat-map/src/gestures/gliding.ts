import { type Gesture, type HandInput, type Step, step } from "./gesture.ts"
import { idle } from "./idle.ts"

/** The plan goes on by itself after a fling. A finger that comes down catches it and does not tap what was passing by. */
export function gliding(gesture: Extract<Gesture, { state: "gliding" }>, input: HandInput): Step {
  if (input.type !== "down") return input.type === "move" ? idle({ state: "idle" }, input) : step(gesture)
  if (input.time >= gesture.until) return idle({ state: "idle" }, input)
  const finger = { pointer: input.pointer, at: input.at }
  return step({ state: "panning", finger, kind: input.kind }, { type: "hold" })
}
