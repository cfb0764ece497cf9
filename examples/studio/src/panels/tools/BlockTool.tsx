import { newBlock } from "@parterre/seating-plans/rows"
import { useState } from "react"
import { useDrawing, useStore } from "../../document/session-store.ts"
import { makerFor } from "../../edits/rows.ts"
import { useTexts } from "../../texts/texts.tsx"
import { addBlock, blockIn, countsTyped } from "../../tools/block.ts"
import { Button, Check, Field, Fields, Hint, Input } from "../../ui/controls.ts"
import { NumberField } from "../../ui/NumberField.tsx"
import { categoryOf, useDrawingSettings } from "./drawing-settings.ts"
import { useFreePlace } from "./free-place.ts"
import { ToolGroup } from "./ToolGroup.tsx"
import { ZoneAndCategory } from "./ZoneAndCategory.tsx"

/** Rows and seats of the next block, and a block without a mouse. */
export function BlockTool() {
  const { t, language } = useTexts()
  const store = useStore()
  const { plan } = useDrawing()
  const { settings, set } = useDrawingSettings()
  const { at, pitch } = useFreePlace()
  const [refusal, setRefusal] = useState("")
  const counts = countsTyped(settings.blockCounts)
  const add = () => {
    const rows = settings.blockRows > 0 ? settings.blockRows : 5
    const seats = settings.blockSeats > 0 ? settings.blockSeats : 10
    const block = blockIn({ x: at.x, y: at.y, width: 0, height: 0 }, pitch, {
      ...settings,
      blockRows: rows,
      blockSeats: seats,
    })
    const made = newBlock(block, makerFor(plan, categoryOf(settings)))
    if ("fault" in made) return setRefusal(made.fault.message[language])
    setRefusal("")
    addBlock({ change: store.change, act: store.act, state: store.state }, made.rows)
  }
  return (
    <ToolGroup title={t("tool.block")}>
      <ZoneAndCategory />
      <Fields>
        <NumberField
          label={t("block.rows")}
          value={settings.blockRows}
          min={0}
          max={500}
          onChange={(blockRows) => set({ blockRows })}
        />
        <NumberField
          label={t("block.seats")}
          value={settings.blockSeats}
          min={0}
          max={500}
          onChange={(blockSeats) => set({ blockSeats })}
        />
      </Fields>
      <Hint>{t("block.hint")}</Hint>
      <Field>
        <span>{t("block.counts")}</span>
        <Input
          value={settings.blockCounts}
          maxLength={400}
          placeholder="12, 14, 3x16"
          onChange={({ target }) => set({ blockCounts: target.value })}
        />
      </Field>
      {counts.length > 0 && (
        <Hint>
          {t("block.countsRead", { rows: counts.length, seats: counts.reduce((sum, one) => sum + one, 0) })}
        </Hint>
      )}
      <Check>
        <input
          type="checkbox"
          checked={settings.blockStagger}
          onChange={({ target }) => set({ blockStagger: target.checked })}
        />
        {t("block.stagger")}
      </Check>
      {refusal !== "" && <Hint role="alert">{refusal}</Hint>}
      <Button onClick={add}>{t("block.add")}</Button>
    </ToolGroup>
  )
}
