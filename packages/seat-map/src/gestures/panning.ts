import { atRest, type Gesture, type HandInput, type Step, step } from "./gesture.ts"

/** The plan follows the finger; letting go does not tap. */
export function panning(gesture: Extract<Gesture, { state: "panning" }>, input: HandInput): Step {
  const { finger, kind } = gesture
  switch (input.type) {
    case "down":
      if (input.pointer === finger.pointer || input.kind !== "touch") return step(gesture)
      return step({
        state: "pinching",
        first: finger,
        second: { pointer: input.pointer, at: input.at },
        kind,
      })
    case "move": {
      if (input.pointer !== finger.pointer) return step(gesture)
      const drag = { type: "drag", dx: input.at.x - finger.at.x, dy: input.at.y - finger.at.y } as const
      return step({ state: "panning", finger: { pointer: finger.pointer, at: input.at }, kind }, drag)
    }
    case "up":
    case "cancel":
      return input.pointer === finger.pointer ? step(atRest) : step(gesture)
    case "leave":
      return step(gesture)
  }
}
