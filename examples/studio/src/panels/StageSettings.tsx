import { boundsOf } from "@parterre/seating-plans/geometry"
import { frontSides } from "@parterre/seating-plans/layout"
import { focalPlace } from "../canvas/focal-point.ts"
import { planIndex } from "../document/plan-index.ts"
import { useDrawing, useSession, useStore } from "../document/session-store.ts"
import { FAR, withFocalPoint } from "../edits/focal-point.ts"
import { useTexts } from "../texts/texts.tsx"
import { Button, Check, Field, Fields, Group, Hint, Row, Select } from "../ui/controls.ts"
import { NumberField } from "../ui/NumberField.tsx"

/** Where people look: the side of the stage and the point that distance is measured from. */
export function StageSettings({ onShow }: { onShow: (places: readonly { x: number; y: number }[]) => void }) {
  const { t } = useTexts()
  const store = useStore()
  const { plan, venue } = useDrawing()
  const showsDistance = useSession((state) => state.showsDistance)
  return (
    <Group>
      <h2>{t("front.title")}</h2>
      <Field>
        <span>{t("front.side")}</span>
        <Select
          value={venue.front ?? ""}
          onChange={({ target }) =>
            store.change({ key: "step.front" }, ({ venue: { front: _, ...facts }, ...one }) => {
              const front = [...frontSides, "none" as const].find((side) => side === target.value)
              return { ...one, venue: front === undefined ? facts : { ...facts, front } }
            })
          }
        >
          <option value="">{t("front.drawn")}</option>
          {[...frontSides, "none" as const].map((side) => (
            <option key={side} value={side}>
              {t(`front.${side}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Check>
        <input
          type="checkbox"
          checked={showsDistance}
          onChange={({ target }) => store.act({ type: "distance", shown: target.checked })}
        />
        {t("front.distance")}
      </Check>
      <FocalPointFields />
      <Row>
        <Button onClick={() => onShow(planIndex(plan).seats)}>{t("zoom.fit")}</Button>
      </Row>
    </Group>
  )
}

function FocalPointFields() {
  const { t } = useTexts()
  const store = useStore()
  const document = useDrawing()
  const point = focalPlace(document)
  const put = (next: { x: number; y: number } | undefined) =>
    store.change({ key: "step.focal" }, (one) => withFocalPoint(one, next))
  if (point === undefined) {
    const { seats, pitch } = planIndex(document.plan)
    const { x, y, width } = boundsOf(seats, 0)
    return (
      <>
        <Hint>{t("focal.none")}</Hint>
        <Button disabled={seats.length === 0} onClick={() => put({ x: x + width / 2, y: y - pitch * 3 })}>
          {t("focal.place")}
        </Button>
      </>
    )
  }
  return (
    <>
      <Fields>
        <NumberField
          label={t("focal.across")}
          value={point.x}
          min={-FAR}
          max={FAR}
          onChange={(x) => put({ ...point, x })}
        />
        <NumberField
          label={t("focal.down")}
          value={point.y}
          min={-FAR}
          max={FAR}
          onChange={(y) => put({ ...point, y })}
        />
      </Fields>
      <Hint>{t("focal.hint")}</Hint>
      {document.venue.focalPoint !== undefined && (
        <Button onClick={() => put(undefined)}>{t("focal.reset")}</Button>
      )}
    </>
  )
}
