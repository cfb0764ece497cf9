/** A line that the arrow keys move along: one heading, or the seats of a row. */
export interface ListLine {
  readonly kind: "heading" | "seats"
  /** What is read on each button of the line. */
  readonly names: readonly string[]
}

export interface ListSpot {
  readonly line: number
  readonly item: number
}

/** Milliseconds within which typed characters belong together. */
const TYPING_PAUSE = 700

/**
 * Where a key leads in the list: arrows along a row and between lines, Home and End to the ends of a row or of the
 * list, characters to what begins with them. Nothing when it leads nowhere.
 */
export function spotAfter(
  lines: readonly ListLine[],
  { line, item }: ListSpot,
  key: string,
): ListSpot | undefined {
  const own = lines[line]
  if (own === undefined) return undefined
  const at = (to: number, wanted: number): ListSpot | undefined => {
    const names = lines[to]?.names
    return names === undefined ? undefined : { line: to, item: Math.min(wanted, names.length - 1) }
  }
  const along = (wanted: number) => (wanted < 0 || wanted >= own.names.length ? undefined : at(line, wanted))
  switch (key) {
    case "ArrowRight":
      return along(item + 1)
    case "ArrowLeft":
      return along(item - 1)
    case "ArrowDown":
      return at(line + 1, item)
    case "ArrowUp":
      return at(line - 1, item)
    case "Home":
      return own.kind === "seats" ? at(line, 0) : at(0, 0)
    case "End":
      return own.kind === "seats" ? at(line, own.names.length - 1) : at(lines.length - 1, 0)
    default:
      return undefined
  }
}

/** The next item that begins with what was typed: in the row of a seat, else among the headings. */
export function spotNamed(lines: readonly ListLine[], from: ListSpot, typed: string): ListSpot | undefined {
  const begins = (name: string) => name.toLocaleLowerCase().startsWith(typed.toLocaleLowerCase())
  const spots = lines.flatMap(({ kind, names }, line) =>
    lines[from.line]?.kind === "seats" && line !== from.line
      ? []
      : kind === "heading" || line === from.line
        ? names.map((name, item) => ({ name, spot: { line, item } }))
        : [],
  )
  const here = spots.findIndex(({ spot }) => spot.line === from.line && spot.item === from.item)
  // One more character may still fit where we are; the first one moves on.
  const start = here + (typed.length > 1 ? 0 : 1)
  return [...spots.slice(start), ...spots.slice(0, start)].find(({ name }) => begins(name))?.spot
}

/** Gathers characters that are typed quickly one after another; times in milliseconds. */
export function createTyping(): (character: string, time: number) => string {
  let typed = ""
  let last = -Infinity
  return (character, time) => {
    typed = time - last > TYPING_PAUSE ? character : typed + character
    last = time
    return typed
  }
}
