import type { TextKey, TextValues } from "../texts/texts.tsx"
import type { Selection } from "./selection.ts"
import type { StudioDocument } from "./studio-document.ts"

/** What a step did, for people. */
export interface StepName {
  readonly key: TextKey
  readonly values?: TextValues
  /** Changes that follow one another in one sweep, of a slider or a key that is held, are one step. */
  readonly sweep?: symbol
}

/** One gesture: how the drawing was before it, and what was chosen then. */
interface Step {
  readonly name: StepName
  readonly document: StudioDocument
  readonly selection: Selection
}

/** As many steps as there were, each sharing what it did not touch with the next; a list, so that no step copies the others. */
export interface Steps {
  readonly step: Step
  readonly rest: Steps | undefined
  readonly length: number
}

export interface History {
  readonly present: StudioDocument
  readonly past: Steps | undefined
  readonly future: Steps | undefined
}

export const begun = (present: StudioDocument): History => ({ present, past: undefined, future: undefined })

export const onto = (step: Step, rest: Steps | undefined): Steps => ({
  step,
  rest,
  length: (rest?.length ?? 0) + 1,
})
