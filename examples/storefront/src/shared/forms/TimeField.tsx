import {
  formatTimeOfDay,
  parseTimeOfDay,
  type TimeFormat,
  type TimeOfDay,
  type TimeRule,
  timeError,
} from "@parterre/domain/dates"
import { Clock } from "lucide-react"
import { useRef, useState } from "react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { TextField } from "./TextField.tsx"
import { TimeSteps } from "./TimeSteps.tsx"

interface TimeFieldProps {
  label: string
  value: TimeOfDay | undefined
  onChange: (time: TimeOfDay | undefined) => void
  /** 12 unless told [I18N-007]. */
  format?: TimeFormat
  rule?: TimeRule
}

/** A time, typed or chosen hour first and then minute; a typed time that is none, or not allowed, says so [DATE-013]. */
export function TimeField({ label, value, onChange, format = 12, rule = {} }: TimeFieldProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const told = value === undefined ? "" : formatTimeOfDay(value, format)
  const text = typed ?? told
  const read = text.trim() === "" ? undefined : parseTimeOfDay(text, format)
  const isWrong = text.trim() !== "" && (read === undefined || timeError(read, rule) !== undefined)
  const close = () => {
    if (!isOpen) return
    setOpen(false)
    opener.current?.focus()
  }
  const type = (next: string) => {
    setTyped(next)
    const time = parseTimeOfDay(next, format)
    if (next.trim() === "") onChange(undefined)
    else if (time !== undefined && timeError(time, rule) === undefined) onChange(time)
  }
  return (
    <Field
      onKeyDown={(event) => event.key === "Escape" && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Something else has the focus now; a press on nothing leaves it nowhere.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <TextField
        label={label}
        value={text}
        placeholder={formatTimeOfDay({ hour: 19, minute: 30 }, format)}
        autoComplete="off"
        maxLength={8}
        onChange={type}
        onBlur={() => !isWrong && setTyped(undefined)}
        error={isWrong ? t("time.invalid") : undefined}
        sign={
          <Open
            ref={opener}
            type="button"
            aria-label={t("time.choose", { label })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Clock size={18} strokeWidth={1.5} aria-hidden />
          </Open>
        }
      />
      {isOpen && (
        <TimeSteps
          label={label}
          value={isWrong ? undefined : value}
          format={format}
          rule={rule}
          onChange={(time) => {
            setTyped(undefined)
            onChange(time)
          }}
          onDone={close}
        />
      )}
    </Field>
  )
}

const Field = styled.div`
  position: relative;
  min-width: 0;
`
const Open = styled.button`
  position: absolute;
  inset: 2px 2px auto auto;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  /* A field's sign lets presses through; this one is pressed. */
  && svg { position: static; margin: 0; }
`
