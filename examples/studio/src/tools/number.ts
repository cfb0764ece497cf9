import type { Point } from "@parterre/seating-plans/geometry"
import { noOverlay, type Overlay, type OverlayShape } from "../canvas/overlay.ts"
import { type PlacedRow, planIndex } from "../document/plan-index.ts"
import { rowsChosen } from "../document/selection.ts"
import type { NumberingSettings, Session } from "../document/session.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { renumbered, threadOf } from "../edits/number-rows.ts"
import { selectTool } from "./select.ts"
import type { Desk, Tool } from "./tool.ts"

/** Threads that are shown at once. */
const MOST_THREADS = 240

/** Shows each row as a thread from its seat 1, numbered as the fields say; a click chooses rows as the arrow does. */
export const numberTool: Tool = {
  cursor: "default",
  down: (desk, press) => selectTool.down(desk, press),
  rest: (desk) => threads(desk),
}

/** The rows that are numbered: those that are chosen, or all. */
export function rowsToNumber({ history, selection }: Session): readonly PlacedRow[] {
  const { plan } = history.present
  const chosen = rowsChosen(plan, selection, "any")
  return (chosen.length > 0 ? chosen : planIndex(plan).rows).filter(({ seats }) => seats.length > 0)
}

let shown:
  | {
      readonly document: StudioDocument
      readonly selection: Session["selection"]
      readonly settings: NumberingSettings
      readonly overlay: Overlay
    }
  | undefined

function threads(desk: Desk): Overlay {
  const session = desk.state()
  const { history, selection, settings } = session
  const known = shown
  if (
    known?.document === history.present &&
    known.selection === selection &&
    known.settings === settings.numbering
  )
    return known.overlay
  const rows = rowsToNumber(session).slice(0, MOST_THREADS)
  const numbered = renumbered(history.present, rows, settings.numbering)
  const overlay =
    "fault" in numbered
      ? noOverlay
      : { shapes: numbered.rows.flatMap((row) => threadShapes(row, desk.pitch())), ghosts: [] }
  shown = { document: history.present, selection, settings: settings.numbering, overlay }
  return overlay
}

function threadShapes(row: Parameters<typeof threadOf>[0], pitch: number): readonly OverlayShape[] {
  const { seats, least } = threadOf(row)
  const [first, last] = [seats[0], seats.at(-1)]
  if (least === undefined || first === undefined || last === undefined) return []
  return [
    { type: "thread", points: seats, first: least, number: least.number },
    plainWords(
      { x: first.x - pitch * 1.1, y: first.y },
      least === first ? row.row_number : `${row.row_number} · ${first.number}`,
    ),
    ...(first === last || least === last
      ? []
      : [plainWords({ x: last.x + pitch * 0.9, y: last.y }, last.number)]),
  ]
}

const plainWords = (at: Point, text: string): OverlayShape => ({ type: "words", at, text, isPlain: true })
