import { useStore } from "../../document/session-store.ts"
import { addAdmission } from "../../edits/admission.ts"
import { lastArea } from "../../edits/areas.ts"
import { useTexts } from "../../texts/texts.tsx"
import { rectangleArea } from "../../tools/area.ts"
import { Button, Field, Hint, Input } from "../../ui/controls.ts"
import { NumberField } from "../../ui/NumberField.tsx"
import { categoryOf, useDrawingSettings } from "./drawing-settings.ts"
import { useFreePlace } from "./free-place.ts"
import { ToolGroup } from "./ToolGroup.tsx"
import { ZoneAndCategory } from "./ZoneAndCategory.tsx"

/** Name and capacity of the next general admission, and one without a mouse. */
export function AdmissionTool() {
  const { t } = useTexts()
  const store = useStore()
  const { settings, set } = useDrawingSettings()
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
    <ToolGroup title={t("tool.admission")}>
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
      <ZoneAndCategory />
      <Hint>{t("admission.hint")}</Hint>
      <Button onClick={add}>{t("admission.add")}</Button>
    </ToolGroup>
  )
}
