import { PAN_STEP } from "../geometry/view.ts"
import type { ViewCommand } from "./gesture.ts"

const commands: Readonly<Record<string, ViewCommand>> = {
  ArrowUp: { type: "pan", dx: 0, dy: -PAN_STEP },
  ArrowDown: { type: "pan", dx: 0, dy: PAN_STEP },
  ArrowLeft: { type: "pan", dx: -PAN_STEP, dy: 0 },
  ArrowRight: { type: "pan", dx: PAN_STEP, dy: 0 },
  "+": { type: "zoom-in" },
  "=": { type: "zoom-in" },
  "-": { type: "zoom-out" },
  _: { type: "zoom-out" },
  "0": { type: "home" },
  Home: { type: "home" },
}

/** The view command of a key pressed on the map; keys with a modifier belong to the browser. */
export function keyCommand(key: string, modified: boolean): ViewCommand | undefined {
  return modified ? undefined : commands[key]
}
