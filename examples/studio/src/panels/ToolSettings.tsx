import { useSession } from "../document/session-store.ts"
import { AdmissionTool } from "./tools/AdmissionTool.tsx"
import { AisleTool } from "./tools/AisleTool.tsx"
import { AreaTool } from "./tools/AreaTool.tsx"
import { BlockTool } from "./tools/BlockTool.tsx"
import { NumberTool } from "./tools/NumberTool.tsx"
import { PaintTool } from "./tools/PaintTool.tsx"
import { PictureTool } from "./tools/PictureTool.tsx"
import { RowTool } from "./tools/RowTool.tsx"
import { SelectTool } from "./tools/SelectTool.tsx"
import { StageTool } from "./tools/StageTool.tsx"
import { TableTool } from "./tools/TableTool.tsx"

/** How the held tool draws. Each can also be used from here, by keyboard alone. */
export function ToolSettings() {
  const tool = useSession((state) => state.tool)
  switch (tool) {
    case "select":
      return <SelectTool />
    case "hand":
      return null
    case "row":
      return <RowTool />
    case "block":
      return <BlockTool />
    case "aisle":
      return <AisleTool />
    case "table":
      return <TableTool />
    case "number":
      return <NumberTool />
    case "paint":
      return <PaintTool />
    case "area":
      return <AreaTool />
    case "admission":
      return <AdmissionTool />
    case "stage":
      return <StageTool />
    case "picture":
      return <PictureTool />
  }
}
