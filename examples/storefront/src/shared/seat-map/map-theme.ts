import type { MapTheme } from "@parterre/seat-map"
import type { Colors } from "../theme/color-roles.ts"
import { theme } from "../theme/theme.ts"

/** The colours of the site as the map takes them: their values for its canvas, their names for a picture that a page comes with. */
export const mapTheme = (color: Colors): MapTheme => ({
  surface: color.surface,
  surfaceRaised: color.surfaceRaised,
  ink: color.ink,
  inkMuted: color.inkMuted,
  line: color.line,
  accent: color.accent,
  focus: color.focus,
  seat: { temporary: color.seat.mine, mine: color.seat.mine, taken: color.seat.taken },
  font: theme.font.text,
})
