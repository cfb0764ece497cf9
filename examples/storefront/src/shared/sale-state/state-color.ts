import type { SaleState } from "@parterre/contract"
import { dayAppearance } from "@parterre/domain/calendar"
import type { DefaultTheme } from "styled-components"

/** The colour that repeats a state: green on sale, red sold out, ink otherwise [CAT-027]. */
export function stateColor({ color }: DefaultTheme, state: SaleState): string {
  const roles = { green: color.success, red: color.danger, black: color.inkMuted }
  return roles[dayAppearance(state)?.colour ?? "black"]
}
