import { planPicture } from "@parterre/seat-map"
import { theme } from "../theme/theme.ts"
import { mapTheme } from "./map-theme.ts"
import type { DrawPlan } from "./PlanPicture.tsx"

/** As a server draws it: in the colours of the site by their names, for light and dark. */
export const drawPlan: DrawPlan = ({ venue, placesLeft }) =>
  venue === undefined ? "" : planPicture({ venue, theme: mapTheme(theme.color), placesLeft })
