import { areaWords } from "@parterre/seating-plans/layout"
import { areaAt } from "../document/plan-index.ts"
import { useDrawing, useStore } from "../document/session-store.ts"
import { changeArea } from "../edits/areas.ts"
import type { PlanArea } from "../edits/plan-parts.ts"
import { useTexts } from "../texts/texts.tsx"
import { Field, Fields, Group } from "../ui/controls.ts"
import { NumberField } from "../ui/NumberField.tsx"
import { SweptInput } from "../ui/SweptInput.tsx"
import { TextField } from "../ui/TextField.tsx"

/** Where an area is, how large, its colour and its words. */
export function AreaSettings({ area: key }: { area: string }) {
  const { t } = useTexts()
  const store = useStore()
  const found = areaAt(useDrawing().plan, key)
  if (found === undefined) return null
  const { area, zone } = found
  const change = (edit: (area: PlanArea) => PlanArea, sweep?: symbol) =>
    store.change({ key: "step.area", ...(sweep === undefined ? {} : { sweep }) }, (document) =>
      changeArea(document, key, edit),
    )
  const position = area.position ?? { x: 0, y: 0 }
  const { rectangle, ellipse, circle } = area
  const [width, height] = [rectangle?.width ?? area.width, rectangle?.height ?? area.height]
  const text = areaWords(area) ?? ""
  const written = typeof area.text === "object" ? area.text : undefined
  return (
    <Group>
      <h2>{t(`shape.${area.shape ?? "rectangle"}`)}</h2>
      <Fields>
        <NumberField
          label="X"
          value={zone.position.x + position.x}
          onChange={(x) => change((one) => ({ ...one, position: { ...position, x: x - zone.position.x } }))}
        />
        <NumberField
          label="Y"
          value={zone.position.y + position.y}
          onChange={(y) => change((one) => ({ ...one, position: { ...position, y: y - zone.position.y } }))}
        />
        {width !== undefined && height !== undefined && (
          <>
            <NumberField
              label={t("area.width")}
              value={width}
              min={1}
              max={9_999}
              onChange={(next) =>
                change((one) => ({ ...one, rectangle: { width: Math.round(next), height } }))
              }
            />
            <NumberField
              label={t("area.height")}
              value={height}
              min={1}
              max={9_999}
              onChange={(next) =>
                change((one) => ({ ...one, rectangle: { width, height: Math.round(next) } }))
              }
            />
          </>
        )}
        {ellipse !== undefined && (
          <>
            <NumberField
              label={t("area.width")}
              value={ellipse.radius.x * 2}
              min={2}
              max={9_999}
              onChange={(next) =>
                change((one) => ({ ...one, ellipse: { radius: { ...ellipse.radius, x: next / 2 } } }))
              }
            />
            <NumberField
              label={t("area.height")}
              value={ellipse.radius.y * 2}
              min={2}
              max={9_999}
              onChange={(next) =>
                change((one) => ({ ...one, ellipse: { radius: { ...ellipse.radius, y: next / 2 } } }))
              }
            />
          </>
        )}
        {circle !== undefined && (
          <NumberField
            label={t("area.radius")}
            value={circle.radius}
            min={1}
            max={9_999}
            onChange={(radius) => change((one) => ({ ...one, circle: { radius: Math.round(radius) } }))}
          />
        )}
        <NumberField
          label={t("area.rotation")}
          value={area.rotation ?? 0}
          min={-360}
          max={360}
          onChange={(rotation) => change((one) => ({ ...one, rotation }))}
        />
      </Fields>
      <TextField
        label={t("area.text")}
        value={text}
        onChange={(words) =>
          change(({ text: _, ...one }) =>
            words === "" && one.shape !== "text"
              ? one
              : {
                  ...one,
                  text: { size: 16, color: "#333333", position: { x: 0, y: 0 }, ...written, text: words },
                },
          )
        }
      />
      <Fields>
        <Field>
          <span>{t("area.color")}</span>
          <SweptInput
            type="color"
            value={colourField(area.color)}
            onSweep={(color, sweep) => change((one) => ({ ...one, color }), sweep)}
          />
        </Field>
        {written !== undefined && (
          <NumberField
            label={t("area.textSize")}
            value={written.size ?? 16}
            min={4}
            max={400}
            onChange={(size) => change((one) => ({ ...one, text: { ...written, size: Math.round(size) } }))}
          />
        )}
      </Fields>
    </Group>
  )
}

/** A colour field takes six digits alone. */
const colourField = (colour: string | undefined): string =>
  /^#[0-9a-f]{6}$/i.test(colour ?? "") ? colour! : "#d8d2ca"
