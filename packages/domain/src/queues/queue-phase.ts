/** What an organiser and an operator said of a queue, and what has happened; times are epoch milliseconds. */
export interface QueueCourse {
  /** An operator's word, which goes before the settings. */
  readonly ordered: "open" | "closed" | null
  readonly opensAt: number | null
  /** When the lots were last drawn. */
  readonly drawnAt: number | null
  /** How many may be inside while a queue stands by; none: it makes a line always. */
  readonly startsAbove: number | null
  /** Whether a queue that stands by has made its line. */
  readonly isLined: boolean
}

/** `closed` demands no key; `standing-by` gives one to whoever asks. */
export type QueuePhase = "closed" | "waiting-room" | "standing-by" | "line"

export function queuePhase(course: QueueCourse, now: number): QueuePhase {
  const { ordered, opensAt, drawnAt, startsAbove, isLined } = course
  if (ordered === "closed") return "closed"
  // A process whose clock is late takes the draw of another for the opening.
  const isOpen = ordered === "open" || opensAt === null || opensAt <= Math.max(now, drawnAt ?? 0)
  if (!isOpen) return "waiting-room"
  return startsAbove === null || isLined ? "line" : "standing-by"
}

/** How many of those who come have a key at once, for the queue stands by and fewer are inside than its limit. */
export const withoutLine = (
  { startsAbove, isLined }: Pick<QueueCourse, "startsAbove" | "isLined">,
  { inside, waiting }: { readonly inside: number; readonly waiting: number },
): number => (startsAbove === null || isLined ? 0 : Math.max(0, Math.min(waiting, startsAbove - inside)))

/**
 * Whether a queue that may stand by makes a line: when those inside and those who come are more than its limit, until
 * nobody waits.
 */
export const makesLine = (
  { startsAbove, isLined }: Pick<QueueCourse, "startsAbove" | "isLined">,
  { inside, waiting }: { readonly inside: number; readonly waiting: number },
): boolean => startsAbove !== null && (inside + waiting > startsAbove || (isLined && waiting > 0))
