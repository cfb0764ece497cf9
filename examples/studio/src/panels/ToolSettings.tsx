import { boundsOf, type Point } from "@parterre/seating-plans/geometry"
import { newBlock, rowBetween } from "@parterre/seating-plans/rows"
import { type ReactNode, useState } from "react"
import { planIndex, zoneLabel } from "../document/plan-index.ts"
import { type DrawingSettings, paintedProperties } from "../document/session.ts"
import { useDrawing, useSession, useStore } from "../document/session-store.ts"
import { addAdmission } from "../edits/admission.ts"
import { addArea, lastArea } from "../edits/areas.ts"
import { painted } from "../edits/paint-seats.ts"
import { addRows, lastRows, makerFor } from "../edits/rows.ts"
import { useTexts } from "../texts/texts.tsx"
import { ellipseArea, rectangleArea, textArea } from "../tools/area.ts"
import { addBlock, blockIn, countsTyped } from "../tools/block.ts"
import { addStage } from "../tools/stage-area.ts"
import { placeTable } from "../tools/table.ts"
import { Button, Check, Field, Fields, Group, Hint, Input, Row, Select } from "../ui/controls.ts"
import { NumberField } from "../ui/NumberField.tsx"
import { AisleSettings } from "./AisleSettings.tsx"
import { NumberSettings } from "./NumberSettings.tsx"
import { PictureSettings } from "./PictureSettings.tsx"

/** How the held tool draws. Each can also be used from here, by keyboard alone. */
export function ToolSettings() {
  const tool = useSession((state) => state.tool)
  switch (tool) {
    case "select":
      return <SelectSettings />
    case "hand":
      return null
    case "row":
      return <RowTool />
    case "block":
      return <BlockTool />
    case "aisle":
      return <AisleSettings />
    case "table":
      return <TableTool />
    case "number":
      return <NumberSettings />
    case "paint":
      return <PaintTool />
    case "area":
      return <AreaTool />
    case "admission":
      return <AdmissionTool />
    case "stage":
      return <StageTool />
    case "picture":
      return <PictureSettings />
  }
}

function useSettings() {
  const store = useStore()
  const settings = useSession((state) => state.settings)
  return {
    settings,
    set: (change: Partial<DrawingSettings>) => store.act({ type: "settings", settings: change }),
  }
}

/** Where the next thing goes that is added from here: below all seats, or in the middle of an empty sheet. */
function useFreePlace() {
  const { plan } = useDrawing()
  const { seats, pitch } = planIndex(plan)
  const size = plan.size ?? { width: 1000, height: 800 }
  if (seats.length === 0) return { pitch, size, at: { x: size.width / 2, y: size.height * 0.3 } }
  const box = boundsOf(seats, 0)
  return { pitch, size, at: { x: box.x + box.width / 2, y: box.y + box.height + pitch * 1.2 } }
}

function Tool({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <h2>{title}</h2>
      {children}
    </Group>
  )
}

function SelectSettings() {
  const { t } = useTexts()
  const store = useStore()
  const picking = useSession((state) => state.picking)
  return (
    <Tool title={t("picking.title")}>
      <Row role="group" aria-label={t("picking.title")}>
        {(["seat", "row", "zone"] as const).map((one) => (
          <Button
            key={one}
            aria-pressed={picking === one}
            onClick={() => store.act({ type: "picking", picking: one })}
          >
            {t(`picking.${one}`)}
          </Button>
        ))}
      </Row>
    </Tool>
  )
}

/** The zone and category that what is drawn gets. */
function Home({ hasCategory = true }: { hasCategory?: boolean }) {
  const { t } = useTexts()
  const { plan } = useDrawing()
  const { settings, set } = useSettings()
  return (
    <Fields>
      <Field>
        <span>{t("zone")}</span>
        <Select
          value={Math.min(settings.zone, plan.zones.length - 1)}
          onChange={({ target }) => set({ zone: Number(target.value) })}
        >
          {plan.zones.map((_, z) => (
            <option key={zoneLabel(plan, z)} value={z}>
              {zoneLabel(plan, z)}
            </option>
          ))}
        </Select>
      </Field>
      {hasCategory && (
        <Field>
          <span>{t("category")}</span>
          <Select
            value={settings.paint.type === "category" ? settings.paint.name : ""}
            onChange={({ target }) => set({ paint: { type: "category", name: target.value } })}
          >
            {plan.categories.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      )}
    </Fields>
  )
}

const categoryOf = ({ paint }: DrawingSettings) => (paint.type === "category" ? paint.name : undefined)

function RowTool() {
  const { t } = useTexts()
  const store = useStore()
  const { plan } = useDrawing()
  const { settings, set } = useSettings()
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
    <Tool title={t("tool.row")}>
      <Home />
      <NumberField
        label={t("row.seats")}
        value={settings.rowSeats}
        min={0}
        max={1_000}
        onChange={(rowSeats) => set({ rowSeats })}
      />
      <Hint>{t("row.seatsHint")}</Hint>
      <Button onClick={add}>{t("row.add")}</Button>
    </Tool>
  )
}

function BlockTool() {
  const { t, language } = useTexts()
  const store = useStore()
  const { plan } = useDrawing()
  const { settings, set } = useSettings()
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
    <Tool title={t("tool.block")}>
      <Home />
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
    </Tool>
  )
}

