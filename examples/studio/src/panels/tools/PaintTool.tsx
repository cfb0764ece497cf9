import { paintedProperties } from "../../document/session.ts"
import { useDrawing, useSession, useStore } from "../../document/session-store.ts"
import { painted } from "../../edits/paint-seats.ts"
import { useTexts } from "../../texts/texts.tsx"
import { Button, Check } from "../../ui/controls.ts"
import { useDrawingSettings } from "./drawing-settings.ts"
import { ToolGroup } from "./ToolGroup.tsx"

/** What the brush gives, to seats it goes over or to those that are chosen. */
export function PaintTool() {
  const { t } = useTexts()
  const store = useStore()
  const { plan } = useDrawing()
  const { settings, set } = useDrawingSettings()
  const chosen = useSession((state) => state.selection.seats)
  return (
    <ToolGroup title={t("paint.title")}>
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
    </ToolGroup>
  )
}
