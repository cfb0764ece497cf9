import type { CalendarDate } from "@internationalized/date"
import { CalendarDays, ChevronLeft, ChevronRight } from "lucide-react"
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  FieldError,
  Group,
  Heading,
  Label,
  Popover,
} from "react-aria-components"
import { styled } from "styled-components"
import { AriaLocale } from "./AriaLocale.tsx"

interface DateFieldProps {
  label: string
  value: CalendarDate | null
  onChange: (day: CalendarDate | null) => void
  error?: string | undefined
  isDisabled?: boolean
}

/** A day, typed part by part or picked in a calendar, as the language of the page writes it [I18N-005]. */
export function DateField({ label, value, onChange, error, isDisabled = false }: DateFieldProps) {
  return (
    <AriaLocale>
      <Picker
        value={value}
        onChange={onChange}
        isInvalid={error !== undefined}
        isDisabled={isDisabled}
        firstDayOfWeek="sun"
      >
        <Label>{label}</Label>
        <Group>
          <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
          <Button>
            <CalendarDays size={18} strokeWidth={1.5} aria-hidden />
          </Button>
        </Group>
        <FieldError>{error}</FieldError>
        <Popover>
          <Sheet>
            <Calendar>
              <header>
                <Button slot="previous">
                  <ChevronLeft size={18} strokeWidth={1.5} aria-hidden />
                </Button>
                <Heading />
                <Button slot="next">
                  <ChevronRight size={18} strokeWidth={1.5} aria-hidden />
                </Button>
              </header>
              <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
            </Calendar>
          </Sheet>
        </Popover>
      </Picker>
    </AriaLocale>
  )
}

const Picker = styled(DatePicker<CalendarDate>)`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  min-width: 0;
  > span:first-child { font-weight: 600; }
  [role="group"] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    padding-inline-start: ${({ theme }) => theme.space[3]};
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.surfaceRaised};
  }
  .react-aria-DateInput { display: flex; align-items: center; font-variant-numeric: tabular-nums; }
  [role="spinbutton"] { padding: 4px 2px; border-radius: ${({ theme }) => theme.radius.small}; }
  [role="spinbutton"][data-placeholder] { color: ${({ theme }) => theme.color.inkMuted}; }
  button { display: grid; place-items: center; width: 44px; height: 44px; border: 0; background: none; cursor: pointer; }
  .react-aria-FieldError { color: ${({ theme }) => theme.color.danger}; font-size: ${({ theme }) => theme.size.small}; font-weight: 600; }
`
const Sheet = styled(Dialog)`
  padding: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surfaceRaised};
  color: ${({ theme }) => theme.color.ink};
  box-shadow: ${({ theme }) => theme.shadow};
  outline: none;
  header { display: flex; align-items: center; justify-content: space-between; }
  h2 { font-size: ${({ theme }) => theme.size.body}; }
  h2::first-letter { text-transform: uppercase; }
  button { display: grid; place-items: center; width: 44px; height: 44px; border: 0; background: none; cursor: pointer; }
  td { padding: 1px; }
  td > div {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: ${({ theme }) => theme.radius.medium};
    cursor: pointer;
  }
  td > div[data-outside-month] { visibility: hidden; }
  td > div[data-hovered] { background: ${({ theme }) => theme.color.surfaceSunken}; }
  td > div[data-selected] { background: ${({ theme }) => theme.color.ink}; color: ${({ theme }) => theme.color.surface}; }
  td > div[data-disabled] { opacity: 0.4; cursor: default; }
`
