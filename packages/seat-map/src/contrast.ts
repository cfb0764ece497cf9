import { readable } from "@parterre/domain/seat-looks"
import type { MapTheme } from "./theme.ts"
import type { MapVenue } from "./venue.ts"

/** What the shopper's system asks of colours. `forced`: only its own, as in Windows' contrast themes. */
export type Contrast = "usual" | "more" | "forced"

/** The theme under that contrast; `system` answers what a CSS system colour is, as `#rrggbb`. */
export function themeUnder(contrast: Contrast, theme: MapTheme, system: (name: string) => string): MapTheme {
  if (contrast === "usual") return theme
  const [ink, surface, chosen] =
    contrast === "more"
      ? [theme.ink, theme.surface, theme.seat.mine]
      : [system("CanvasText"), system("Canvas"), system("Highlight")]
  const strong = readable(chosen, surface, ink, 4.5)
  return {
    ...theme,
    surface,
    surfaceRaised: surface,
    ink,
    inkMuted: ink,
    line: ink,
    accent: strong,
    focus: contrast === "more" ? readable(theme.focus, surface, ink, 4.5) : strong,
    seat: { temporary: strong, mine: strong, taken: ink },
  }
}

/** Price-level colours keep their hue, since they mean something, but stand out from the surface by 4.5:1. */
export function venueUnder(contrast: Contrast, venue: MapVenue, { surface, ink }: MapTheme): MapVenue {
  if (contrast === "usual") return venue
  const strong = (color: string) => readable(color, surface, ink, 4.5)
  return {
    ...venue,
    priceLevels: venue.priceLevels.map((level) => ({ ...level, color: strong(level.color) })),
    levels: venue.levels.map((level) => ({
      ...level,
      sections: level.sections.map((section) => ({ ...section, colors: section.colors.map(strong) })),
    })),
  }
}
