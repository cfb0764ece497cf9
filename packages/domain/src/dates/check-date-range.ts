import { isLocalDate } from "./local-date.ts"

export type DateRangeError =
  | "start-missing"
  | "end-missing"
  | "start-invalid"
  | "end-invalid"
  | "end-before-start"

/** What is wrong with days entered by hand; an empty list is a good range. */
export function checkDateRange(entered: { start: string; end: string }): DateRangeError[] {
  const errors: DateRangeError[] = [
    ...endErrors(entered.start, "start-missing", "start-invalid"),
    ...endErrors(entered.end, "end-missing", "end-invalid"),
  ]
  return errors.length === 0 && entered.end.trim() < entered.start.trim() ? ["end-before-start"] : errors
}

function endErrors(text: string, missing: DateRangeError, invalid: DateRangeError): DateRangeError[] {
  if (text.trim() === "") return [missing]
  return isLocalDate(text.trim()) ? [] : [invalid]
}
