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
  /** The same in French, of what an organiser has to agree with whoever holds a ticket. */
  readonly french?: string
  /** The seat that a ticket or a cart is for. */
  readonly seatId?: string
}

/** The folder is not imported; nothing was written. */
export class ImportRefused extends Error {
  readonly problems: readonly ImportProblem[]

  constructor(problems: readonly ImportProblem[]) {
    super(refusalLines(problems).join("\n"))
    this.name = "ImportRefused"
    this.problems = problems
  }
}

/** As somebody works through a folder: tenant.yaml, then venues, then pages, each from the top. */
export function inReadingOrder(problems: readonly ImportProblem[]): readonly ImportProblem[] {
  const rank = ({ file }: ImportProblem) => (file.includes("/pages/") ? 2 : file.includes("/venues/") ? 1 : 0)
  return problems.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 0) - (b.place?.column ?? 0),
  )
}

/** Problems told one by one; beyond these a person mends first and runs again. */
const MOST_TOLD = 20

/** A line per problem, then how many are left. */
export function refusalLines(problems: readonly ImportProblem[]): readonly string[] {
  if (problems.length === 0) throw new Error("a refusal needs a problem")
  return firstLines(problems.map(problemText))
}

/** The first lines of many, then how many are left. */
export const firstLines = (lines: readonly string[]): readonly string[] =>
  lines.length > MOST_TOLD ? [...lines.slice(0, MOST_TOLD), `and ${lines.length - MOST_TOLD} more`] : lines

/** Such as `belvedere/pages/le-cid.yaml:12:5 shows[0].events[1].start: "2026-13-05" is not a date`. */
export function problemText({ file, place, path, message, french }: ImportProblem): string {
  const where = place === undefined ? file : `${file}:${place.line}:${place.column}`
  const words = french === undefined ? message : `${message} / ${french}`
  return path.length === 0 ? `${where}: ${words}` : `${where} ${pathText(path)}: ${words}`
}

/** Such as `shows[0].events[1].start`. */
export const pathText = (path: Path): string =>
  path
    .map((step, index) => (typeof step === "number" ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join("")
