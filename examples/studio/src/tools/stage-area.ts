import type { Bounds } from "@parterre/seating-plans/geometry"
import type { StudioDocument } from "../document/studio-document.ts"
import { addArea, lastArea } from "../edits/areas.ts"
import { boxBetween, type Desk, type Tool } from "./tool.ts"

/** What shoppers read on a stage, in their language; the plan has the word of whoever draws. */
const words = { fr: "Scène", en: "Stage" }

/** Draws the stage, which seats look at. */
export const stageTool: Tool = {
  cursor: "crosshair",
  down: (desk, press) => ({
    move: (next) => ({
      shapes: [{ type: "box", bounds: boxBetween(press.at, next.at), isFilled: true }],
      ghosts: [],
    }),
    up(next) {
      const box = boxBetween(press.at, next.at)
      if (box.width * desk.camera().scale > 4 && box.height * desk.camera().scale > 4) addStage(desk, box)
    },
  }),
}

export function addStage(desk: Pick<Desk, "state" | "change" | "act" | "say">, box: Bounds): void {
  const { zone } = desk.state().settings
  const word = desk.say("tool.stage")
  desk.change(
    { key: "step.stage" },
    (document) => withStage(document, zone, box, word),
    (document) => lastArea(document, zone),
  )
  desk.act({ type: "tool", tool: "select" })
}

function withStage(
  document: StudioDocument,
  zone: number,
  { x, y, width, height }: Bounds,
  word: string,
): StudioDocument {
  const named = {
    ...document,
    venue: { ...document.venue, areas: { ...document.venue.areas, [word]: words } },
  }
  return addArea(named, zone, {
    shape: "rectangle",
    position: { x: Math.round(x), y: Math.round(y) },
    rotation: 0,
    color: "#d8d2ca",
    border_color: "#a39c98",
    rectangle: { width: Math.round(width), height: Math.round(height) },
    text: {
      text: word,
      color: "#3a3436",
      size: Math.max(8, Math.min(28, Math.round(height * 0.4))),
      position: { x: Math.round(width / 2), y: Math.round(height / 2) },
    },
  })
}
