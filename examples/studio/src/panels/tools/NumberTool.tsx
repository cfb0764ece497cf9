import type { NumberingSettings } from "../../document/session.ts"
import { useDrawing, useSession, useStore } from "../../document/session-store.ts"
import { renumbered, threadOf } from "../../edits/number-rows.ts"
import { useTexts } from "../../texts/texts.tsx"
import { rowsToNumber } from "../../tools/number.ts"
import { Button, Check, Field, Fields, Group, Hint, Input, Problem, Row, Select } from "../../ui/controls.ts"

/** Rows whose numbers are shown in words before they are given. */
const SAMPLES = 3

/** How seats and rows are numbered; the drawing shows it as threads before anything changes. */
export function NumberTool() {
  const { t, language } = useTexts()
  const store = useStore()
  const document = useDrawing()
  const numbering = useSession((state) => state.settings.numbering)
  const session = useSession((state) => state)
  const rows = rowsToNumber(session)
  const set = (change: Partial<NumberingSettings>) =>
    store.act({ type: "settings", settings: { numbering: { ...numbering, ...change } } })
  const preview = rows.length === 0 ? undefined : renumbered(document, rows, numbering)
  const apply = () => {
    if (preview !== undefined && "document" in preview)
      store.change({ key: "step.renumber" }, () => preview.document)
  }
  const text = (field: "start" | "skip" | "prefix" | "expression", label: string, maxLength = 100) => (
    <Field>
      <span>{label}</span>
      <Input
        value={numbering[field]}
        maxLength={maxLength}
        onChange={({ target }) => set({ [field]: target.value })}
      />
    </Field>
  )
  return (
    <Group>
      <h2>{t("tool.number")}</h2>
      <Field>
        <span>{t("number.what")}</span>
        <Select
          value={numbering.what}
          onChange={({ target }) => {
            const what = target.value as NumberingSettings["what"]
            // Rows are lettered as a rule, seats are not.
            set({ what, start: what === "rows" ? "A" : /\d/.test(numbering.start) ? numbering.start : "1" })
          }}
        >
          {(["seats", "across", "rows"] as const).map((what) => (
            <option key={what} value={what}>
              {t(`number.${what}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field>
        <span>{t("number.way")}</span>
        <Select
          value={numbering.way}
          onChange={({ target }) => set({ way: target.value as NumberingSettings["way"] })}
        >
          {(["along", "from-centre", "expression"] as const).map((way) => (
            <option key={way} value={way}>
              {t(`number.${way}`)}
            </option>
          ))}
        </Select>
      </Field>
      {numbering.way === "expression" ? (
        <>
          {text("expression", t("number.list"), 500)}
          <Hint>{t("number.listHint")}</Hint>
        </>
      ) : (
        <Fields>
          {text("start", t("number.start"), 8)}
          {numbering.way === "along" && (
            <Field>
              <span>{t("number.step")}</span>
              <Select value={numbering.step} onChange={({ target }) => set({ step: Number(target.value) })}>
                <option value={1}>{t("number.step1")}</option>
                <option value={2}>{t("number.step2")}</option>
              </Select>
            </Field>
          )}
        </Fields>
      )}
      <Check>
        <input
          type="checkbox"
          checked={numbering.isBackwards}
          onChange={({ target }) => set({ isBackwards: target.checked })}
        />
        {t(
          numbering.what === "rows"
            ? "number.backRows"
            : numbering.way === "from-centre"
              ? "number.oddLeft"
              : "number.back",
        )}
      </Check>
      <Fields>
        {text("skip", t("number.skip"))}
        {text("prefix", t("number.prefix"), 6)}
      </Fields>
      <Field>
        <span>{t("number.afterZ")}</span>
        <Select
          value={numbering.afterZ}
          onChange={({ target }) => set({ afterZ: target.value as NumberingSettings["afterZ"] })}
        >
          <option>AA BB</option>
          <option>AA AB</option>
        </Select>
      </Field>
      {preview !== undefined && "fault" in preview && <Problem>{preview.fault[language]}</Problem>}
      {preview !== undefined && "rows" in preview && (
        <Hint as="ul" aria-label={t("number.preview")}>
          {preview.rows.slice(0, SAMPLES).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name
            <li key={index}>
              {t("row.named", { row: row.row_number })}:{" "}
              {shortened(threadOf(row).seats.map(({ number }) => number))}
            </li>
          ))}
        </Hint>
      )}
      <Row>
        <Button $kind="main" disabled={preview === undefined || "fault" in preview} onClick={apply}>
          {t("number.apply", { rows: rows.length })}
        </Button>
      </Row>
      <Hint>{t("number.hint")}</Hint>
    </Group>
  )
}

const shortened = (numbers: readonly string[]): string =>
  numbers.length <= 12
    ? numbers.join(" ")
    : `${numbers.slice(0, 6).join(" ")} … ${numbers.slice(-4).join(" ")}`
