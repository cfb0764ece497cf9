import type { Language } from "@parterre/domain/language"

/** What every report is drawn for. */
export interface Drawing {
  readonly language: Language
  /** Columns of the terminal; none where lines may be as long as they like. */
  readonly width?: number | undefined
  /** Seconds since the answer came. */
  readonly elapsed: number
}
