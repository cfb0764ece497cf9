import { categoryColor } from "@parterre/seating-plans/plan"
import { Plus, Trash2 } from "lucide-react"
import { useState } from "react"
import { showRulers, useRulersShown } from "../canvas/ruler-choice.ts"
import { planIndex, zoneLabel } from "../document/plan-index.ts"
import { useDrawing, useSession, useStore } from "../document/session-store.ts"
import { addCategory, changeCategory, removeCategory } from "../edits/categories.ts"
import { fittedSheet, withSheet } from "../edits/sheet.ts"
import { addZone, removeZone } from "../edits/zones.ts"
import { useTexts } from "../texts/texts.tsx"
import { CountTable } from "../ui/CountTable.ts"
import { Button, Check, Field, Fields, Group, Hint, Input, Row } from "../ui/controls.ts"
import { NumberField } from "../ui/NumberField.tsx"
import { SweptInput } from "../ui/SweptInput.tsx"
import { TextField } from "../ui/TextField.tsx"
import { categoryCounts, zoneCounts } from "./counts.ts"
import { StageSettings } from "./StageSettings.tsx"
import { VenueSettings } from "./VenueSettings.tsx"
import { ViewList } from "./ViewSettings.tsx"

/** What holds for the whole plan: its name and sheet, categories, zones, where the stage is, counts. */
export function PlanSettings({ onShow }: { onShow: (places: readonly { x: number; y: number }[]) => void }) {
  const { t } = useTexts()
  const store = useStore()
  const document = useDrawing()
  const snaps = useSession((state) => state.snaps)
  const hasRulers = useRulersShown()
  const { plan } = document
  const size = plan.size ?? { width: 1000, height: 800 }
  const counts = zoneCounts(document)
  return (
    <>
      <Group>
        <h2>{t("plan.title")}</h2>
        <TextField
          label={t("plan.name")}
          value={plan.name}
          onChange={(name) =>
            store.change({ key: "step.rename" }, (one) => ({ ...one, plan: { ...one.plan, name } }))
          }
        />
        <Fields>
          <NumberField
            label={t("plan.width")}
            value={size.width}
            min={50}
            max={9_999}
            onChange={(width) =>
              store.change({ key: "step.sheet" }, (one) => withSheet(one, { ...size, width }))
            }
          />
          <NumberField
            label={t("plan.height")}
            value={size.height}
            min={50}
            max={9_999}
            onChange={(height) =>
              store.change({ key: "step.sheet" }, (one) => withSheet(one, { ...size, height }))
            }
          />
        </Fields>
        <Button onClick={() => store.change({ key: "step.sheet" }, fittedSheet)}>{t("plan.fit")}</Button>
        <Check>
          <input
            type="checkbox"
            checked={snaps}
            onChange={({ target }) => store.act({ type: "snaps", snaps: target.checked })}
          />
          {t("plan.snaps")}
        </Check>
        <Check>
          <input type="checkbox" checked={hasRulers} onChange={({ target }) => showRulers(target.checked)} />
          {t("plan.rulers")}
        </Check>
      </Group>
      <VenueSettings />
      <Group>
        <h2>{t("counts.title")}</h2>
        {counts.length === 0 ? (
          <Hint>{t("counts.none")}</Hint>
        ) : (
          <CountTable>
            <thead>
              <tr>
                <th scope="col">{t("zone")}</th>
                <th scope="col">{t("rows")}</th>
                <th scope="col">{t("seats")}</th>
              </tr>
            </thead>
            <tbody>
              {counts.map(({ name, rows, seats }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{rows}</td>
                  <td>{seats}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t("counts.total")}</th>
                <td>{counts.reduce((sum, { rows }) => sum + rows, 0)}</td>
                <td>{planIndex(plan).seats.length}</td>
              </tr>
            </tfoot>
          </CountTable>
        )}
        <EmptyZones />
        <AddZone />
      </Group>
      <Categories />
      <StageSettings onShow={onShow} />
      <ViewList onShow={onShow} />
    </>
  )
}

/** Zones that nothing is in yet, or any more. */
function EmptyZones() {
  const { t } = useTexts()
  const store = useStore()
  const { plan } = useDrawing()
  const empty = plan.zones.flatMap(({ rows, areas = [] }, z) =>
    rows.some(({ seats }) => seats.length > 0) || areas.length > 0 ? [] : [z],
  )
  if (plan.zones.length < 2) return null
  return empty.map((z) => (
    <Row key={zoneLabel(plan, z)}>
      <Hint>{t("zone.empty", { name: zoneLabel(plan, z) })}</Hint>
      <Button
        $kind="plain"
        aria-label={`${t("arrange.remove")}, ${zoneLabel(plan, z)}`}
        onClick={() => store.change({ key: "step.remove" }, (document) => removeZone(document, z))}
      >
        <Trash2 size={16} aria-hidden />
      </Button>
    </Row>
  ))
}

function AddZone() {
  const { t } = useTexts()
  const store = useStore()
  const [name, setName] = useState("")
  return (
    <Row
      as="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === "") return
        store.change({ key: "step.zone" }, (document) => addZone(document, name.trim()))
        store.act({
          type: "settings",
          settings: { zone: store.state().history.present.plan.zones.length - 1 },
        })
        setName("")
      }}
    >
      <Field>
        <span>{t("zone.new")}</span>
        <Input value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Button type="submit">
        <Plus size={16} aria-hidden />
        {t("zone.add")}
      </Button>
    </Row>
  )
}

function Categories() {
  const { t } = useTexts()
  const store = useStore()
  const document = useDrawing()
  const counts = categoryCounts(document)
  const { categories } = document.plan
  return (
    <Group>
      <h2>{t("categories.title")}</h2>
      {categories.map(({ name, color }, index) => (
        <Fields key={name} $columns={4}>
          <Field>
            <span>{t("category.color")}</span>
            <SweptInput
              type="color"
              aria-label={t("category.colorOf", { name })}
              value={/^#[0-9a-f]{6}$/i.test(color ?? "") ? color : categoryColor(undefined, index)}
              onSweep={(color, sweep) =>
                store.change({ key: "step.category", sweep }, (one) => changeCategory(one, index, { color }))
              }
            />
          </Field>
          <TextField
            label={t("category")}
            value={name}
            onChange={(next) =>
              store.change({ key: "step.category" }, (one) => changeCategory(one, index, { name: next }))
            }
          />
          <Hint>{t("count.seats", { count: counts.get(name) ?? 0 })}</Hint>
          <Button
            $kind="plain"
            disabled={(counts.get(name) ?? 0) > 0 || categories.length < 2}
            aria-label={t("category.remove", { name })}
            title={t("category.remove", { name })}
            onClick={() => store.change({ key: "step.category" }, (one) => removeCategory(one, index))}
          >
            <Trash2 size={16} aria-hidden />
          </Button>
        </Fields>
      ))}
      <Row>
        <Button
          onClick={() =>
            store.change({ key: "step.category" }, (one) => addCategory(one, t("category.newName")))
          }
        >
          <Plus size={16} aria-hidden />
          {t("category.add")}
        </Button>
      </Row>
    </Group>
  )
}
