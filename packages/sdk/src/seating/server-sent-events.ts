/** One event of a stream: its name and its text. */
export interface ServerSentEvent {
  readonly event: string
  readonly data: string
}

/** Characters of one event; the largest house has a fraction of them. */
const longest = 4_000_000

/**
 * Reads server-sent events from pieces of text, wherever they are cut; a sign of life is none. Throws when an event has no end.
 */
export function eventReader(): (piece: string) => readonly ServerSentEvent[] {
  let rest = ""
  return (piece) => {
    rest += piece
    const blocks = rest.split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ""
    if (rest.length > longest) throw new Error("an event without an end")
    return blocks.flatMap((block) => {
      const lines = block.split(/\r?\n/)
      const data = fieldOf(lines, "data")
      return data.length === 0
        ? []
        : [{ event: fieldOf(lines, "event").at(-1) ?? "message", data: data.join("\n") }]
    })
  }
}

const fieldOf = (lines: readonly string[], name: string): readonly string[] =>
  lines.flatMap((line) =>
    line.startsWith(`${name}:`) ? [line.slice(name.length + 1).replace(/^ /, "")] : [],
  )
