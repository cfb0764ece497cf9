import { zoneLabel } from "../../document/plan-index.ts"
import { useDrawing } from "../../document/session-store.ts"
import { useTexts } from "../../texts/texts.tsx"
import { Field, Fields, Select } from "../../ui/controls.ts"
import { useDrawingSettings } from "./drawing-settings.ts"

/** The zone and category that what is drawn gets. */
export function ZoneAndCategory({ hasCategory = true }: { hasCategory?: boolean }) {
  const { t } = useTexts()
  const { plan } = useDrawing()
  const { settings, set } = useDrawingSettings()
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