function TableTool() {
  const { t } = useTexts()
  const store = useStore()
  const { settings, set } = useSettings()
  const { at, pitch } = useFreePlace()
  const add = () =>
    placeTable(
      { change: store.change, act: store.act, state: store.state, say: t, pitch: () => pitch },
      { x: at.x, y: at.y + pitch * 2 },
    )
  return (
    <Tool title={t("tool.table")}>
      <Home />
      <NumberField
        label={t("table.seats")}
        value={settings.tableSeats}
        min={1}
        max={40}
        onChange={(tableSeats) => set({ tableSeats })}
      />
      <Hint>{t("table.hint")}</Hint>
      <Button onClick={add}>{t("table.add")}</Button>
    </Tool>
  )
}

function PaintTool() {
  const { t } = useTexts()
  const store = useStore()
  const { plan } = useDrawing()
  const { settings, set } = useSettings()
  const chosen = useSession((state) => state.selection.seats)
  return (
    <Tool title={t("paint.title")}>
      {plan.categories.map(({ name }) => (
        <Check key={name}>
          <input
            type="radio"
            name="brush"
            checked={settings.paint.type === "category" && settings.paint.name === name}
            onChange={() => set({ paint: { type: "category", name } })}
          />
          {name}
        </Check>
      ))}
      {paintedProperties.map((type) => (
        <Check key={type}>
          <input
            type="radio"
            name="brush"
            checked={settings.paint.type === type}
            onChange={() => set({ paint: { type } })}
          />
          {t(`paint.${type}`)}
        </Check>
      ))}
      {chosen.size > 0 && (
        <Button
          onClick={() =>
            store.change({ key: "step.paint", values: { count: chosen.size } }, (document) =>
              painted(document, chosen, settings.paint),
            )
          }
        >
          {t("paint.chosen", { count: chosen.size })}
        </Button>
      )}
    </Tool>
  )
}

function AreaTool() {
  const { t } = useTexts()
  const store = useStore()
  const { settings, set } = useSettings()
  const { at } = useFreePlace()
  const { areaShape: shape } = settings
  const add = () => {
    const box = { x: at.x - 100, y: at.y, width: 200, height: 80 }
    const area =
      shape === "ellipse"
        ? ellipseArea(box)
        : shape === "text"
          ? textArea(at, settings.areaText || t("area.newText"))
          : rectangleArea(box)
    store.change(
      { key: "step.area" },
      (document) =>
        addArea(document, settings.zone, shape === "text" ? area : { ...area, color: settings.areaColor }),
      (document) => lastArea(document, settings.zone),
    )
  }
  return (
    <Tool title={t("tool.area")}>
      <Row role="group" aria-label={t("tool.area")}>
        {(["rectangle", "ellipse", "polygon", "text"] as const).map((one) => (
          <Button key={one} aria-pressed={shape === one} onClick={() => set({ areaShape: one })}>
            {t(`shape.${one}`)}
          </Button>
        ))}
      </Row>
      {shape === "text" ? (
        <Field>
          <span>{t("area.text")}</span>
          <Input
            value={settings.areaText}
            maxLength={200}
            onChange={({ target }) => set({ areaText: target.value })}
          />
        </Field>
      ) : (
        <Field>
          <span>{t("area.color")}</span>
          <Input
            type="color"
            value={settings.areaColor}
            onChange={({ target }) => set({ areaColor: target.value })}
          />
        </Field>
      )}
      <Home hasCategory={false} />
      {shape === "polygon" ? (
        <Hint>{t("area.polygonHint")}</Hint>
      ) : (
        <Button onClick={add}>{t("area.add")}</Button>
      )}
    </Tool>
  )
}

function AdmissionTool() {
  const { t } = useTexts()
  const store = useStore()
  const { settings, set } = useSettings()
  const { at } = useFreePlace()
  const add = () =>
    store.change(
      { key: "step.admission" },
      (document) =>
        addAdmission(document, {
          name: settings.admissionName.trim() || t("admission.newName"),
          capacity: settings.capacity,
          category: categoryOf(settings),
          area: rectangleArea({ x: at.x - 150, y: at.y, width: 300, height: 120 }),
        }),
      (document) => lastArea(document, document.plan.zones.length - 1),
    )
  return (
    <Tool title={t("tool.admission")}>
      <Field>
        <span>{t("admission.name")}</span>
        <Input
          value={settings.admissionName}
          maxLength={100}
          placeholder={t("admission.newName")}
          onChange={({ target }) => set({ admissionName: target.value })}
        />
      </Field>
      <NumberField
        label={t("admission.capacity")}
        value={settings.capacity}
        min={1}
        max={200_000}
        onChange={(capacity) => set({ capacity })}
      />
      <Home />
      <Hint>{t("admission.hint")}</Hint>
      <Button onClick={add}>{t("admission.add")}</Button>
    </Tool>
  )
}

function StageTool() {
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
    addStage({ state: store.state, change: store.change, act: store.act }, box)
  }
  return (
    <Tool title={t("tool.stage")}>
      <Hint>{t("stage.hint")}</Hint>
      <Button onClick={add}>{t("stage.add")}</Button>
    </Tool>
  )
}

/** A stage in front of the first row: about half as wide as the seats. */
function above(seats: readonly Point[], pitch: number) {
  const { x, y, width } = boundsOf(seats, 0)
  const wide = Math.max(width * 0.5, pitch * 6)
  return { x: x + (width - wide) / 2, y: y - pitch * 5, width: wide, height: pitch * 3 }
}
