import type { Localized } from "@parterre/contract"
import type { Point } from "../geometry/points.ts"

/** A side of the plan, which its seats look at. */
export const frontSides = ["top", "bottom", "left", "right"] as const
export type FrontSide = (typeof frontSides)[number]

/** Places without numbers: sold by how many, not by which. */
export interface GeneralAdmissionEntry {
  readonly key: string
  readonly name: Localized
  readonly category: string
  readonly capacity: number
}

/** What a venue's file says beside its plan about where things are and what they are called. */
export interface LaidVenue {
  readonly name: Localized
  readonly levels?: readonly { readonly name: Localized; readonly zones: readonly string[] }[]
  /** What a section is called, by its zone of the plan; a text is its name in both languages. */
  readonly zones?: Readonly<Record<string, Localized | string>>
  /** What shoppers read on an area, by what the plan writes there. */
  readonly areas?: Readonly<Record<string, Localized>>
  /** Zones whose rows are tables. */
  readonly tables?: readonly string[]
  readonly front?: FrontSide | "none"
  readonly generalAdmission?: readonly GeneralAdmissionEntry[]
}

/** In map units. */
export interface LaidBounds extends Point {
  readonly width: number
  readonly height: number
}

/** A shape of the plan that is not sold, in map units; its points go from its position. */
export interface LaidDecoration {
  readonly shape: "polygon" | "circle" | "ellipse" | "rectangle" | "text"
  readonly position: Point
  /** Degrees clockwise around the position. */
  readonly rotation?: number
  readonly color?: string
  readonly borderColor?: string
  readonly polygon?: { readonly points: Point[] }
  readonly circle?: { readonly radius: number }
  readonly ellipse?: { readonly radius: Point }
  readonly rectangle?: { readonly width: number; readonly height: number }
  /** Seats look at it. */
  readonly front?: boolean
  /** `text` is the plan's; `names`, where the venue's file has them, are what shoppers read instead. */
  readonly text?: {
    readonly text: string
    readonly names?: Localized
    readonly size?: number
    readonly color?: string
    readonly position?: Point
  }
}
