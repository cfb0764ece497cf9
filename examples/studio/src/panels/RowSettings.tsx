import { radiusOf, reshaped, type SeatBlock, sagittaOf } from "@parterre/seating-plans/rows"
import { useState } from "react"
import type { PlacedRow } from "../document/plan-index.ts"
import { seatsChosen } from "../document/selection.ts"
import { useDrawing, useStore } from "../document/session-store.ts"
import { withRow } from "../edits/plan-parts.ts"
import { blockWidth, chosenBlock, makerFor, putRows } from "../edits/rows.ts"
import { useTexts } from "../texts/texts.tsx"
import { countsTyped } from "../tools/block.ts"
import { Check, Field, Fields, Group, Hint, Input, Problem } from "../ui/controls.ts"
import { NumberField } from "../ui/NumberField.tsx"
import { TextField } from "../ui/TextField.tsx"

/** Names, seats, curve and spacing of the chosen rows; what is dragged on the drawing is typed here. */
export function RowSettings({ rows }: { rows: readonly PlacedRow[] }) {
  const { t, language } = useTexts()
  const store = useStore()
  const { plan } = useDrawing()
  const [refusal, setRefusal] = useState("")
  const [only] = rows
  const chosen = chosenBlock(plan, rows)
  const reshape = (change: Partial<SeatBlock>) => {
    if (chosen === undefined) return
    const { block, rows: drawn, placed } = chosen
    const laid = reshaped(drawn, block, { ...block, ...change }, makerFor(plan, drawn[0]?.seats[0]?.category))
    if ("fault" in laid) return setRefusal(laid.fault.message[language])
    setRefusal("")
    store.change(
      { key: "step.shape" },
      (document) => ({ ...document, plan: putRows(document.plan, placed, laid.rows) }),
      seatsChosen(laid.rows.flatMap(({ seats }) => seats.map(({ seat_guid }) => seat_guid))),
    )
  }
  const block = chosen?.block
  return (
    <Group>
      <h2>{t("count.rows", { count: rows.length })}</h2>
      {rows.length === 1 && only !== undefined && (
        <TextField
          label={t("row.name")}
          value={only.name}
          maxLength={20}
          onChange={(name) =>
            store.change({ key: "step.renameRow" }, (document) => ({
              ...document,
              plan: withRow(document.plan, only.zone, only.row, (row) => ({
                ...row,
                row_number: name.trim(),
              })),
            }))
          }
        />
      )}
      {block === undefined ? (
        <Hint>{t("row.noBlock")}</Hint>
      ) : (
        <>
          <Counts block={block} onCounts={(counts) => reshape({ counts })} />
          <Fields>
            <NumberField
              label={t("row.curve")}
              value={sagittaOf(blockWidth(block), block.radius)}
              min={-5_000}
              max={5_000}
              onChange={(sagitta) => reshape({ radius: radiusOf(blockWidth(block), sagitta) })}
            />
            <NumberField
              label={t("row.pitch")}
              value={block.pitch}
              min={1}
              max={1_000}
              onChange={(pitch) => reshape({ pitch })}
            />
            {rows.length > 1 && (
              <NumberField
                label={t("row.depth")}
                value={block.depth}
                min={1}
                max={1_000}
                onChange={(depth) => reshape({ depth })}
              />
            )}
            <NumberField
              label={t("row.turn")}
              value={block.turn}
              min={-360}
              max={360}
              onChange={(turn) => reshape({ turn })}
            />
          </Fields>
          {rows.length > 1 && (
            <Check>
              <input
                type="checkbox"
                checked={isStaggered(chosen)}
                onChange={({ target }) => reshape({ stagger: target.checked ? 0.5 : -0.5 })}
              />
              {t("block.stagger")}
            </Check>
          )}
        </>
      )}
      {refusal !== "" && <Problem>{refusal}</Problem>}
    </Group>
  )
}

/** The shape that is found in drawn rows has no stagger of its own: it is in how far seats are from their places. */
function isStaggered(chosen: ReturnType<typeof chosenBlock>): boolean {
  if (chosen === undefined) return false
  const { placed, block } = chosen
  const [first, second] = placed
  if (first === undefined || second === undefined || first.seats.length !== second.seats.length) return false
  const [a, b] = [first.seats[0], second.seats[0]]
  if (a === undefined || b === undefined) return false
  const angle = (block.turn * Math.PI) / 180
  const along = (b.x - a.x) * Math.cos(angle) + (b.y - a.y) * Math.sin(angle)
  return Math.abs(Math.abs(along) - block.pitch / 2) < block.pitch * 0.2
}

function Counts({ block, onCounts }: { block: SeatBlock; onCounts: (counts: readonly number[]) => void }) {
  const { t } = useTexts()
  const { counts } = block
  const written = counts.join(", ")
  const [typed, setTyped] = useState<string>()
  if (counts.length === 1)
    return (
      <NumberField
        label={t("row.count")}
        value={counts[0] ?? 0}
        min={1}
        max={1_000}
        onChange={(count) => onCounts([count])}
      />
    )
  const read = typed === undefined ? counts : countsTyped(typed)
  const isGood = read.length === counts.length
  return (
    <Field>
      <span>{t("row.counts")}</span>
      <Input
        value={typed ?? written}
        maxLength={2_000}
        aria-invalid={!isGood}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed !== undefined && isGood && typed !== written) onCounts(read)
          setTyped(undefined)
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") currentTarget.blur()
        }}
      />
      {!isGood && <Hint role="status">{t("row.countsWrong", { rows: counts.length })}</Hint>}
    </Field>
  )
}
