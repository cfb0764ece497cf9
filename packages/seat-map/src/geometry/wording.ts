/** A name as it is written, measured in ems. */
export interface Wording {
  readonly lines: readonly string[]
  readonly wide: number
  readonly tall: number
}

export const LINE_HEIGHT = 1.15
const AIR = { wide: 0.45, tall: -0.03 }

/** The name in one line, and in two of lengths as even as its words allow. `measure` answers ems. */
export function wordings(text: string, measure: (line: string) => number): Wording[] {
  const words = text.split(" ")
  const twoLines = words
    .slice(1)
    .map((_, i) => worded([words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")], measure))
    .sort((a, b) => a.wide - b.wide)
  return text === "" ? [] : [worded([text], measure), ...twoLines.slice(0, 1)]
}

export const worded = (lines: readonly string[], measure: (line: string) => number): Wording => ({
  lines,
  wide: Math.max(...lines.map(measure)) + AIR.wide,
  tall: lines.length * LINE_HEIGHT + AIR.tall,
})

/** What is left of a name when the word before its number or letter is shared: « Section 117 » → 117. */
const CODE = /^(\D*)\s(\d\S*|[A-Z]\d*)$/

/**
 * Names that are still clear without their first words: those of numbered siblings. Kinds of
 * section that share a number keep their words, and so does a section without siblings.
 */
export function shortNames(names: Iterable<string>): ReadonlyMap<string, string> {
  const found = [...new Set(names)].flatMap((name) => {
    const [, word = "", code] = CODE.exec(name) ?? []
    return code === undefined ? [] : [{ name, word, code }]
  })
  const byCode = Map.groupBy(found, ({ code }) => code)
  const unclear = new Set<string>()
  for (const [word, siblings] of Map.groupBy(found, ({ word }) => word))
    if (siblings.length === 1 || siblings.some(({ code }) => (byCode.get(code)?.length ?? 0) > 1))
      unclear.add(word)
  return new Map(found.filter(({ word }) => !unclear.has(word)).map(({ name, code }) => [name, code]))
}
