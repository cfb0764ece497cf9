import type { MapTheme } from "@parterre/seat-map"
import { useMemo } from "react"
import { useTheme } from "styled-components"

/** The colours of the site as the map takes them; the same object until they change. */
export function useMapTheme(): MapTheme {
  const { color, font } = useTheme()
  return useMemo(
    () => ({
      surface: color.surface,
      surfaceRaised: color.surfaceRaised,
      ink: color.ink,
      inkMuted: color.inkMuted,
      line: color.line,
      accent: color.accent,
      focus: color.focus,
      seat: { temporary: color.seat.mine, mine: color.seat.mine, taken: color.seat.taken },
      font: font.text,
    }),
    [color, font],
  )
}
