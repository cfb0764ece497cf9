import type { Point } from "../geometry/points.ts"

/**
 * A seating plan in pretix's open format. Positions add up from the outside in. Keys that are not named here stay on
 * a plan that was read, and are written as they were: the format grows, and editors add their own.
 */
export interface SeatingPlan {
  readonly name: string
  readonly categories: readonly { readonly name: string; readonly color?: string }[]
  readonly zones: readonly PlanZone[]
  readonly size?: { readonly width: number; readonly height: number }
}

export interface PlanZone {
  readonly name?: string
  readonly zone_id?: string
  readonly uuid?: string
  readonly position: Point
  readonly rows: readonly PlanRow[]
  readonly areas?: readonly PlanArea[]
}

export interface PlanRow {
  readonly row_number: string
  /** What people read; `%s` stands for the number. */
  readonly row_label?: string | null
  /** What people read of each seat of the row; `%s` stands for its number. */
  readonly seat_label?: string | null
  /** Where an editor writes the row's number. */
  readonly row_number_position?: "start" | "end" | "both" | null
  readonly uuid?: string
  readonly position?: Point
  readonly seats: readonly PlanSeat[]
}

export interface PlanSeat {
  readonly seat_guid: string
  readonly seat_number: string
  readonly position: Point
  readonly category: string
  readonly uuid?: string
  readonly radius?: number
}

export interface PlanArea {
  readonly shape?: "polygon" | "circle" | "ellipse" | "rectangle" | "text"
  readonly uuid?: string
  readonly position?: Point
  /** Degrees clockwise around the position. */
  readonly rotation?: number
  readonly color?: string
  readonly border_color?: string
  readonly polygon?: { readonly points: readonly Point[] }
  readonly circle?: { readonly radius: number }
  readonly ellipse?: { readonly radius: Point }
  readonly rectangle?: { readonly width: number; readonly height: number }
  readonly text?:
    | string
    | { readonly text: string; readonly color?: string; readonly size?: number; readonly position?: Point }
  /** The first version of the format had rectangles only. */
  readonly width?: number
  readonly height?: number
}

/** How messages and the venue's file name a zone. */
export const zoneName = (zone: PlanZone, index: number): string =>
  zone.name || zone.zone_id || String(index + 1)

/** What people call a row: its label, with its number where the label has `%s`, or the number alone. */
export const rowName = ({ row_number, row_label }: PlanRow): string =>
  row_label?.includes("%s")
    ? withoutWord(row_label.replaceAll("%s", () => row_number))
    : row_label || row_number

/**
 * What people call a seat of a row: its number, in the row's label of seats where that has `%s`. A label without would
 * call all seats of the row the same.
 */
export const seatName = ({ seat_number }: PlanSeat, { seat_label }: PlanRow): string =>
  seat_label?.includes("%s") ? withoutWord(seat_label.replaceAll("%s", () => seat_number)) : seat_number

/** Screens and tickets say "row" and "seat" in the language of who reads: of "Row %s", A is called A. Other labels stay as they are. */
const withoutWord = (label: string): string =>
  label.replace(/^\s*(?:rang(?:[ée]e)?|row|si[èe]ge|seat|place|table)\s+(?=\S)/i, "").trim()
