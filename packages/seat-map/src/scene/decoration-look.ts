import { inkOn, safeColour } from "@parterre/domain/seat-looks"
import { boundsOf, center, width } from "../geometry/bounds.ts"
import type { MapTheme } from "../theme.ts"
import type { Decoration, Point } from "../venue.ts"
import { decorationOutline } from "./decorations.ts"

/** Of the words on a decoration, in heights of a letter. */
export const LINE_HEIGHT = 1.2

/** What is written on a decoration, in plan units. */
export interface DecorationWords {
  readonly lines: readonly string[]
  /** Turns about this point. */
  readonly position: Point
  /** Degrees. */
  readonly rotation: number
  /** The middle of the text, from there. */
  readonly offset: Point
  readonly size: number
  readonly room: number
  readonly color: string
}

export interface DecorationLook {
  /** No corners of a text alone. */
  readonly outline: readonly Point[]
  readonly fill: string | undefined
  readonly edge: string
  readonly text: DecorationWords | undefined
}

/** How a decoration is drawn, by whatever draws it. */
export function decorationLook(decoration: Decoration, theme: MapTheme): DecorationLook {
  const { shape, borderColor } = decoration
  const color = safeColour(decoration.color, undefined)
  const isBare = shape === "text"
  return {
    outline: decorationOutline(decoration),
    fill: color ?? (isBare ? undefined : theme.surfaceRaised),
    edge: safeColour(borderColor, theme.line),
    text: wordsOf(decoration, color === undefined ? (isBare ? theme.inkMuted : theme.ink) : inkOn(color)),
  }
}

function wordsOf(decoration: Decoration, color: string): DecorationWords | undefined {
  const { position, rotation = 0, text } = decoration
  if (text === undefined || text.text === "") return undefined
  const box = boundsOf(decorationOutline({ ...decoration, rotation: 0 }))
  const middle = box === undefined ? position : center(box)
  return {
    lines: text.text.split("\n"),
    position,
    rotation,
    offset: text.position ?? { x: middle.x - position.x, y: middle.y - position.y },
    size: text.size ?? 14,
    room: box === undefined ? Infinity : width(box),
    color: safeColour(text.color, color),
  }
}
