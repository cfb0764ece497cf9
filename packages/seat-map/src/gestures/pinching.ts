import type { Point } from "../venue.ts"
import { type Gesture, type HandInput, type Step, step, type Touching, type ViewCommand } from "./gesture.ts"

/** Two fingers: the plan follows their middle and grows with their distance; lifting one goes on as a pan. */
export function pinching(gesture: Extract<Gesture, { state: "pinching" }>, input: HandInput): Step {
  const { first, second, kind } = gesture
  if (!("pointer" in input) || input.type === "down") return step(gesture)
  if (input.type === "move") {
    if (input.pointer !== first.pointer && input.pointer !== second.pointer) return step(gesture)
    const moved: Touching = { pointer: input.pointer, at: input.at }
    const next: Gesture =
      input.pointer === first.pointer
        ? { state: "pinching", first: moved, second, kind }
        : { state: "pinching", first, second: moved, kind }
    return step(next, ...pinch(first.at, second.at, next.first.at, next.second.at))
  }
  const left = input.pointer === first.pointer ? second : input.pointer === second.pointer ? first : undefined
  return left === undefined ? step(gesture) : step({ state: "panning", finger: left, kind })
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = (a: Point, b: Point) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))

function pinch(a: Point, b: Point, nextA: Point, nextB: Point): ViewCommand[] {
  const from = middle(a, b)
  const to = middle(nextA, nextB)
  return [
    { type: "drag", dx: to.x - from.x, dy: to.y - from.y },
    { type: "zoom-at", factor: distance(nextA, nextB) / distance(a, b), at: to },
  ]
}
