import { useStore } from "../../document/session-store.ts"
import { useTexts } from "../../texts/texts.tsx"
import { placeTable } from "../../tools/table.ts"
import { Button, Hint } from "../../ui/controls.ts"
import { NumberField } from "../../ui/NumberField.tsx"
import { useDrawingSettings } from "./drawing-settings.ts"
import { useFreePlace } from "./free-place.ts"
import { ToolGroup } from "./ToolGroup.tsx"
import { ZoneAndCategory } from "./ZoneAndCategory.tsx"

/** Seats of the next table, and a table without a mouse. */
export function TableTool() {
  const { t } = useTexts()
  const store = useStore()
  const { settings, set } = useDrawingSettings()
  const { at, pitch } = useFreePlace()
  const add = () =>
    placeTable(
      { change: store.change, act: store.act, state: store.state, say: t, pitch: () => pitch },
      { x: at.x, y: at.y + pitch * 2 },
    )
  return (
    <ToolGroup title={t("tool.table")}>
      <ZoneAndCategory />
      <NumberField
        label={t("table.seats")}
        value={settings.tableSeats}
        min={1}
        max={40}
        onChange={(tableSeats) => set({ tableSeats })}
      />
      <Hint>{t("table.hint")}</Hint>
      <Button onClick={add}>{t("table.add")}</Button>
    </ToolGroup>
  )
}
