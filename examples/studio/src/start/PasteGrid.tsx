import { planFromGrid } from "@parterre/seating-plans/grid"
import { useState } from "react"
import { documentOf, emptyDocument, type StudioDocument } from "../document/studio-document.ts"
import { addRows, makerFor } from "../edits/rows.ts"
import { fittedSheet } from "../edits/sheet.ts"
import { useTexts } from "../texts/texts.tsx"
import { Button, Check, Field, Hint, Input, TextArea } from "../ui/controls.ts"
import { SmallPlan } from "./SmallPlan.tsx"
import { Faults } from "./StartFaults.tsx"

/** Characters that are read: a thousand rows of a thousand seats are no theatre. */
const MOST = 2_000_000

/** A spreadsheet's cells as rows: one cell a seat, an empty one a gap. */
export function PasteGrid({ onOpen }: { onOpen: (document: StudioDocument) => void }) {
  const { t, language } = useTexts()
  const [name, setName] = useState("")
  const [text, setText] = useState("")
  const [hasRowNames, setRowNames] = useState<boolean>()
  const called = name.trim() || t("start.newName")
  const empty = emptyDocument(called, t("zone.first"), t("category.first"))
  const read = (isNamed: boolean | undefined) =>
    planFromGrid(text, {
      name: t("zone.first"),
      maker: makerFor(empty.plan),
      ...(isNamed === undefined ? {} : { hasRowNames: isNamed }),
    })
  const found = text.trim() === "" ? undefined : read(hasRowNames)
  // What is guessed of the first column shows as if it had been said.
  const isNamed =
    hasRowNames ?? (found !== undefined && "zone" in found && sizeOf(found) === sizeOf(read(true)))
  const document = found === undefined || "fault" in found ? undefined : documentFrom(empty, found.zone)
  return (
    <>
      <p>{t("grid.text")}</p>
      <Field>
        <span>{t("plan.name")}</span>
        <Input
          value={name}
          maxLength={100}
          placeholder={t("start.newName")}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field>
        <span>{t("grid.cells")}</span>
        <TextArea
          rows={8}
          value={text}
          maxLength={MOST}
          spellCheck={false}
          placeholder={"A\t1\t2\t3\t\t4\t5\t6"}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Check>
        <input type="checkbox" checked={isNamed} onChange={({ target }) => setRowNames(target.checked)} />
        {t("grid.rowNames")}
      </Check>
      {found !== undefined && "fault" in found && <Faults faults={[found.fault.message]} />}
      {found !== undefined && "zone" in found && document !== undefined && (
        <>
          <p role="status">
            <b>{t("grid.found", { rows: found.rows, seats: found.seats })}</b>
          </p>
          {found.doubts.map(({ rule, message }) => (
            <Hint key={rule}>{message[language]}</Hint>
          ))}
          <SmallPlan document={document} label={t("grid.preview")} />
          <Button $kind="main" onClick={() => onOpen(document)}>
            {t("grid.open")}
          </Button>
        </>
      )}
    </>
  )
}

const sizeOf = (found: ReturnType<typeof planFromGrid>) => ("seats" in found ? found.seats : 0)

type FoundZone = Extract<ReturnType<typeof planFromGrid>, { readonly zone: unknown }>["zone"]

function documentFrom(empty: StudioDocument, zone: FoundZone): StudioDocument {
  const added = addRows(empty, 0, zone.rows)
  return fittedSheet(documentOf(added.plan, added.source.name))
}
