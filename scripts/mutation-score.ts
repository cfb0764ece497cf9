/** What a score needs to know of a mutant. */
export interface Mutant {
  readonly fileName: string
  readonly status: string
}

export interface RoomScore {
  readonly room: string
  /** Mutants judged: killed and alive. */
  readonly mutants: number
  readonly killed: number
  /** Mutants that a comment in the source declares equivalent; in no other count. */
  readonly equivalent: number
}

/** The room of a source file: its folder under `packages/domain/src`. */
const roomOf = ({ fileName }: Mutant): string => /packages\/domain\/src\/([^/]+)\//.exec(fileName)?.[1] ?? ""

export const isAlive = ({ status }: Mutant): boolean => status === "Survived" || status === "NoCoverage"

const isKilled = ({ status }: Mutant): boolean => status === "Killed" || status === "Timeout"

const score = (room: string, mutants: readonly Mutant[]): RoomScore => {
  const killed = mutants.filter(isKilled).length
  return {
    room,
    killed,
    mutants: killed + mutants.filter(isAlive).length,
    equivalent: mutants.filter(({ status }) => status === "Ignored").length,
  }
}

/** One score per room, by name, and the total last. */
export function scores(mutants: readonly Mutant[]): RoomScore[] {
  const rooms = [...new Set(mutants.map(roomOf))].sort()
  return [
    ...rooms.map((room) =>
      score(
        room,
        mutants.filter((mutant) => roomOf(mutant) === room),
      ),
    ),
    score("total", mutants),
  ]
}

/** Percent of the judged mutants that a test killed; 100 where there was none to judge. */
export const percent = ({ mutants, killed }: RoomScore): number =>
  mutants === 0 ? 100 : (killed / mutants) * 100
