/** Colours that stay apart for colour-blind readers, for categories that bring none. */
const colours = [
  "#0072b2",
  "#d55e00",
  "#009e73",
  "#cc79a7",
  "#e69f00",
  "#56b4e9",
  "#8a8f00",
  "#5b3f8c",
] as const

/** Shapes of a seat about its middle, as SVG path steps for a radius of 1: colour is never the only sign. */
const shapes: readonly ((r: string, d: string) => string)[] = [
  (r, d) => `m-${r} 0a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0-${d} 0z`,
  (r, d) => `m-${r}-${r}h${d}v${d}h-${d}z`,
  (r) => `m0-${r}l${r} ${r}l-${r} ${r}l-${r}-${r}z`,
  (r, d) => `m0-${r}l${r} ${d}h-${d}z`,
  (r, d) => `m-${r}-${r}h${d}l-${r} ${d}z`,
  (r, d) => `m-${r}-${r}l${d} ${d}h-${d}z`,
]

export interface CategoryMark {
  readonly name: string
  readonly colour: string
  /** The seat's shape about a point, for a radius in plan units; appended to `M x y`. */
  shape(radius: number): string
}

/** One mark a category, in the order of the plan. */
export function categoryMarks(
  categories: readonly { readonly name: string; readonly color?: string }[],
): readonly CategoryMark[] {
  return categories.map(({ name, color }, index) => ({
    name,
    colour: /^#[0-9a-f]{6}$/i.test(color ?? "") ? (color as string) : colours[index % colours.length]!,
    shape: (radius) => shapes[index % shapes.length]!(short(radius), short(2 * radius)),
  }))
}

/** A figure as short as a picture needs. */
export const short = (value: number): string => String(Math.round(value * 100) / 100)
