import type { Language } from "../language/localized.ts"
import { writtenDay } from "./written-time.ts"

/** A day without an hour, such as `2026-12-05`, as `writtenDay` writes it: noon is of that day in every zone. */
export const writtenLocalDay = (date: string, language: Language): string =>
  writtenDay(`${date}T12:00:00Z`, "UTC", language)
