import {
  hourOn,
  hoursOf,
  isHourOpen,
  minuteChoices,
  PERIOD_WARNING_MS,
  periodOf,
  switchPeriod,
  type TimeFormat,
  type TimeOfDay,
  type TimeRule,
  timeError,
  timePickerMachine,
} from "@parterre/domain/dates"
import { step } from "@parterre/domain/machines"
import { useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { Surface } from "../ui/Surface.ts"

interface TimeStepsProps {
  label: string
  value: TimeOfDay | undefined
  format: TimeFormat
  rule: TimeRule
  onChange: (time: TimeOfDay) => void
  onDone: () => void
}

/** First the hours, then the minutes of one; what the rule does not allow is greyed [DATE-008] [DATE-010]. */
export function TimeSteps({ label, value, format, rule, onChange, onDone }: TimeStepsProps) {
  const { t, language } = useTexts()
  const [stage, setStage] = useState(timePickerMachine.initial)
  const [time, setTime] = useState<TimeOfDay>(value ?? { hour: 19, minute: 0 })
  const [warning, warn] = useWarning()
  const move = (event: "pick-hour" | "pick-minute" | "back") => {
    const next = step(timePickerMachine, stage, event)
    if (next.ok) setStage(next.state)
    return next.ok ? next.state : stage
  }
  const period = periodOf(time)
  const choices = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage has choices of its own, where the keyboard goes on
  useEffect(() => {
    const open = [...(choices.current?.querySelectorAll<HTMLButtonElement>("button:not(:disabled)") ?? [])]
    const pressed = open.find((choice) => choice.ariaPressed === "true")
    ;(pressed ?? open[0])?.focus()
  }, [stage])

  const pickHour = (hour: number) => {
    setTime({ ...time, hour })
    move("pick-hour")
  }
  const pickMinute = (minute: number) => {
    const chosen = { ...time, minute }
    setTime(chosen)
    onChange(chosen)
    if (move("pick-minute") === "chosen") onDone()
  }
  const turn = () => {
    const turned = switchPeriod(time, rule)
    if (!turned.ok) return warn(turned.warning[language])
    setTime(turned.time)
    // A time that stood is told in its other half of the day.
    if (value !== undefined && timeError(turned.time, rule) === undefined) onChange(turned.time)
  }

  return (
    <Steps role="group" aria-label={label}>
      {format === 12 && (
        <Period>
          <Button kind="quiet" aria-label={`${period}, ${t("time.period")}`} onPress={turn}>
            {period}
          </Button>
          <p role="status">{warning}</p>
        </Period>
      )}
      <b>{t(stage === "hour" ? "time.hour" : "time.minute")}</b>
      <Choices ref={choices}>
        {stage === "hour"
          ? hoursOf(format).map((shown) => {
              const hour = hourOn(shown, format, period)
              return (
                <Choice
                  key={`hour ${shown}`}
                  type="button"
                  disabled={!isHourOpen(hour, rule)}
                  aria-pressed={value?.hour === hour}
                  onClick={() => pickHour(hour)}
                >
                  {format === 24 ? `${String(shown).padStart(2, "0")}` : shown}
                </Choice>
              )
            })
          : minuteChoices(time.hour, rule).map(({ minute, disabled }) => (
              <Choice
                key={`minute ${minute}`}
                type="button"
                disabled={disabled}
                aria-pressed={value?.hour === time.hour && value.minute === minute}
                onClick={() => pickMinute(minute)}
              >
                {String(minute).padStart(2, "0")}
              </Choice>
            ))}
      </Choices>
      {stage !== "hour" && (
        <Button kind="plain" onPress={() => move("back")}>
          {t("time.back")}
        </Button>
      )}
    </Steps>
  )
}

/** A sentence that goes by itself after three seconds [DATE-014]. */
function useWarning() {
  const [warning, setWarning] = useState("")
  useEffect(() => {
    if (warning === "") return
    const timer = setTimeout(() => setWarning(""), PERIOD_WARNING_MS)
    return () => clearTimeout(timer)
  }, [warning])
  return [warning, setWarning] as const
}

/** Over what is below, as the calendar of a day is. */
const Steps = styled(Surface)`
  position: absolute;
  z-index: 3;
  inset: calc(100% + ${({ theme }) => theme.space[1]}) 0 auto auto;
  width: max(100%, min(320px, 90vw));
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[3]};
  box-shadow: ${({ theme }) => theme.shadow};
  /* A narrow field is near an edge: the choices stand at the foot of the screen instead. */
  ${({ theme }) => theme.upTo(1215)} {
    position: fixed;
    z-index: 12;
    inset: auto 16px 16px;
    width: auto;
    max-width: 480px;
    margin-inline: auto;
  }
`
const Period = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  p { color: ${({ theme }) => theme.color.warning}; font-size: ${({ theme }) => theme.size.small}; font-weight: 600; }
`
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[1]};
  width: 100%;
`
const Choice = styled.button`
  min-height: 44px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: none;
  color: inherit;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover { background: ${({ theme }) => theme.color.surfaceSunken}; }
  &[aria-pressed="true"] { background: ${({ theme }) => theme.color.ink}; color: ${({ theme }) => theme.color.surface}; }
  &:disabled { opacity: 0.4; cursor: not-allowed; }
`
