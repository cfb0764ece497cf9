import { rowBetween } from "@parterre/seating-plans/rows"
import { useDrawing, useStore } from "../../document/session-store.ts"
import { addRows, lastRows, makerFor } from "../../edits/rows.ts"
import { useTexts } from "../../texts/texts.tsx"
import { Button, Hint } from "../../ui/controls.ts"
import { NumberField } from "../../ui/NumberField.tsx"
import { categoryOf, useDrawingSettings } from "./drawing-settings.ts"
import { useFreePlace } from "./free-place.ts"
import { ToolGroup } from "./ToolGroup.tsx"
import { ZoneAndCategory } from "./ZoneAndCategory.tsx"

/** Seats of the next row, and a row without a mouse. */
export function RowTool() {
  const { t } = useTexts()
  const store = useStore()
  const { plan } = useDrawing()
  const { settings, set } = useDrawingSettings()
  const { at, pitch } = useFreePlace()
  const add = () => {
    const seats = settings.rowSeats > 0 ? settings.rowSeats : 10
    const half = ((seats - 1) * pitch) / 2
    const made = rowBetween(
      { x: at.x - half, y: at.y },
      { x: at.x + half, y: at.y },
      seats,
      makerFor(plan, categoryOf(settings)),
    )
    if (!("rows" in made)) return
    store.change(
      { key: "step.row" },
      (document) => addRows(document, settings.zone, made.rows),
      (document) => lastRows(document, settings.zone, 1),
    )
  }
  return (
    <ToolGroup title={t("tool.row")}>
      <ZoneAndCategory />
      <NumberField
        label={t("row.seats")}
        value={settings.rowSeats}
        min={0}
        max={1_000}
        onChange={(rowSeats) => set({ rowSeats })}
      />
      <Hint>{t("row.seatsHint")}</Hint>
      <Button onClick={add}>{t("row.add")}</Button>
    </ToolGroup>
  )
}
