import type { Path, Place } from "./problem.ts"

/** Where the value at a path stands in a JSON text that parses; the nearest value around it when it is missing. */
export function jsonPlace(text: string, path: Path): Place {
  let at = afterSpace(text, 0)
  for (const step of path) {
    const inside = typeof step === "number" ? itemAt(text, at, step) : memberAt(text, at, step)
    if (inside === undefined) break
    at = inside
  }
  return placeAt(text, at)
}

/** The line and column of an offset. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset)
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") }
}

function itemAt(text: string, start: number, index: number): number | undefined {
  if (text[start] !== "[") return undefined
  let at = afterSpace(text, start + 1)
  for (let item = 0; item < index && text[at] !== "]"; item += 1) at = nextItem(text, at)
  return text[at] === "]" ? undefined : at
}

function memberAt(text: string, start: number, name: string): number | undefined {
  if (text[start] !== "{") return undefined
  let at = afterSpace(text, start + 1)
  while (text[at] !== "}") {
    const end = afterValue(text, at)
    const value = afterSpace(text, afterSpace(text, end) + 1)
    if (JSON.parse(text.slice(at, end)) === name) return value
    at = nextItem(text, value)
  }
  return undefined
}

/** From the start of one item to the next one, or to the bracket that closes. */
function nextItem(text: string, start: number): number {
  const at = afterSpace(text, afterValue(text, start))
  return text[at] === "," ? afterSpace(text, at + 1) : at
}

function afterSpace(text: string, start: number): number {
  let at = start
  while (" \n\r\t".includes(text[at] || "-")) at += 1
  return at
}

/** Where a text stops being JSON; nothing when it is JSON throughout. */
export function jsonFault(text: string): number | undefined {
  try {
    const end = afterSpace(text, afterValue(text, afterSpace(text, 0)))
    return end === text.length ? undefined : end
  } catch (error) {
    if (error instanceof JsonFault) return error.offset
    throw error
  }
}

class JsonFault extends Error {
  readonly offset: number

  constructor(offset: number) {
    super(`not JSON at ${offset}`)
    this.offset = offset
  }
}

const stringPattern = String.raw`"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"`
const numberPattern = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`
const atom = new RegExp(`${stringPattern}|${numberPattern}|true|false|null`, "y")

function afterValue(text: string, start: number): number {
  if (text[start] === "[") return afterItems(text, start, "]", afterValue)
  if (text[start] === "{") return afterItems(text, start, "}", afterMember)
  atom.lastIndex = start
  if (!atom.test(text)) throw new JsonFault(start)
  return atom.lastIndex
}

function afterMember(text: string, start: number): number {
  if (text[start] !== '"') throw new JsonFault(start)
  const colon = afterSpace(text, afterValue(text, start))
  if (text[colon] !== ":") throw new JsonFault(colon)
  return afterValue(text, afterSpace(text, colon + 1))
}

function afterItems(
  text: string,
  start: number,
  closing: string,
  afterItem: (text: string, start: number) => number,
): number {
  let at = afterSpace(text, start + 1)
  if (text[at] === closing) return at + 1
  for (;;) {
    at = afterSpace(text, afterItem(text, at))
    if (text[at] === closing) return at + 1
    if (text[at] !== ",") throw new JsonFault(at)
    at = afterSpace(text, at + 1)
  }
}
