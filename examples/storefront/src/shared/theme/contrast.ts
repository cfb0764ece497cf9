/** Colours are `#rrggbb`; ratios follow WCAG 2.2 (relative luminance). */
export type Hex = string

const channels = (color: Hex): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number]

const hex = (values: readonly number[]): Hex =>
  `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = (color: Hex): number => {
  const [red, green, blue] = channels(color).map(linear) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: Hex, other: Hex): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const target = channels(to)
  return hex(channels(from).map((value, i) => value + ((target[i] ?? 0) - value) * share))
}

/** Black or white, whichever reads better on the colour. */
export const readableOn = (background: Hex): Hex =>
  contrast("#ffffff", background) >= contrast("#000000", background) ? "#ffffff" : "#000000"

/** The colour itself when it reads on the background, else the nearest mix with `ink` that does. */
export function corrected(color: Hex, background: Hex, ink: Hex, minimum: number): Hex {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(color, ink, share)
    if (contrast(candidate, background) >= minimum) return candidate
  }
  return ink
}
