import { useRef, useState } from "react"
import { useDrawing, useSession, useStore } from "../../document/session-store.ts"
import { withPicture } from "../../files/read-picture.ts"
import { useTexts } from "../../texts/texts.tsx"
import { changePicture } from "../../tools/picture.ts"
import { Button, Check, Field, Fields, Group, Hint, Problem } from "../../ui/controls.ts"
import { NumberField } from "../../ui/NumberField.tsx"
import { SweptInput } from "../../ui/SweptInput.tsx"

/** The picture that is traced: how strong, how large, how it is turned. */
export function PictureTool() {
  const { t, language } = useTexts()
  const store = useStore()
  const { picture } = useDrawing()
  const isScaling = useSession((state) => state.settings.isScaling)
  const file = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState("")
  const read = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    const reading = await withPicture(store.state().history.present, chosen)
    if ("fault" in reading) return setFault(reading.fault[language])
    setFault("")
    store.change({ key: "step.picture" }, () => reading.document)
  }
  const desk = { change: store.change }
  return (
    <Group>
      <h2>{t("tool.picture")}</h2>
      <Hint>{t("picture.hint")}</Hint>
      <Button onClick={() => file.current?.click()}>
        {t(picture === undefined ? "picture.choose" : "picture.other")}
      </Button>
      <input
        ref={file}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t("picture.choose")}
        onChange={({ target }) => read(target.files?.[0])}
      />
      {fault !== "" && <Problem>{fault}</Problem>}
      {picture !== undefined && (
        <>
          <Field>
            <span>{t("picture.opacity")}</span>
            <SweptInput
              type="range"
              min={0.05}
              max={1}
              step={0.05}
              value={picture.opacity}
              onSweep={(opacity, sweep) =>
                changePicture(desk, (one) => ({ ...one, opacity: Number(opacity) }), sweep)
              }
            />
          </Field>
          <Fields>
            <NumberField
              label={t("picture.rotation")}
              value={picture.rotation}
              min={-360}
              max={360}
              onChange={(rotation) => changePicture(desk, (one) => ({ ...one, rotation }))}
            />
            <NumberField
              label={t("picture.size")}
              value={picture.scale * 100}
              min={0.1}
              max={5_000}
              onChange={(percent) => changePicture(desk, (one) => ({ ...one, scale: percent / 100 }))}
            />
          </Fields>
          <Button
            aria-pressed={isScaling}
            onClick={() => store.act({ type: "settings", settings: { isScaling: !isScaling } })}
          >
            {t("picture.scale")}
          </Button>
          <Hint>{t("picture.scaleHint")}</Hint>
          <Check>
            <input
              type="checkbox"
              checked={picture.locked}
              onChange={({ target }) => changePicture(desk, (one) => ({ ...one, locked: target.checked }))}
            />
            {t("picture.lock")}
          </Check>
          <Button
            $kind="plain"
            onClick={() =>
              store.change({ key: "step.picture" }, (document) => ({ ...document, picture: undefined }))
            }
          >
            {t("picture.remove")}
          </Button>
        </>
      )}
    </Group>
  )
}
