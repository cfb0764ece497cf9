/** What comes after Z. */
export type AfterZ = "AA BB" | "AA AB"

/** Names in their order, as far as they can be counted: numbers, or letters without those that are left out. */
export interface NameSeries {
  /** The place of a name, from 0; undefined for a name that is not of the series or is left out. */
  placeOf(name: string): number | undefined
  /** The name at a place; undefined before the first and where names would become too long. */
  nameAt(place: number): string | undefined
  isSkipped(name: string): boolean
}

/** A ticket shows no longer number. */
const MOST_CHARACTERS = 8

/** The series that a name belongs to: 7 → numbers, 07 → numbers of two digits, C → capital letters, c → small ones. */
export function seriesOf(name: string, skip: readonly string[], afterZ: AfterZ): NameSeries | undefined {
  if (/^\d{1,6}$/.test(name)) return numbers(name, skip)
  if (/^[A-Z]{1,8}$/.test(name)) return letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ", skip, afterZ)
  if (/^[a-z]{1,8}$/.test(name)) return letters("abcdefghijklmnopqrstuvwxyz", skip, afterZ)
  return undefined
}

function numbers(sample: string, skip: readonly string[]): NameSeries {
  const digits = sample.startsWith("0") && sample.length > 1 ? sample.length : 1
  const skipped = new Set(skip.map((name) => (/^\d+$/.test(name) ? Number(name) : undefined)))
  return {
    placeOf: (name) => (/^\d{1,6}$/.test(name) && !skipped.has(Number(name)) ? Number(name) : undefined),
    nameAt: (place) => (place < 0 || place > 999_999 ? undefined : String(place).padStart(digits, "0")),
    isSkipped: (name) => skipped.has(Number(name)),
  }
}

function letters(all: string, skip: readonly string[], afterZ: AfterZ): NameSeries {
  const wanted = new Set(skip.map((name) => (all.startsWith("A") ? name.toUpperCase() : name.toLowerCase())))
  const alphabet = [...all].filter((letter) => !wanted.has(letter))
  const count = alphabet.length
  const places = new Map(alphabet.map((letter, index) => [letter, index]))
  const isSkipped = (name: string) => wanted.has(name) || [...name].some((letter) => !places.has(letter))

  function placeOf(name: string): number | undefined {
    if (isSkipped(name)) return undefined
    const indexes = [...name].map((letter) => places.get(letter)!)
    if (afterZ === "AA AB") return indexes.reduce((sum, index) => sum * count + index + 1, 0) - 1
    const [first] = indexes
    return first !== undefined && indexes.every((index) => index === first)
      ? (name.length - 1) * count + first
      : undefined
  }

  function nameAt(place: number): string | undefined {
    if (place < 0 || count === 0) return undefined
    if (afterZ === "AA BB") {
      const length = Math.floor(place / count) + 1
      return length > MOST_CHARACTERS ? undefined : alphabet[place % count]?.repeat(length)
    }
    let name = ""
    for (let left = place + 1; left > 0; left = Math.floor((left - 1) / count))
      name = `${alphabet[(left - 1) % count]}${name}`
    return name.length > MOST_CHARACTERS ? undefined : name
  }

  return { placeOf, nameAt, isSkipped }
}
