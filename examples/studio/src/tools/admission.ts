import { addAdmission } from "../edits/admission.ts"
import { lastArea } from "../edits/areas.ts"
import { rectangleArea } from "./area.ts"
import { boxBetween, type Tool } from "./tool.ts"

/** Draws a place that is sold without numbers, such as a floor where people stand. */
export const admissionTool: Tool = {
  cursor: "crosshair",
  down: (desk, press) => ({
    move: (next) => ({
      shapes: [{ type: "box", bounds: boxBetween(press.at, next.at), isFilled: true }],
      ghosts: [],
    }),
    up(next) {
      const box = boxBetween(press.at, next.at)
      if (box.width * desk.camera().scale < 6 || box.height * desk.camera().scale < 6) return
      const { admissionName, capacity, paint } = desk.state().settings
      const name = admissionName.trim() || desk.say("admission.newName")
      desk.change(
        { key: "step.admission" },
        (document) =>
          addAdmission(document, {
            name,
            capacity,
            area: rectangleArea(box),
            category: paint.type === "category" ? paint.name : undefined,
          }),
        (document) => lastArea(document, document.plan.zones.length - 1),
      )
      desk.act({ type: "tool", tool: "select" })
    },
  }),
}
