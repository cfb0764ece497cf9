/** The known word that is nearest to a misspelt one. */
export const mostAlike = (name: string, known: readonly string[]): string =>
  known.reduce((best, one) => (edits(name, one) < edits(name, best) ? one : best))

/** How many letters to add, drop or replace until one word is the other. */
export function edits(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1]
    for (const [column, wanted] of [...other].entries())
      now.push(
        Math.min(
          (before[column] ?? 0) + (letter === wanted ? 0 : 1),
          (before[column + 1] ?? 0) + 1,
          (now[column] ?? 0) + 1,
        ),
      )
    before = now
  }
  return before.at(-1) ?? 0
}
