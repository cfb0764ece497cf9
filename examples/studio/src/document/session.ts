import { withNamesFollowed } from "../edits/follow-names.ts"
import { begun, type History, onto, type StepName } from "./history.ts"
import { type LockedSeat, lockedChange } from "./locked-seats.ts"
import { nothing, type Selection, surviving } from "./selection.ts"
import type { SourceFiles, StudioDocument } from "./studio-document.ts"

export const toolNames = [
  "select",
  "hand",
  "row",
  "block",
  "aisle",
  "table",
  "number",
  "paint",
  "area",
  "admission",
  "stage",
  "picture",
] as const
export type ToolName = (typeof toolNames)[number]

/** What a click takes. */
export type Picking = "seat" | "row" | "zone"

/** How the next thing is drawn; lengths in plan units. */
export interface DrawingSettings {
  /** The zone that what is drawn goes to. */
  readonly zone: number
  /** Seats of a row, or 0 for as many as fit. */
  readonly rowSeats: number
  readonly blockRows: number
  readonly blockSeats: number
  readonly blockStagger: boolean
  /** Seats of each row from the front, as typed; empty for all alike. */
  readonly blockCounts: string
  /** Of an aisle that is drawn, in seats. */
  readonly aisleWidth: number
  readonly tableSeats: number
  readonly areaShape: "rectangle" | "ellipse" | "polygon" | "text"
  readonly areaText: string
  readonly areaColor: string
  readonly capacity: number
  readonly admissionName: string
  /** Whether the next two clicks are two neighbouring seats of the traced picture. */
  readonly isScaling: boolean
  readonly numbering: NumberingSettings
  /** What the brush gives: a category by its name, or a property. */
  readonly paint: { readonly type: "category"; readonly name: string } | { readonly type: PaintedProperty }
}

/** What the numbering tool is asked for, as it stands in its fields. */
export interface NumberingSettings {
  /** Seats of each row, seats of rows that go on across aisles, or the rows themselves. */
  readonly what: "seats" | "across" | "rows"
  readonly way: "along" | "from-centre" | "expression"
  readonly isBackwards: boolean
  readonly start: string
  readonly step: number
  /** Left out, as typed: `13`, `I, O`. */
  readonly skip: string
  readonly afterZ: "AA BB" | "AA AB"
  readonly prefix: string
  readonly expression: string
}

export const paintedProperties = ["accessible", "companion", "restricted", "plain"] as const
export type PaintedProperty = (typeof paintedProperties)[number]

export interface Session {
  readonly history: History
  readonly selection: Selection
  readonly tool: ToolName
  readonly picking: Picking
  readonly settings: DrawingSettings
  readonly snaps: boolean
  /** The sold or held seat that the last gesture would have changed; the gesture was refused. */
  readonly refused: LockedSeat | undefined
  /** Seats shaded by how far they are from the stage. */
  readonly showsDistance: boolean
}

export type SessionAction =
  /** A gesture: one step of the history. */
  | {
      readonly type: "change"
      readonly name: StepName
      readonly document: StudioDocument
      readonly selection?: Selection
    }
  /** The files are saved at the site: changes are counted from here. */
  | { readonly type: "saved"; readonly source: SourceFiles }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  | { readonly type: "select"; readonly selection: Selection }
  | { readonly type: "tool"; readonly tool: ToolName }
  | { readonly type: "picking"; readonly picking: Picking }
  | { readonly type: "settings"; readonly settings: Partial<DrawingSettings> }
  | { readonly type: "snaps"; readonly snaps: boolean }
  | { readonly type: "distance"; readonly shown: boolean }

export const newSession = (document: StudioDocument): Session => ({
  history: begun(document),
  selection: nothing,
  tool: "select",
  picking: "row",
  snaps: true,
  refused: undefined,
  showsDistance: false,
  settings: {
    zone: 0,
    rowSeats: 0,
    blockRows: 0,
    blockSeats: 0,
    blockStagger: false,
    blockCounts: "",
    aisleWidth: 1.5,
    tableSeats: 8,
    areaShape: "rectangle",
    areaText: "",
    areaColor: "#d8d2ca",
    capacity: 100,
    admissionName: "",
    isScaling: false,
    numbering: {
      what: "seats",
      way: "along",
      isBackwards: false,
      start: "1",
      step: 1,
      skip: "",
      afterZ: "AA BB",
      prefix: "",
      expression: "1-9, 10-2 inc 2",
    },
    paint: { type: "category", name: document.plan.categories[0]?.name ?? "" },
  },
})

/** An edit that changes nothing answers the parts it was given. */
const isSame = (one: StudioDocument, other: StudioDocument): boolean =>
  one.plan === other.plan && one.venue === other.venue && one.picture === other.picture

/** What was saved since stays saved when a step is undone. */
const withSource = (document: StudioDocument, source: SourceFiles): StudioDocument =>
  document.source === source ? document : { ...document, source }

/** Every change of the studio. Undo and redo go by whole gestures, and no gesture is forgotten. */
export function session(state: Session, action: SessionAction): Session {
  const { history, selection } = state
  switch (action.type) {
    case "change": {
      if (isSame(action.document, history.present)) return state
      const document = withNamesFollowed(history.present, action.document)
      const refused = lockedChange(history.present, document)
      if (refused !== undefined) return { ...state, refused }
      const { name } = action
      const step = { name, document: history.present, selection }
      const isSwept = name.sweep !== undefined && history.past?.step.name.sweep === name.sweep
      return {
        ...state,
        refused: undefined,
        history: {
          present: document,
          past: isSwept ? history.past : onto(step, history.past),
          future: undefined,
        },
        selection: surviving(action.selection ?? selection, document.plan),
      }
    }
    case "saved":
      return {
        ...state,
        history: { ...history, present: { ...history.present, source: action.source } },
      }
    case "undo": {
      if (history.past === undefined) return state
      const { step, rest } = history.past
      const undone = { ...step, document: history.present, selection }
      return {
        ...state,
        refused: undefined,
        history: {
          present: withSource(step.document, history.present.source),
          past: rest,
          future: onto(undone, history.future),
        },
        selection: step.selection,
      }
    }
    case "redo": {
      if (history.future === undefined) return state
      const { step, rest } = history.future
      const redone = { ...step, document: history.present, selection }
      return {
        ...state,
        refused: undefined,
        history: {
          present: withSource(step.document, history.present.source),
          past: onto(redone, history.past),
          future: rest,
        },
        selection: step.selection,
      }
    }
    case "select":
      return { ...state, selection: action.selection }
    case "tool":
      return { ...state, tool: action.tool }
    case "picking":
      return { ...state, picking: action.picking }
    case "settings":
      return { ...state, settings: { ...state.settings, ...action.settings } }
    case "snaps":
      return { ...state, snaps: action.snaps }
    case "distance":
      return { ...state, showsDistance: action.shown }
  }
}
