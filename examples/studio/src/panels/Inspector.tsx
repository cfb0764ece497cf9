import { isEmpty, rowsChosen, zonesChosen } from "../document/selection.ts"
import { useDrawing, useSession } from "../document/session-store.ts"
import { AreaSettings } from "./AreaSettings.tsx"
import { ArrangeItems } from "./ArrangeItems.tsx"
import { PlanSettings } from "./PlanSettings.tsx"
import { RowSettings } from "./RowSettings.tsx"
import { SeatSettings } from "./SeatSettings.tsx"
import { ToolSettings } from "./ToolSettings.tsx"
import { AddView } from "./ViewSettings.tsx"
import { ZoneSettings } from "./ZoneSettings.tsx"

/** The settings of the tool that is held, then those of what is chosen; of the whole plan where nothing is. */
export function Inspector({ onShow }: { onShow: (places: readonly { x: number; y: number }[]) => void }) {
  const { plan } = useDrawing()
  const selection = useSession((state) => state.selection)
  const rows = rowsChosen(plan, selection, "whole")
  const zones = zonesChosen(plan, selection)
  const [area, ...otherAreas] = [...selection.areas]
  return (
    <>
      <ToolSettings />
      {isEmpty(selection) && <PlanSettings onShow={onShow} />}
      {zones.length === 1 && <ZoneSettings key={`zone ${zones[0]}`} zone={zones[0]!} />}
      {rows.length > 0 && <RowSettings rows={rows} />}
      {selection.seats.size > 0 && <SeatSettings />}
      {selection.seats.size > 0 && <AddView />}
      {area !== undefined && otherAreas.length === 0 && selection.seats.size === 0 && (
        <AreaSettings key={area} area={area} />
      )}
      {!isEmpty(selection) && <ArrangeItems />}
    </>
  )
}
