import { readFileSync } from "node:fs"
import type { Localized } from "@parterre/contract"
import { parse } from "yaml"
import { belvederePlan } from "../plans/belvedere.ts"
import { type Palette, viewSvg } from "./draw-view.ts"
import { angleToStage, type Chair, distanceToStage, hallOf, middleChair } from "./hall.ts"

interface ViewEntry {
  readonly zone: string
  readonly image: string
  readonly rows?: { readonly from: string | number; readonly to: string | number }
  readonly description: Localized
}

export interface DemoView extends ViewEntry {
  /** Metres to the front of the stage. */
  readonly distance: number
  /** Degrees from straight ahead. */
  readonly angle: number
  readonly svg: string
}

const read = <Shape>(file: string) =>
  parse(readFileSync(new URL(`../belvedere/${file}`, import.meta.url), "utf8")) as Shape

/** Every picture of the stage that the theatre's venue file names, drawn from the chair in the middle of its places. */
export function belvedereViews(): readonly DemoView[] {
  const { views } = read<{ readonly views: readonly ViewEntry[] }>("venues/salle.yaml")
  const { theme } = read<{ readonly theme: { readonly palette: Palette } }>("tenant.yaml")
  const hall = hallOf(belvederePlan())
  return views.map((entry) => {
    const from = middleChair(hall.chairs.filter(isOf(entry)))
    return {
      ...entry,
      distance: Math.round(distanceToStage(from, hall)),
      angle: Math.round(angleToStage(from)),
      svg: viewSvg(hall, from, theme.palette),
    }
  })
}

/** Rows of this house are named by letters or numbers that rise from front to back. */
function isOf({ zone, rows }: ViewEntry): (chair: Chair) => boolean {
  if (rows === undefined) return (chair) => chair.zone === zone
  const [from, to] = [String(rows.from), String(rows.to)]
  const isBetween = (row: string) =>
    row.localeCompare(from, "fr", { numeric: true }) >= 0 &&
    row.localeCompare(to, "fr", { numeric: true }) <= 0
  return (chair) => chair.zone === zone && isBetween(chair.row)
}
