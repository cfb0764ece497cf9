import type { Gesture, HandInput, Step } from "./gesture.ts"
import { gliding } from "./gliding.ts"
import { idle } from "./idle.ts"
import { panning } from "./panning.ts"
import { peeking } from "./peeking.ts"
import { pinching } from "./pinching.ts"
import { pressing } from "./pressing.ts"

/** The hand's next state and what it asks of the view. Pure: the same inputs always give the same path. */
export function nextGesture(gesture: Gesture, input: HandInput): Step {
  switch (gesture.state) {
    case "idle":
      return idle(gesture, input)
    case "pressing":
      return pressing(gesture, input)
    case "peeking":
      return peeking(gesture, input)
    case "gliding":
      return gliding(gesture, input)
    case "panning":
      return panning(gesture, input)
    case "pinching":
      return pinching(gesture, input)
  }
}
