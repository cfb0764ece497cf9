import type { Language } from "@parterre/domain/language"

/** What every report is drawn for. */
export interface Drawing {
  readonly language: Language
  /** Columns of the terminal; none where lines may be as long as they like. */
  readonly width?: number | undefined
  /** Seconds since the answer came. */
  readonly elapsed: number
}

/** A report nobody measures is as wide as a classic terminal; lines of more than 110 columns are hard to read. */
export const reportWidth = ({ width = 80 }: Drawing): number => Math.min(width, 110)
