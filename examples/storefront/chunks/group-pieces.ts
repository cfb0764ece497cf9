/** What a build without groups makes of the modules that the very same parts of the shop need. */
export interface Piece {
  /** Its file in that build. */
  readonly name: string
  /** Gzipped. */
  readonly bytes: number
  /** The pieces it cannot start without. */
  readonly imports: readonly string[]
  /** Stays a file of its own: its name is asked for. */
  readonly isAlone: boolean
}

/** What is loaded at one time. */
export interface Load {
  /** How often, against the other loads. */
  readonly weight: number
  /** The names of its pieces, with everything they import. */
  readonly pieces: ReadonlySet<string>
  /** The names of pieces that none of its files has, however small they are. */
  readonly without?: ReadonlySet<string>
}

/** Pieces in one file, and for each load whether it needs the file. */
interface Group {
  readonly pieces: readonly Piece[]
  readonly bytes: number
  readonly isIn: readonly boolean[]
}

/** Bytes that a request costs: its headers, and what else it takes of a phone's time. */
const REQUEST = 1200

/** Bytes gzipped that a small file takes more than inside a larger one. */
const GLUE = 150

/**
 * Puts pieces into common files: as few requests as can be, for as few bytes that a load has no use for. Files never import
 * each other in a ring. Answers the names of each file's pieces; the same ones for the same input.
 */
export function groupPieces(
  pieces: readonly Piece[],
  loads: readonly Load[],
): readonly (readonly string[])[] {
  const alone = pieces.filter(({ isAlone }) => isAlone).map((piece) => groupOf(piece, loads))
  let groups = pieces.filter(({ isAlone }) => !isAlone).map((piece) => groupOf(piece, loads))
  for (;;) {
    const merged = bestMerge(groups, alone, loads)
    if (merged === undefined) return groups.map((group) => group.pieces.map(({ name }) => name))
    groups = merged
  }
}

const groupOf = (piece: Piece, loads: readonly Load[]): Group => ({
  pieces: [piece],
  bytes: Math.max(30, piece.bytes - GLUE),
  isIn: loads.map((load) => load.pieces.has(piece.name)),
})

/** The groups after the merge of two that saves most; nothing where none saves. */
function bestMerge(groups: Group[], alone: readonly Group[], loads: readonly Load[]): Group[] | undefined {
  const pairs = groups.flatMap((one, at) =>
    groups.slice(0, at).flatMap((other) => {
      const saved = savedBy(one, other, loads)
      return saved > 0 ? [{ one, other, saved }] : []
    }),
  )
  pairs.sort((a, b) => b.saved - a.saved)
  const before = costOf(groups, loads)
  for (const { one, other } of pairs) {
    const both: Group = {
      pieces: [...one.pieces, ...other.pieces],
      bytes: one.bytes + other.bytes,
      isIn: one.isIn.map((isIn, load) => isIn || other.isIn[load] === true),
    }
    const rest = groups.filter((group) => group !== one && group !== other)
    const merged = withImports([...rest, both], alone)
    if (merged !== undefined && costOf(merged, loads) < before) return merged
  }
  return undefined
}

/** Bytes that one file instead of two saves, weighted; below zero where it costs. */
function savedBy(one: Group, other: Group, loads: readonly Load[]): number {
  if (loads.some(({ without }, load) => without !== undefined && isKept(one, other, load, without))) return 0
  let saved = 0
  loads.forEach(({ weight }, load) => {
    if (one.isIn[load] && other.isIn[load]) saved += weight * (REQUEST + GLUE)
    else if (one.isIn[load]) saved -= weight * other.bytes
    else if (other.isIn[load]) saved -= weight * one.bytes
  })
  return saved
}

/** Whether one of them is in a load that is to be without the other. */
const isKept = (one: Group, other: Group, load: number, without: ReadonlySet<string>): boolean =>
  [
    [one, other],
    [other, one],
  ].some(([inside, outside]) => inside?.isIn[load] && outside?.pieces.some(({ name }) => without.has(name)))

const costOf = (groups: readonly Group[], loads: readonly Load[]) =>
  groups.reduce(
    (sum, { bytes, isIn }) =>
      sum +
      loads.reduce(
        (cost, { weight }, load) => (isIn[load] ? cost + weight * (bytes + GLUE + REQUEST) : cost),
        0,
      ),
    0,
  )

/** The same groups, each in every load of those that import it; nothing where some import each other in a ring. */
function withImports(groups: readonly Group[], alone: readonly Group[]): Group[] | undefined {
  const all = [...groups, ...alone]
  const homes = new Map(all.flatMap((group) => group.pieces.map(({ name }) => [name, group] as const)))
  const importsOf = (group: Group) =>
    new Set(group.pieces.flatMap(({ imports }) => imports.flatMap((name) => homes.get(name) ?? [])))
  /** Importers first. */
  const sorted: Group[] = []
  const states = new Map<Group, "open" | "done">()
  const isRing = (group: Group): boolean => {
    const state = states.get(group)
    if (state !== undefined) return state === "open"
    states.set(group, "open")
    for (const other of importsOf(group)) if (other !== group && isRing(other)) return true
    states.set(group, "done")
    sorted.unshift(group)
    return false
  }
  if (all.some(isRing)) return undefined
  const isIn = new Map(all.map((group) => [group, [...group.isIn]]))
  for (const group of sorted)
    for (const other of importsOf(group)) {
      const needed = isIn.get(other)
      isIn.get(group)?.forEach((isInLoad, load) => {
        if (isInLoad && needed !== undefined) needed[load] = true
      })
    }
  return groups.map((group) => ({ ...group, isIn: isIn.get(group) ?? group.isIn }))
}
