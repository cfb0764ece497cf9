import { useState } from "react"
import { admissionOf } from "../document/admission-of.ts"
import { zoneLabel } from "../document/plan-index.ts"
import { useDrawing, useStore } from "../document/session-store.ts"
import { changeAdmission } from "../edits/admission.ts"
import { levelOf, renameLevel, renameZone, withLevel, withShownName, withTables } from "../edits/zones.ts"
import { useTexts } from "../texts/texts.tsx"
import { Check, Group, Hint } from "../ui/controls.ts"
import { NumberField } from "../ui/NumberField.tsx"
import { TextField } from "../ui/TextField.tsx"

/** A whole zone: its name, its level, and whether its rows are tables. */
export function ZoneSettings({ zone }: { zone: number }) {
  const { t, language } = useTexts()
  const other = language === "fr" ? "en" : "fr"
  const store = useStore()
  const drawing = useDrawing()
  const { plan, venue } = drawing
  const [isTaken, setTaken] = useState(false)
  const name = zoneLabel(plan, zone)
  const admission = admissionOf(drawing, zone)
  const said = admission?.name ?? venue.zones?.[name] ?? name
  const shown = typeof said === "string" ? { fr: said, en: said } : said
  const level = levelOf(drawing, zone)
  return (
    <Group>
      <h2>{t("zone")}</h2>
      <TextField
        label={t("zone.name")}
        value={name}
        maxLength={100}
        onChange={(next) => {
          setTaken(plan.zones.some((_, z) => z !== zone && zoneLabel(plan, z) === next.trim()))
          store.change({ key: "step.rename" }, (document) => renameZone(document, zone, next))
        }}
      />
      {isTaken && <Hint role="alert">{t("zone.taken")}</Hint>}
      <TextField
        label={t("zone.level")}
        value={level?.name[language] ?? ""}
        onChange={(next) =>
          store.change({ key: "step.level" }, (document) => withLevel(document, zone, next.trim(), language))
        }
      />
      {level !== undefined && (
        <TextField
          label={t("zone.levelOther")}
          value={level.name[other]}
          onChange={(next) =>
            store.change({ key: "step.level" }, (document) =>
              renameLevel(document, zone, { [other]: next.trim() }),
            )
          }
        />
      )}
      <TextField
        label={t("zone.fr")}
        value={shown.fr}
        onChange={(fr) =>
          store.change({ key: "step.rename" }, (document) => withShownName(document, zone, { ...shown, fr }))
        }
      />
      <TextField
        label={t("zone.en")}
        value={shown.en}
        onChange={(en) =>
          store.change({ key: "step.rename" }, (document) => withShownName(document, zone, { ...shown, en }))
        }
      />
      {admission !== undefined && (
        <NumberField
          label={t("admission.capacity")}
          value={admission.capacity}
          min={1}
          max={200_000}
          onChange={(capacity) =>
            store.change({ key: "step.admission" }, (document) =>
              changeAdmission(document, admission.key, { capacity }),
            )
          }
        />
      )}
      <Check>
        <input
          type="checkbox"
          checked={venue.tables?.includes(name) === true}
          onChange={({ target }) =>
            store.change({ key: "step.tables" }, (document) => withTables(document, zone, target.checked))
          }
        />
        {t("zone.areTables")}
      </Check>
    </Group>
  )
}
