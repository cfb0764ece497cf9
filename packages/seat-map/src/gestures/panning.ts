import { atRest, type Gesture, GLIDE_MS, type HandInput, type Step, step, type Trace } from "./gesture.ts"

/** Speed is taken over the last moment before the finger lets go. */
const TRAIL_MS = 80
/** Slower than this (CSS pixels per millisecond) the plan stays where the finger leaves it. */
const LEAST_SPEED = 0.25

/** The plan follows the finger; letting go does not tap, but a finger that throws it makes it glide on. */
export function panning(gesture: Extract<Gesture, { state: "panning" }>, input: HandInput): Step {
  const { finger, kind, trail = [] } = gesture
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
      const { at, time } = input
      const recent = trail.filter((trace) => time - trace.time <= TRAIL_MS)
      return step(
        { ...gesture, finger: { pointer: finger.pointer, at }, trail: [...recent, { at, time }] },
        { type: "drag", dx: at.x - finger.at.x, dy: at.y - finger.at.y },
      )
    }
    case "up": {
      if (input.pointer !== finger.pointer) return step(gesture)
      const speed = kind === "touch" ? speedOf(trail, input.time) : undefined
      return speed === undefined
        ? step(atRest)
        : step({ state: "gliding", until: input.time + GLIDE_MS }, { type: "fling", ...speed })
    }
    case "cancel":
      return input.pointer === finger.pointer ? step(atRest) : step(gesture)
    case "held":
    case "leave":
      return step(gesture)
  }
}

function speedOf(trail: readonly Trace[], now: number) {
  const recent = trail.filter((trace) => now - trace.time <= TRAIL_MS)
  const [first, last] = [recent[0], recent.at(-1)]
  if (first === undefined || last === undefined || last.time === first.time) return undefined
  const span = last.time - first.time
  const [vx, vy] = [(last.at.x - first.at.x) / span, (last.at.y - first.at.y) / span]
  return Math.hypot(vx, vy) < LEAST_SPEED ? undefined : { vx, vy }
}
