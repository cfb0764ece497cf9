import type { Camera } from "./camera.ts"

/** A mark of a ruler: where it is along the ruler, in CSS pixels, and what is written at it, in units of the plan. */
export interface RulerMark {
  readonly at: number
  readonly label?: string
}

/** Pixels between two labels, at least: a number of five digits fits. */
const APART = 56
/** Marks between two labels; each divides the steps 1, 2 and 5 into round numbers. */
const PARTS = 5

/** Units of the plan between two labels: 1, 2 or 5 of a power of ten. */
export function rulerStep(scale: number): number {
  const least = APART / scale
  const power = 10 ** Math.floor(Math.log10(least))
  return power * ([1, 2, 5].find((times) => times * power >= least) ?? 10)
}

/** The marks of one axis that are in sight, whatever the plan's size: some dozens. */
export function rulerMarks(
  { x, y, scale, width, height }: Camera,
  axis: "x" | "y",
  language: string,
): readonly RulerMark[] {
  const [middle, length] = axis === "x" ? [x, width] : [y, height]
  const step = rulerStep(scale)
  const part = step / PARTS
  const start = middle - length / 2 / scale
  const number = new Intl.NumberFormat(`${language}-CA`, { maximumFractionDigits: 6, useGrouping: false })
  const first = Math.ceil(start / part)
  const last = Math.floor((start + length / scale) / part)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const mark = first + index
    const at = (mark * part - start) * scale
    return mark % PARTS === 0 ? { at, label: number.format((mark / PARTS) * step || 0) } : { at }
  })
}
