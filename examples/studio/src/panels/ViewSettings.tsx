import { Plus, Trash2 } from "lucide-react"
import { useState } from "react"
import { planIndex } from "../document/plan-index.ts"
import { useDrawing, useSession, useStore } from "../document/session-store.ts"
import type { SeatView } from "../document/studio-document.ts"
import { addView, changeView, chosenPlace, hasView, removeView, viewSelection } from "../edits/views.ts"
import { type Say, useTexts } from "../texts/texts.tsx"
import { Button, Field, Group, Hint, Input, Row } from "../ui/controls.ts"
import { TextField } from "../ui/TextField.tsx"

/** Where a view is from, in words. */
const placeWords = (t: Say, { zone, rows, seats }: Pick<SeatView, "zone" | "rows" | "seats">) =>
  seats !== undefined
    ? `${zone}, ${t("count.seats", { count: seats.length })}`
    : rows === undefined
      ? t("view.zone", { zone })
      : rows.from === rows.to
        ? t("view.row", { zone, row: rows.from })
        : t("view.rows", { zone, from: rows.from, to: rows.to })

/** A picture of the stage as it is seen from what is chosen. */
export function AddView() {
  const { t } = useTexts()
  const store = useStore()
  const document = useDrawing()
  const selection = useSession((state) => state.selection)
  const [image, setImage] = useState("")
  const [fr, setFr] = useState("")
  const [en, setEn] = useState("")
  const place = chosenPlace(document, selection)
  if (place === undefined) return null
  const isTaken = hasView(document, place)
  const add = () => {
    const path = image.trim().replace(/^(?:images\/)?/, "images/")
    const description = { fr: fr.trim() || en.trim(), en: en.trim() || fr.trim() }
    store.change({ key: "step.view" }, (one) => addView(one, { ...place, image: path, description }))
    setImage("")
    setFr("")
    setEn("")
  }
  const field = (
    label: "view.image" | "view.fr" | "view.en",
    value: string,
    set: (typed: string) => void,
  ) => (
    <Field>
      <span>{t(label)}</span>
      <Input
        value={value}
        maxLength={200}
        placeholder={label === "view.image" ? "images/view.jpg" : ""}
        onChange={({ target }) => set(target.value)}
      />
    </Field>
  )
  return (
    <Group
      as="form"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <h2>{t("view.title")}</h2>
      <Hint>{placeWords(t, place)}</Hint>
      {isTaken ? (
        <Hint>{t("view.taken")}</Hint>
      ) : (
        <>
          {field("view.image", image, setImage)}
          {field("view.fr", fr, setFr)}
          {field("view.en", en, setEn)}
          <Button type="submit" disabled={image.trim() === "" || (fr.trim() === "" && en.trim() === "")}>
            <Plus size={16} aria-hidden />
            {t("view.add")}
          </Button>
        </>
      )}
    </Group>
  )
}

/** All views of the venue; each can be found, changed and taken away. */
export function ViewList({ onShow }: { onShow: (places: readonly { x: number; y: number }[]) => void }) {
  const { t } = useTexts()
  const store = useStore()
  const document = useDrawing()
  const views = document.venue.views ?? []
  const show = (view: SeatView) => {
    const selection = viewSelection(document, view)
    store.act({ type: "select", selection })
    const { byGuid } = planIndex(document.plan)
    onShow([...selection.seats].flatMap((guid) => byGuid.get(guid) ?? []))
  }
  const change = (at: number, part: Partial<SeatView>) =>
    store.change({ key: "step.view" }, (one) => changeView(one, at, part))
  return (
    <Group>
      <h2>{t("view.title")}</h2>
      {views.length === 0 && <Hint>{t("view.none")}</Hint>}
      {views.map((view, at) => {
        const where = placeWords(t, view)
        const { image, description } = view
        return (
          <details key={`${where} ${image}`}>
            <summary>{where}</summary>
            <TextField
              label={t("view.image")}
              value={image}
              onChange={(typed) => typed.trim() !== "" && change(at, { image: typed.trim() })}
            />
            {(["fr", "en"] as const).map((language) => (
              <TextField
                key={language}
                label={t(`view.${language}`)}
                value={description[language]}
                onChange={(typed) =>
                  typed.trim() !== "" &&
                  change(at, { description: { ...description, [language]: typed.trim() } })
                }
              />
            ))}
            <Row>
              <Button onClick={() => show(view)} aria-label={t("view.show", { where })}>
                {t("faults.show")}
              </Button>
              <Button
                $kind="plain"
                aria-label={t("view.remove", { where })}
                title={t("view.remove", { where })}
                onClick={() => store.change({ key: "step.view" }, (one) => removeView(one, at))}
              >
                <Trash2 size={16} aria-hidden />
              </Button>
            </Row>
          </details>
        )
      })}
    </Group>
  )
}
