import { useColorScheme } from "@parterre/react"
import type { MapTheme } from "@parterre/seat-map"
import { useMemo } from "react"
import { siteMood, sitePalette, useSite } from "../site/site.ts"
import { makeColors } from "../theme/colors.ts"
import { mapTheme } from "./map-theme.ts"

/** The colours of the site as the map takes them, which draws on a canvas; the same object until they change. */
export function useMapTheme(): MapTheme {
  const { config } = useSite()
  const scheme = useColorScheme()
  return useMemo(() => mapTheme(makeColors(sitePalette(config), siteMood(config), scheme)), [config, scheme])
}
