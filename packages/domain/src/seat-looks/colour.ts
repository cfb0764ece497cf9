type Channels = readonly [red: number, green: number, blue: number]

function channels(colour: string): Channels | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour.trim())?.[1]
  if (hex === undefined) return undefined
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex
  return [
    Number.parseInt(full.slice(0, 2), 16),
    Number.parseInt(full.slice(2, 4), 16),
    Number.parseInt(full.slice(4), 16),
  ]
}

/** `share` of `over` upon `under`, as an opaque colour: cheaper to draw than transparency, and it never adds up. */
export function mixed(over: string, under: string, share: number): string {
  const a = channels(over)
  const b = channels(under)
  if (a === undefined || b === undefined) return over
  const part = (i: 0 | 1 | 2) =>
    Math.round(a[i] * share + b[i] * (1 - share))
      .toString(16)
      .padStart(2, "0")
  return `#${part(0)}${part(1)}${part(2)}`
}

/** WCAG relative luminance, 0 to 1; a colour that is not hexadecimal counts as mid-grey. */
function luminance(colour: string): number {
  const [red, green, blue] = (channels(colour) ?? [128, 128, 128]).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light! + 0.05) / (dark! + 0.05)
}

/** Black or white, whichever reads better on the colour. */
export const inkOn = (colour: string) =>
  contrast(colour, "#ffffff") >= contrast(colour, "#111111") ? "#ffffff" : "#111111"

/** The colour, moved towards `ink` until it stands out from the surface by 3:1. */
export function readable(colour: string, surface: string, ink: string, least = 3): string {
  for (let share = 1; share > 0; share -= 0.1) {
    const candidate = mixed(colour, ink, share)
    if (contrast(candidate, surface) >= least) return candidate
  }
  return ink
}

/** A colour that an organiser wrote goes into a picture only when it is one: a file may say anything, an address too. */
export const safeColour = <Otherwise>(
  colour: string | undefined,
  otherwise: Otherwise,
): string | Otherwise =>
  colour !== undefined && /^(#[0-9a-f]{3,8}|[a-z]{3,20})$/i.test(colour) ? colour : otherwise
