import type { PlanRow } from "@parterre/seating-plans/plan"
import { type Alignment, alignedRows, arrayedRows, distributedRows } from "@parterre/seating-plans/rows"
import { useState } from "react"
import { planIndex, zoneLabel } from "../document/plan-index.ts"
import { nothing, rowsChosen } from "../document/selection.ts"
import { useDrawing, useSession, useStore } from "../document/session-store.ts"
import { duplicated } from "../edits/duplicate.ts"
import { type MirrorWay, mirrored } from "../edits/mirror.ts"
import { moveItems } from "../edits/move-items.ts"
import { removed } from "../edits/remove-items.ts"
import { addRows, putRows, sheetRows } from "../edits/rows.ts"
import { rowsToZone } from "../edits/zones.ts"
import { type TextKey, useTexts } from "../texts/texts.tsx"
import { Button, Field, Fields, Group, Row, Select } from "../ui/controls.ts"
import { NumberField } from "../ui/NumberField.tsx"

const alignments: readonly Alignment[] = ["left", "centre", "right", "top", "middle", "bottom"]

/** What is done with what is chosen, whatever it is: moved, copied, mirrored, lined up, removed. */
export function ArrangeItems() {
  const { t } = useTexts()
  const store = useStore()
  const { plan } = useDrawing()
  const selection = useSession((state) => state.selection)
  const { pitch } = planIndex(plan)
  const rows = rowsChosen(plan, selection, "whole")
  const [copies, setCopies] = useState(3)
  const [apart, setApart] = useState({ x: 0, y: Math.round(pitch * 1.2) })
  const [step, setStep] = useState({ x: 0, y: 0 })
  const inForm = (key: TextKey, change: (drawn: readonly PlanRow[]) => readonly PlanRow[]) =>
    store.change({ key: key as "step.mirror" }, (document) => ({
      ...document,
      plan: putRows(document.plan, rows, change(sheetRows(document.plan, rows))),
    }))
  const mirror = (way: MirrorWay) =>
    store.change({ key: "step.mirror" }, (document) => mirrored(document, selection, way))
  const array = () =>
    store.change({ key: "step.array" }, (document) => {
      const byZone = Map.groupBy(rows, ({ zone }) => zone)
      return [...byZone].reduce((before, [zone, own]) => {
        const made = arrayedRows(sheetRows(before.plan, own), copies, apart, () => crypto.randomUUID())
        // Copies of one row are the rows behind it, and named on from it; blocks keep their names.
        const named = own.length === 1 ? made.flat().map((row) => ({ ...row, row_number: "" })) : made.flat()
        return addRows(before, zone, named)
      }, document)
    })
  const duplicate = () => {
    const copy = duplicated(store.state().history.present, selection, pitch)
    store.act({ type: "change", name: { key: "step.duplicate" }, ...copy })
  }
  const move = (by: { x: number; y: number }) =>
    store.change({ key: "step.move" }, (document) => ({
      ...document,
      plan: moveItems(document.plan, selection, by),
    }))
  return (
    <Group>
      <h2>{t("arrange.title")}</h2>
      <Fields $columns={3}>
        <NumberField label={t("arrange.right")} value={step.x} onChange={(x) => setStep({ ...step, x })} />
        <NumberField label={t("arrange.down")} value={step.y} onChange={(y) => setStep({ ...step, y })} />
        <Button disabled={step.x === 0 && step.y === 0} onClick={() => move(step)}>
          {t("arrange.move")}
        </Button>
      </Fields>
      {(rows.length > 0 || selection.areas.size > 0) && (
        <Row>
          <Button onClick={() => mirror("across")}>{t("arrange.mirror")}</Button>
          <Button onClick={() => mirror("down")}>{t("arrange.flip")}</Button>
        </Row>
      )}
      {rows.length > 0 && (
        <>
          {rows.length > 1 && (
            <>
              <Field>
                <span>{t("arrange.align")}</span>
                <Select
                  value=""
                  onChange={({ target }) =>
                    inForm("step.align", (drawn) => alignedRows(drawn, target.value as Alignment))
                  }
                >
                  <option value="" disabled>
                    {t("arrange.by")}
                  </option>
                  {alignments.map((by) => (
                    <option key={by} value={by}>
                      {t(`align.${by}`)}
                    </option>
                  ))}
                </Select>
              </Field>
              {rows.length > 2 && (
                <Row>
                  <Button onClick={() => inForm("step.distribute", (drawn) => distributedRows(drawn, "x"))}>
                    {t("arrange.across")}
                  </Button>
                  <Button onClick={() => inForm("step.distribute", (drawn) => distributedRows(drawn, "y"))}>
                    {t("arrange.deep")}
                  </Button>
                </Row>
              )}
            </>
          )}
          <Fields $columns={3}>
            <NumberField label={t("arrange.copies")} value={copies} min={1} max={200} onChange={setCopies} />
            <NumberField
              label={t("arrange.right")}
              value={apart.x}
              onChange={(x) => setApart({ ...apart, x })}
            />
            <NumberField
              label={t("arrange.down")}
              value={apart.y}
              onChange={(y) => setApart({ ...apart, y })}
            />
          </Fields>
          <Button onClick={array}>{t("arrange.array", { count: copies })}</Button>
          {plan.zones.length > 1 && (
            <Field>
              <span>{t("arrange.toZone")}</span>
              <Select
                value=""
                onChange={({ target }) =>
                  store.change({ key: "step.toZone" }, (document) =>
                    rowsToZone(document, new Set(rows.map(({ key }) => key)), Number(target.value)),
                  )
                }
              >
                <option value="" disabled>
                  {t("zone.choose")}
                </option>
                {plan.zones.map((_, z) => (
                  <option key={zoneLabel(plan, z)} value={z}>
                    {zoneLabel(plan, z)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </>
      )}
      <Row>
        <Button onClick={duplicate}>{t("arrange.duplicate")}</Button>
        <Button
          onClick={() =>
            store.change({ key: "step.remove" }, (document) => removed(document, selection), nothing)
          }
        >
          {t("arrange.remove")}
        </Button>
      </Row>
    </Group>
  )
}
