import { type Counting, MOST_NAMES } from "./counted-names.ts"
import { seriesOf } from "./name-series.ts"
import { type Numbered, refused } from "./numbering-fault.ts"

const MOST_CHARACTERS = 500
const RANGE = /^(\d{1,6}|[A-Za-z]{1,8})(?:\s*-\s*(\d{1,6}|[A-Za-z]{1,8}))?(?:\s+inc\s+(\d{1,3}))?$/i

/**
 * The names that an expression lists: `1-9`, `9-1`, `1-9 inc 2`, `1-3,6,9,11-13`, `a-d`. In `1-9,10-2 inc 2` the step
 * counts for the ranges before it too.
 */
export function expressedNames(
  expression: string,
  { skip = [], afterZ = "AA BB", prefix = "" }: Pick<Counting, "skip" | "afterZ" | "prefix">,
): Numbered {
  if (expression.length > MOST_CHARACTERS)
    return refused(
      "expression-unreadable",
      `L’expression a plus de ${MOST_CHARACTERS} caractères. Écrivez des suites comme 1-9.`,
      `The expression has more than ${MOST_CHARACTERS} characters. Write ranges such as 1-9.`,
    )
  const names: string[] = []
  let step = 1
  // From the end, so that a step is known to the ranges before it.
  for (const item of expression.split(",").toReversed()) {
    const match = RANGE.exec(item.trim())
    const [, from, to = from, inc] = match ?? []
    if (inc !== undefined) step = Number(inc)
    const found = from === undefined || to === undefined || step < 1 ? undefined : range(from, to, step)
    if (found === undefined) return unreadable(item.trim())
    names.unshift(...found)
    if (names.length > MOST_NAMES) break
  }
  if (names.length > MOST_NAMES)
    return refused(
      "too-many-names",
      `L’expression donne plus de ${MOST_NAMES} noms. Écrivez une suite plus courte.`,
      `The expression gives more than ${MOST_NAMES} names. Write a shorter range.`,
    )
  return { names: names.map((name) => prefix + name) }

  function range(from: string, to: string, by: number): readonly string[] | undefined {
    // Left-out names are no end of a range, but may lie in it.
    const series = seriesOf(from, skip, afterZ)
    const [first, last] = [series?.placeOf(from), series?.placeOf(to)]
    if (series === undefined || first === undefined || last === undefined) return undefined
    const found: string[] = []
    const way = first <= last ? 1 : -1
    for (let place = first; (last - place) * way >= 0; place += by * way) {
      const name = series.nameAt(place)
      if (name !== undefined && !series.isSkipped(name)) found.push(name)
      if (found.length > MOST_NAMES) break
    }
    return found
  }
}

const unreadable = (item: string): Numbered =>
  refused(
    "expression-unreadable",
    `«\u00A0${item}\u00A0» ne se lit pas. Écrivez par exemple 1-9, 1-9 inc 2, 1-3,6,9 ou a-d.`,
    `“${item}” can’t be read. Write for example 1-9, 1-9 inc 2, 1-3,6,9 or a-d.`,
  )
