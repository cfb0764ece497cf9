import { type AfterZ, seriesOf } from "./name-series.ts"
import { type Numbered, refused } from "./numbering-fault.ts"

/** How names are counted. */
export interface Counting {
  /** The first name: 1, 101, 01, A or a; 1 unless told. */
  readonly start?: string
  /** 2 for odd or even numbers alone; 1 unless told. */
  readonly step?: number
  /** Names and letters to leave out, such as 13, or I and O, which look like numbers. */
  readonly skip?: readonly string[]
  /** What comes after Z; AA, BB unless told. */
  readonly afterZ?: AfterZ
  /** Stands in front of each name, such as P in P12. */
  readonly prefix?: string
}

/** Seats of a row, or rows of a block; more is a mistake. */
export const MOST_NAMES = 5_000

/** So many names, counted up. */
export function countedNames(count: number, counting: Counting): Numbered {
  const { start = "1", step = 1, skip = [], afterZ = "AA BB", prefix = "" } = counting
  const series = seriesOf(start.trim(), skip, afterZ)
  if (series?.isSkipped(start.trim()))
    return refused(
      "start-skipped",
      `On commence à ${start}, qui est laissé de côté. Changez le début ou ce qui est laissé de côté.`,
      `The first name is ${start}, which is left out. Change the start or the names that are left out.`,
    )
  const first = series?.placeOf(start.trim())
  if (series === undefined || first === undefined)
    return refused(
      "start-unreadable",
      `«\u00A0${start}\u00A0» ne se compte pas. Commencez par un nombre comme 1 ou 101, ou par une lettre comme A.`,
      `“${start}” can’t be counted from. Start with a number such as 1 or 101, or a letter such as A.`,
    )
  if (!Number.isInteger(step) || step < 1 || step > 100)
    return refused(
      "step-unreadable",
      "Le pas va de 1 à 100. Prenez 2 pour les numéros pairs ou impairs.",
      "The step goes from 1 to 100. Use 2 for odd or even numbers.",
    )
  const names: string[] = []
  for (let place = first; names.length < Math.min(count, MOST_NAMES); place += step) {
    const name = series.nameAt(place)
    if (name === undefined) break
    if (!series.isSkipped(name)) names.push(prefix + name)
  }
  return names.length < count
    ? refused(
        "names-run-out",
        `Il n’y a que ${names.length} noms pour ${count}. Commencez plus tôt, ou laissez moins de noms de côté.`,
        `There are only ${names.length} names for ${count}. Start earlier, or leave fewer names out.`,
      )
    : { names }
}
