import { findNodeAtLocation, type Node, type ParseError, parse, parseTree } from "jsonc-parser"
import type { Path, Place } from "./plan-text-fault.ts"

const strict = { disallowComments: true, allowTrailingComma: false }

/** Tells where the value at a path stands in a JSON text that parses; the nearest value around it when it is missing. */
export function jsonPlaces(text: string): (path: Path) => Place {
  let root: Node | undefined
  return (path) => {
    root ??= parseTree(text, [], strict)
    let found = root
    for (let steps = path.length; root !== undefined && steps > 0; steps -= 1) {
      const node = findNodeAtLocation(root, path.slice(0, steps))
      if (node === undefined) continue
      found = node
      break
    }
    return placeAt(text, found?.offset ?? 0)
  }
}

/** The line and column of an offset. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset)
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") }
}

/** Where a text stops being JSON; nothing when it is JSON throughout. */
export function jsonFault(text: string): number | undefined {
  const errors: ParseError[] = []
  parse(text, errors, strict)
  return errors[0]?.offset
}
