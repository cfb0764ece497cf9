import { boundsOf, type Point } from "@parterre/seating-plans/geometry"
import { planIndex } from "../../document/plan-index.ts"
import { useDrawing, useStore } from "../../document/session-store.ts"
import { useTexts } from "../../texts/texts.tsx"
import { addStage } from "../../tools/stage-area.ts"
import { Button, Hint } from "../../ui/controls.ts"
import { useFreePlace } from "./free-place.ts"
import { ToolGroup } from "./ToolGroup.tsx"

/** A stage in front of the first row without a mouse. */
export function StageTool() {
  const { t } = useTexts()
  const store = useStore()
  const { plan } = useDrawing()
  const { size } = useFreePlace()
  const add = () => {
    const { seats, pitch } = planIndex(plan)
    const box =
      seats.length === 0
        ? { x: size.width * 0.3, y: 40, width: size.width * 0.4, height: 70 }
        : above(seats, pitch)
    addStage({ state: store.state, change: store.change, act: store.act, say: t }, box)
  }
  return (
    <ToolGroup title={t("tool.stage")}>
      <Hint>{t("stage.hint")}</Hint>
      <Button onClick={add}>{t("stage.add")}</Button>
    </ToolGroup>
  )
}

/** A stage in front of the first row: about half as wide as the seats. */
function above(seats: readonly Point[], pitch: number) {
  const { x, y, width } = boundsOf(seats, 0)
  const wide = Math.max(width * 0.5, pitch * 6)
  return { x: x + (width - wide) / 2, y: y - pitch * 5, width: wide, height: pitch * 3 }
}
