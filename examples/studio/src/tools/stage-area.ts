import type { Bounds } from "@parterre/seating-plans/geometry"
import type { StudioDocument } from "../document/studio-document.ts"
import { addArea, lastArea } from "../edits/areas.ts"
import { boxBetween, type Desk, type Tool } from "./tool.ts"

/** What the plan writes on a stage; shoppers read it in their language. */
const WORD = "Scène"

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

export function addStage(desk: Pick<Desk, "state" | "change" | "act">, box: Bounds): void {
  const { zone } = desk.state().settings
  desk.change(
    { key: "step.stage" },
    (document) => withStage(document, zone, box),
    (document) => lastArea(document, zone),
  )
  desk.act({ type: "tool", tool: "select" })
}

function withStage(document: StudioDocument, zone: number, { x, y, width, height }: Bounds): StudioDocument {
  const named = {
    ...document,
    venue: { ...document.venue, areas: { ...document.venue.areas, [WORD]: { fr: "Scène", en: "Stage" } } },
  }
  return addArea(named, zone, {
    shape: "rectangle",
    position: { x: Math.round(x), y: Math.round(y) },
    rotation: 0,
    color: "#d8d2ca",
    border_color: "#a39c98",
    rectangle: { width: Math.round(width), height: Math.round(height) },
    text: {
      text: WORD,
      color: "#3a3436",
      size: Math.max(8, Math.min(28, Math.round(height * 0.4))),
      position: { x: Math.round(width / 2), y: Math.round(height / 2) },
    },
  })
}
