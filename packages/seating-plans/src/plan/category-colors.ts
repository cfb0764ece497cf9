/** For categories that the plan gives no colour: apart from each other and from the orange of a choice, for all eyes. */
const spareColors = ["#0072B2", "#009E73", "#CC79A7", "#56B4E9", "#F0E442", "#9038F0", "#964A7A"]

/** The colour of a category of the plan: its own, or one by its place among the categories. */
export const categoryColor = (own: string | undefined, ordinal: number): string =>
  own || spareColors[ordinal % spareColors.length]!
