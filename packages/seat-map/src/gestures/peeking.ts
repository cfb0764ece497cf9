import { atRest, type Gesture, type HandInput, type Step, step } from "./gesture.ts"

/** A finger rests on the map to read what is there; it may slide on to the next seat, and lifting it takes nothing. */
export function peeking(gesture: Extract<Gesture, { state: "peeking" }>, input: HandInput): Step {
  if (!("pointer" in input) || input.pointer !== gesture.finger.pointer || input.type === "down")
    return step(gesture)
  if (input.type === "move")
    return step(
      { state: "peeking", finger: { pointer: input.pointer, at: input.at } },
      { type: "hover", at: input.at },
    )
  return step(atRest, { type: "hover", at: undefined })
}
