import type { Language } from "../language/localized.ts"

const FIXED_SPACE = "\u00a0"

/** A distance as shown: `0,8 km`, `12 km`; tenths below ten kilometres, whole ones from there on [CAT-007]. */
export function formatDistance(km: number, lang: Language): string {
  const tenths = Math.round(km * 10)
  const shown = tenths < 100 ? String(tenths / 10) : String(Math.round(km))
  return `${lang === "fr" ? shown.replace(".", ",") : shown}${FIXED_SPACE}km`
}
