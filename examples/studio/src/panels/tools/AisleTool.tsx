import { splitRow } from "@parterre/seating-plans/rows"
import { useState } from "react"
import { planIndex } from "../../document/plan-index.ts"
import { rowsChosen } from "../../document/selection.ts"
import { useDrawing, useSession, useStore } from "../../document/session-store.ts"
import { partRows } from "../../edits/rows.ts"
import { useTexts } from "../../texts/texts.tsx"
import { Button, Group, Hint } from "../../ui/controls.ts"
import { NumberField } from "../../ui/NumberField.tsx"

/** The width of an aisle, and the same split without a mouse: after so many seats of each chosen row. */
export function AisleTool() {
  const { t } = useTexts()
  const store = useStore()
  const { plan } = useDrawing()
  const selection = useSession((state) => state.selection)
  const aisleWidth = useSession((state) => state.settings.aisleWidth)
  const [after, setAfter] = useState(5)
  const rows = rowsChosen(plan, selection, "any").filter(({ seats }) => seats.length > after)
  const split = () =>
    store.change({ key: "step.aisle" }, (document) => ({
      ...document,
      plan: partRows(document.plan, rows, (row) =>
        splitRow(row, after, aisleWidth * planIndex(document.plan).pitch, () => crypto.randomUUID()),
      ),
    }))
  return (
    <Group>
      <h2>{t("tool.aisle")}</h2>
      <Hint>{t("aisle.hint")}</Hint>
      <NumberField
        label={t("aisle.width")}
        value={aisleWidth}
        min={0}
        max={20}
        step={0.5}
        onChange={(width) => store.act({ type: "settings", settings: { aisleWidth: width } })}
      />
      <NumberField label={t("aisle.after")} value={after} min={1} max={999} onChange={setAfter} />
      <Button disabled={rows.length === 0} onClick={split}>
        {t("aisle.split", { rows: rows.length })}
      </Button>
    </Group>
  )
}
