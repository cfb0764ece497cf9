import { inkOn, priceLevelMark } from "@parterre/domain/seat-looks"
import { categoryColor } from "../plan/category-colors.ts"

/** A category as shoppers know its seats: its sign upon its colour. */
export interface CategoryMark {
  readonly name: string
  readonly color: string
  /** What is legible upon the colour. */
  readonly ink: string
  /** SVG path data in a box from -1 to 1. */
  readonly sign: string
}

/** One mark a category, in the order the map gives them. */
export const categoryMarks = (
  categories: readonly { readonly name: string; readonly color?: string }[],
): readonly CategoryMark[] =>
  categories.map(({ name, color }, index) => {
    // The file is the organiser's, not ours: only what is a colour goes into a picture.
    const own = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(color ?? "") ? color : undefined
    const shown = categoryColor(own, index)
    return { name, color: shown, ink: inkOn(shown), sign: priceLevelMark(index) }
  })

/** A figure as short as a picture needs. */
export const short = (value: number): string => String(Math.round(value * 100) / 100)
