import { type Counting, countedNames } from "./counted-names.ts"
import { expressedNames } from "./expression.ts"
import { type Numbered, refused } from "./numbering-fault.ts"

/** From the first seat on, or from the last one back. */
export type Direction = "forth" | "back"

/** How the seats of a row, or the rows of a block, are numbered. */
export type Numbering =
  | (Counting & { readonly way: "along"; readonly direction: Direction })
  /** 5 3 1 2 4 6: every second number to either side of the middle, the first number on `firstSide`. */
  | (Omit<Counting, "step"> & { readonly way: "from-centre"; readonly firstSide: "start" | "end" })
  | (Pick<Counting, "skip" | "afterZ" | "prefix"> & {
      readonly way: "expression"
      readonly expression: string
      readonly direction: Direction
    })

/** Names of so many seats side by side, or of rows one behind the other; each is another. */
export function namesFor(count: number, numbering: Numbering): Numbered {
  const numbered = inOrder(count, numbering)
  if ("fault" in numbered) return numbered
  const { names } = numbered
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined)
    return refused(
      "duplicate-name",
      `${twice} est donné deux fois. Donnez à chaque place son numéro.`,
      `${twice} is given twice. Give each place its own number.`,
    )
  return numbered
}

/** Names for parts on both sides of an aisle: the numbering goes on from one to the next. */
export function namesAcross(
  counts: readonly number[],
  numbering: Numbering,
): { readonly parts: readonly (readonly string[])[] } | Extract<Numbered, { readonly fault: unknown }> {
  const numbered = namesFor(
    counts.reduce((sum, count) => sum + count, 0),
    numbering,
  )
  if ("fault" in numbered) return numbered
  let start = 0
  const parts = counts.map((count) => {
    start += count
    return numbered.names.slice(start - count, start)
  })
  return { parts }
}

function inOrder(count: number, numbering: Numbering): Numbered {
  switch (numbering.way) {
    case "along":
      return turned(countedNames(count, numbering), numbering.direction)
    case "from-centre":
      return fromCentre(count, numbering)
    case "expression": {
      const numbered = expressedNames(numbering.expression, numbering)
      if ("fault" in numbered) return numbered
      const found = numbered.names.length
      if (found !== count)
        return refused(
          found < count ? "too-few-names" : "too-many-names",
          `L’expression donne ${found} noms pour ${count} places. Corrigez l’un ou l’autre.`,
          `The expression gives ${found} names for ${count} places. Correct one or the other.`,
        )
      return turned(numbered, numbering.direction)
    }
  }
}

const turned = (numbered: Numbered, direction: Direction): Numbered =>
  "fault" in numbered || direction === "forth" ? numbered : { names: numbered.names.toReversed() }

function fromCentre(count: number, numbering: Extract<Numbering, { readonly way: "from-centre" }>): Numbered {
  const numbered = countedNames(count, numbering)
  if ("fault" in numbered) return numbered
  const first = numbered.names.filter((_, index) => index % 2 === 0)
  const second = numbered.names.filter((_, index) => index % 2 === 1)
  return {
    names:
      numbering.firstSide === "start"
        ? [...first.toReversed(), ...second]
        : [...second.toReversed(), ...first],
  }
}
