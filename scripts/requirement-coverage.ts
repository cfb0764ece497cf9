export interface Requirement {
  readonly id: string
  readonly layer: string
  readonly text: string
}

interface TestFile {
  readonly file: string
  readonly source: string
}

/** Ids in square brackets, alone or several: `[MAP-012]`, `[QTY-001 QTY-002]`, `[QTY-001, QTY-002]`. */
const brackets = /\[((?:[A-Z0-9]+-\d{3})(?:[ ,·]+[A-Z0-9]+-\d{3})*)\]/g

/** Per area, how many requirements a test names; ids that no requirement has; requirements without a test. */
export function coverage(requirements: readonly Requirement[], files: readonly TestFile[]) {
  const known = new Set(requirements.map(({ id }) => id))
  const named = files.flatMap(({ file, source }) =>
    [...source.matchAll(brackets)].flatMap((match) =>
      (match[1] ?? "").split(/[ ,·]+/).map((id) => ({ id, file })),
    ),
  )
  const tested = new Set(named.map(({ id }) => id))
  const names = [...new Set(requirements.map(({ id }) => id.replace(/-\d+$/, "")))]
  return {
    areas: names.map((area) => {
      const own = requirements.filter(({ id }) => id.startsWith(`${area}-`))
      return { area, covered: own.filter(({ id }) => tested.has(id)).length, total: own.length }
    }),
    unknown: named.filter(({ id }) => !known.has(id)),
    missing: requirements.filter(({ id }) => !tested.has(id)),
  }
}
