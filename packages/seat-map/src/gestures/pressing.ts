import {
  atRest,
  DOUBLE_TAP_MS,
  DOUBLE_TAP_REACH,
  type Gesture,
  type HandInput,
  type LastTap,
  type Step,
  step,
  TAP_SLACK,
} from "./gesture.ts"

/** One finger or button is down and has not moved: letting go taps, moving pans, waiting peeks, a second finger pinches. */
export function pressing(gesture: Extract<Gesture, { state: "pressing" }>, input: HandInput): Step {
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
      const dx = input.at.x - finger.at.x
      const dy = input.at.y - finger.at.y
      if (Math.hypot(dx, dy) <= TAP_SLACK[kind]) return step(gesture)
      const { at, time } = input
      const panning: Gesture = {
        state: "panning",
        finger: { pointer: finger.pointer, at },
        kind,
        trail: [{ at, time }],
      }
      return step(panning, { type: "hover", at: undefined }, { type: "drag", dx, dy })
    }
    case "up": {
      if (input.pointer !== finger.pointer) return step(gesture)
      if (isSecondTap(gesture.lastTap, finger.at, input.time))
        return step(atRest, { type: "double-tap", at: finger.at, kind })
      const lastTap = kind === "mouse" ? undefined : { at: finger.at, time: input.time }
      return step({ state: "idle", lastTap }, { type: "tap", at: finger.at, kind })
    }
    case "held":
      return step({ state: "peeking", finger }, { type: "hover", at: finger.at })
    case "cancel":
      return input.pointer === finger.pointer ? step(atRest) : step(gesture)
    case "leave":
      return step(gesture)
  }
}

const isSecondTap = (last: LastTap | undefined, at: { x: number; y: number }, time: number) =>
  last !== undefined &&
  time - last.time <= DOUBLE_TAP_MS &&
  Math.hypot(at.x - last.at.x, at.y - last.at.y) <= DOUBLE_TAP_REACH
