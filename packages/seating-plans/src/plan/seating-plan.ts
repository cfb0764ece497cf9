import type { Point } from "../geometry/points.ts"

/** A seating plan in pretix's open format, as far as it is read here. Positions add up from the outside in. */
export interface SeatingPlan {
  readonly name: string
  readonly categories: readonly { readonly name: string; readonly color?: string }[]
  readonly zones: readonly PlanZone[]
  readonly size?: { readonly width: number; readonly height: number }
}

export interface PlanZone {
  readonly name?: string
  readonly zone_id?: string
  readonly position: Point
  readonly rows: readonly PlanRow[]
  readonly areas?: readonly PlanArea[]
}

export interface PlanRow {
  readonly row_number: string
  /** A fuller name for people, when the number alone says too little. */
  readonly row_label?: string | null
  readonly position?: Point
  readonly seats: readonly PlanSeat[]
}

export interface PlanSeat {
  readonly seat_guid: string
  readonly seat_number: string
  readonly position: Point
  readonly category: string
}

export interface PlanArea {
  readonly shape?: "polygon" | "circle" | "ellipse" | "rectangle" | "text"
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
