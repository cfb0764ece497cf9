import { useStore } from "../../document/session-store.ts"
import { addArea, lastArea } from "../../edits/areas.ts"
import { useTexts } from "../../texts/texts.tsx"
import { ellipseArea, rectangleArea, textArea } from "../../tools/area.ts"
import { Button, Field, Hint, Input, Row } from "../../ui/controls.ts"
import { useDrawingSettings } from "./drawing-settings.ts"
import { useFreePlace } from "./free-place.ts"
import { ToolGroup } from "./ToolGroup.tsx"
import { ZoneAndCategory } from "./ZoneAndCategory.tsx"

/** Form and colour of the next shape, and a shape without a mouse. */
export function AreaTool() {
  const { t } = useTexts()
  const store = useStore()
  const { settings, set } = useDrawingSettings()
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
    <ToolGroup title={t("tool.area")}>
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
      <ZoneAndCategory hasCategory={false} />
      {shape === "polygon" ? (
        <Hint>{t("area.polygonHint")}</Hint>
      ) : (
        <Button onClick={add}>{t("area.add")}</Button>
      )}
    </ToolGroup>
  )
}
