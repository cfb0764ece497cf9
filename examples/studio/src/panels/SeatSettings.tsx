import type { Language, Localized } from "@parterre/contract"
import { planIndex } from "../document/plan-index.ts"
import { useDrawing, useSession, useStore } from "../document/session-store.ts"
import { moveItems } from "../edits/move-items.ts"
import { withSeats } from "../edits/plan-parts.ts"
import { noteIn, withAccessible, withNote } from "../edits/seat-facts.ts"
import { useTexts } from "../texts/texts.tsx"
import { Check, Field, Fields, Group, Hint, Select } from "../ui/controls.ts"
import { NumberField } from "../ui/NumberField.tsx"
import { TextField } from "../ui/TextField.tsx"

/** What holds for the chosen seats: their category, wheelchairs, a note; of a single one its number and place. */
export function SeatSettings() {
  const { t } = useTexts()
  const store = useStore()
  const { plan, venue } = useDrawing()
  const selection = useSession((state) => state.selection)
  const { seats: chosen } = selection
  const seats = [...chosen].flatMap((guid) => planIndex(plan).byGuid.get(guid) ?? [])
  const [only] = seats
  if (only === undefined) return null
  const categories = new Set(seats.map(({ category }) => category))
  const accessible = seats.filter(({ guid }) => venue.accessible.includes(guid)).length
  const notes = new Set(seats.map(({ guid }) => JSON.stringify(venue.notes[guid] ?? null)))
  const note: Localized | undefined = notes.size === 1 ? venue.notes[only.guid] : undefined
  const writeNote = (language: Language, words: string) =>
    store.change({ key: "step.note" }, (document) =>
      withNote(document, chosen, noteIn(note, language, words)),
    )
  const move = (x: number, y: number) =>
    store.change({ key: "step.move" }, (document) => ({
      ...document,
      plan: moveItems(document.plan, selection, { x, y }),
    }))
  return (
    <Group>
      <h2>{t("count.seats", { count: seats.length })}</h2>
      {seats.length === 1 && (
        <Fields $columns={3}>
          <TextField
            label={t("seat.number")}
            value={only.number}
            maxLength={8}
            onChange={(number) =>
              store.change({ key: "step.renumber" }, (document) => ({
                ...document,
                plan: withSeats(document.plan, chosen, (seat) => ({ ...seat, seat_number: number })),
              }))
            }
          />
          <NumberField label="X" value={only.x} onChange={(x) => move(x - only.x, 0)} />
          <NumberField label="Y" value={only.y} onChange={(y) => move(0, y - only.y)} />
        </Fields>
      )}
      <Field>
        <span>{t("category")}</span>
        <Select
          value={categories.size === 1 ? only.category : ""}
          onChange={({ target }) =>
            store.change({ key: "step.paint", values: { count: seats.length } }, (document) => ({
              ...document,
              plan: withSeats(document.plan, chosen, (seat) => ({ ...seat, category: target.value })),
            }))
          }
        >
          {categories.size > 1 && <option value="">{t("several")}</option>}
          {plan.categories.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Check>
        <input
          type="checkbox"
          checked={accessible === seats.length}
          ref={(box) => {
            if (box !== null) box.indeterminate = accessible > 0 && accessible < seats.length
          }}
          onChange={({ target }) =>
            store.change({ key: "step.accessible" }, (document) =>
              withAccessible(document, chosen, target.checked),
            )
          }
        />
        {t("seat.accessible")}
      </Check>
      <TextField
        label={t("seat.noteFr")}
        value={note?.fr ?? ""}
        placeholder={notes.size > 1 ? t("several") : ""}
        onChange={(words) => writeNote("fr", words)}
      />
      <TextField
        label={t("seat.noteEn")}
        value={note?.en ?? ""}
        placeholder={notes.size > 1 ? t("several") : ""}
        onChange={(words) => writeNote("en", words)}
      />
      <Hint>{t("seat.noteHint")}</Hint>
    </Group>
  )
}
