import { type Gesture, type HandInput, type Step, step } from "./gesture.ts"

/** Nothing is pressed: moving hovers, pressing starts a tap that may become a pan. */
export function idle(gesture: Extract<Gesture, { state: "idle" }>, input: HandInput): Step {
  switch (input.type) {
    case "down": {
      const finger = { pointer: input.pointer, at: input.at }
      return step({ state: "pressing", finger, kind: input.kind, lastTap: gesture.lastTap })
    }
    case "move":
      return input.kind === "touch" ? step(gesture) : step(gesture, { type: "hover", at: input.at })
    case "leave":
      return step(gesture, { type: "hover", at: undefined })
    case "up":
    case "held":
    case "cancel":
      return step(gesture)
  }
}
