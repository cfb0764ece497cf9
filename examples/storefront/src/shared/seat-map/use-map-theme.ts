import { useColorScheme } from "@parterre/react"
import type { MapTheme } from "@parterre/seat-map"
import { useMemo } from "react"
import { siteMood, sitePalette, useSite } from "../site/site.ts"
import { makeColors } from "../theme/colors.ts"
import { theme } from "../theme/theme.ts"

/** The colours of the site as the map takes them, which draws on a canvas; the same object until they change. */
export function useMapTheme(): MapTheme {
  const { config } = useSite()
  const scheme = useColorScheme()
  return useMemo(() => {
    const color = makeColors(sitePalette(config), siteMood(config), scheme)
    return {
      surface: color.surface,
      surfaceRaised: color.surfaceRaised,
      ink: color.ink,
      inkMuted: color.inkMuted,
      line: color.line,
      accent: color.accent,
      focus: color.focus,
      seat: { temporary: color.seat.mine, mine: color.seat.mine, taken: color.seat.taken },
      font: theme.font.text,
    }
  }, [config, scheme])
}
