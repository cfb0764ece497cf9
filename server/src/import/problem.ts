/** Where a value is within its file: keys and positions from the top. */
export type Path = readonly (string | number)[]

export interface Place {
  /** Both from 1. */
  readonly line: number
  readonly column: number
}

/** One thing wrong with a tenant's folder. */
export interface ImportProblem {
  /** Relative to the folder's parent, such as `belvedere/pages/le-cid.yaml`. */
  readonly file: string
  readonly place: Place | undefined
  readonly path: Path
  readonly message: string
}

/** The folder is not imported; nothing was written. */
export class ImportRefused extends Error {
  readonly problems: readonly ImportProblem[]

  constructor(problems: readonly ImportProblem[]) {
    super(refusalText(problems))
    this.name = "ImportRefused"
    this.problems = problems
  }
}

/** The first problem in one line, and how many follow. */
function refusalText(problems: readonly ImportProblem[]): string {
  const [first, ...more] = problems
  if (first === undefined) throw new Error("a refusal needs a problem")
  return more.length === 0 ? problemText(first) : `${problemText(first)} (and ${more.length} more)`
}

/** Such as `belvedere/pages/le-cid.yaml:12:5 shows[0].events[1].start: "2026-13-05" is not a date`. */
export function problemText({ file, place, path, message }: ImportProblem): string {
  const where = place === undefined ? file : `${file}:${place.line}:${place.column}`
  return path.length === 0 ? `${where}: ${message}` : `${where} ${pathText(path)}: ${message}`
}

const pathText = (path: Path): string =>
  path
    .map((step, index) => (typeof step === "number" ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join("")
