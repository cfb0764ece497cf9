import type { Province } from "../provinces/provinces.ts"

// D F I O Q U are never used; W and Z are never first.
const FIRST = "[ABCEGHJ-NPRSTVXY]"
const LETTER = "[ABCEGHJ-NPRSTV-Z]"
const FULL = new RegExp(`^${FIRST}\\d${LETTER}[ -]?\\d${LETTER}\\d$`, "i")
const PARTIAL = new RegExp(`^${FIRST}(\\d(${LETTER}([ -]?(\\d(${LETTER}(\\d)?)?)?)?)?)?$`, "i")

/** A whole Canadian postal code, with a space, a dash or nothing in its middle [VAL-001]. */
export const isPostalCode = (text: string): boolean => FULL.test(text.trim())

/** What may still become a postal code: the start of one [VAL-001]. */
export const isPartialPostalCode = (text: string): boolean => PARTIAL.test(text)

/** The stored form `A1A 1A1`, or undefined when the text is no postal code. */
export function normalisePostalCode(text: string): string | undefined {
  if (!isPostalCode(text)) return undefined
  const signs = text.replace(/[\s-]/g, "").toUpperCase()
  return `${signs.slice(0, 3)} ${signs.slice(3)}`
}

const PROVINCES_BY_LETTER: Readonly<Record<string, readonly Province[]>> = {
  A: ["NL"],
  B: ["NS"],
  C: ["PE"],
  E: ["NB"],
  G: ["QC"],
  H: ["QC"],
  J: ["QC"],
  K: ["ON"],
  L: ["ON"],
  M: ["ON"],
  N: ["ON"],
  P: ["ON"],
  R: ["MB"],
  S: ["SK"],
  T: ["AB"],
  V: ["BC"],
  X: ["NT", "NU"],
  Y: ["YT"],
}

/** Three of the areas under X are Nunavut's; the others are the Northwest Territories'. */
const NUNAVUT = new Set(["X0A", "X0B", "X0C"])

/**
 * The provinces a postal code can lie in by its first letter, of two territories by its first three; a mismatch is a warning,
 * never an error.
 */
export function provincesOfPostalCode(text: string): readonly Province[] {
  const area = text.trim().slice(0, 3).toUpperCase()
  const provinces = PROVINCES_BY_LETTER[area.charAt(0)] ?? []
  if (provinces.length < 2 || area.length < 3) return provinces
  return NUNAVUT.has(area) ? ["NU"] : ["NT"]
}
