import type { Language } from "@parterre/contract"
import type { Point } from "@parterre/seating-plans/geometry"
import type { Say } from "../texts/texts.tsx"
import type { Scheme } from "../theme/theme.ts"

/** What the editor knows and a session does not: colours, faults, sales. */
export interface Surroundings {
  readonly language: Language
  readonly scheme: Scheme
  readonly say: Say
  readonly faulty: ReadonlySet<string>
  readonly locked: ReadonlySet<string>
  readonly pictureUrl: string | undefined
  /** What a list led to. */
  readonly spots: readonly Point[]
}
