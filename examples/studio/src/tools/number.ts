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
      readonly scale: number
      readonly overlay: Overlay
    }
  | undefined

function threads(desk: Desk): Overlay {
  const session = desk.state()
  const { history, selection, settings } = session
  const { scale } = desk.camera()
  const known = shown
  if (
    known?.document === history.present &&
    known.scale === scale &&
    known.selection === selection &&
    known.settings === settings.numbering
  )
    return known.overlay
  const rows = rowsToNumber(session).slice(0, MOST_THREADS)
  const numbered = renumbered(history.present, rows, settings.numbering)
  const overlay =
    "fault" in numbered
      ? noOverlay
      : { shapes: numbered.rows.flatMap((row) => threadShapes(row, desk)), ghosts: [] }
  shown = { document: history.present, selection, settings: settings.numbering, scale, overlay }
  return overlay
}

/** Pixels of a letter of the words beside a row, about. */
const LETTER = 7
/** Pixels that they are high. */
const LINE = 14

function threadShapes(row: Parameters<typeof threadOf>[0], desk: Desk): readonly OverlayShape[] {
  const { seats, least } = threadOf(row)
  const [first, last] = [seats[0], seats.at(-1)]
  if (least === undefined || first === undefined || last === undefined) return []
  const pitch = desk.pitch()
  const { scale } = desk.camera()
  const beside = (seat: Point, side: -1 | 1, parts: readonly string[]): readonly OverlayShape[] => {
    if (parts.length === 0) return []
    const text = parts.join(" · ")
    const half = (text.length * LETTER) / 2 / scale
    const at = { x: seat.x + side * (pitch * 0.5 + half + 5 / scale), y: seat.y }
    const height = LINE / scale
    // Words over the seats on the other side of an aisle would hide their numbers.
    const box = { x: at.x - half, y: at.y - height / 2, width: 2 * half, height }
    const around = { x: box.x - pitch * 0.4, y: box.y, width: box.width + pitch * 0.8, height }
    return desk.seatsIn(around).length > 0 ? [] : [{ type: "words", at, text, isPlain: true }]
  }
  const name = row.row_number
  const left = beside(first, -1, least === first ? [name] : [name, first.number])
  const numberAfter = first === last || least === last ? [] : [last.number]
  return [
    { type: "thread", points: seats, first: least, number: least.number },
    ...left,
    ...beside(last, 1, left.length === 0 ? [...numberAfter, name] : numberAfter),
  ]
}
