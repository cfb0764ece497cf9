import type { ToolName } from "../document/session.ts"
import { admissionTool } from "./admission.ts"
import { aisleTool } from "./aisle.ts"
import { areaTool } from "./area.ts"
import { blockTool } from "./block.ts"
import { handTool } from "./hand.ts"
import { numberTool } from "./number.ts"
import { paintTool } from "./paint.ts"
import { pictureTool } from "./picture.ts"
import { rowTool } from "./row.ts"
import { selectTool } from "./select.ts"
import { stageTool } from "./stage-area.ts"
import { tableTool } from "./table.ts"
import type { Tool } from "./tool.ts"

/** Every tool by its name; some remember what was clicked so far. */
export const makeTools = (pan: (dx: number, dy: number) => void): Readonly<Record<ToolName, Tool>> => ({
  select: selectTool,
  hand: handTool(pan),
  row: rowTool,
  block: blockTool,
  aisle: aisleTool,
  table: tableTool,
  number: numberTool,
  paint: paintTool,
  area: areaTool(),
  admission: admissionTool,
  stage: stageTool,
  picture: pictureTool(),
})
