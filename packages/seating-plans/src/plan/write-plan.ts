import { type Node, parseTree } from "jsonc-parser"
import { type JsonStyle, jsonStyle, newJson } from "./json-style.ts"
import { matchedItems } from "./matched-items.ts"
import { withoutMark } from "./read-plan.ts"
import type { SeatingPlan } from "./seating-plan.ts"

/**
 * The text of a plan's file after changes. What was not touched stays byte for byte, and nothing changed is the same
 * text; what is new is written in the way of its neighbours. `originalText` is what `readPlan` read; without it the
 * plan is new. Throws a RangeError for a number that JSON cannot write, which no reader of the plan would take.
 */
export function writePlan(originalText: string | undefined, plan: SeatingPlan): string {
  const text = originalText === undefined ? "" : withoutMark(originalText)
  const root = originalText === undefined ? undefined : parseTree(text)
  if (root === undefined) return `${newJson(plan, spacious, "")}\n`
  const mark = originalText?.startsWith("\uFEFF") ? "\uFEFF" : ""
  const end = root.offset + root.length
  return mark + text.slice(0, root.offset) + textWriter(text)(root, JSON.parse(text), plan) + text.slice(end)
}

const spacious: JsonStyle = { unit: "  ", colon: ": ", comma: ", " }

/** A value of a list or an object, or a whole property with its key: where it was, if it was, and its text now. */
interface Part {
  readonly from: number | undefined
  readonly text: string
}

function textWriter(text: string) {
  const style = jsonStyle(text)
  const sourceOf = ({ offset, length }: Node) => text.slice(offset, offset + length)

  /** `before` is what the node's text means. */
  function written(node: Node, before: unknown, value: unknown): string {
    if (Array.isArray(before) && Array.isArray(value)) return writtenArray(node, before, value)
    if (isObject(before) && isObject(value)) return writtenObject(node, before, value)
    if (node.children === undefined && before === value) return sourceOf(node)
    return fresh(value, node)
  }

  function writtenArray(node: Node, before: readonly unknown[], value: readonly unknown[]): string {
    const children = node.children ?? []
    const matches = matchedItems(before, value)
    const parts = value.map((item, index): Part => {
      const from = matches[index]
      const child = from === undefined ? undefined : children[from]
      return {
        from,
        text:
          child === undefined || from === undefined
            ? fresh(item, children[0] ?? node)
            : written(child, before[from], item),
      }
    })
    return joined(node, parts, value)
  }

  function writtenObject(node: Node, before: JsonObject, value: JsonObject): string {
    const children = node.children ?? []
    const keyOf = (property: Node) => String(property.children?.[0]?.value)
    // A key that is written twice means what it says last.
    const last = new Map(children.map((property, index) => [keyOf(property), index]))
    const kept = children.flatMap((property, from): readonly Part[] => {
      const key = keyOf(property)
      if (!Object.hasOwn(value, key) || value[key] === undefined) return []
      const inner = property.children?.[1]
      if (inner === undefined || last.get(key) !== from) return [{ from, text: sourceOf(property) }]
      return [
        { from, text: text.slice(property.offset, inner.offset) + written(inner, before[key], value[key]) },
      ]
    })
    const added = Object.keys(value)
      .filter((key) => !last.has(key) && value[key] !== undefined)
      .map((key): Part => {
        const own = children[0] ?? node
        return { from: undefined, text: JSON.stringify(key) + style.colon + fresh(value[key], own) }
      })
    return joined(node, [...kept, ...added], value)
  }

  /** The parts between the brackets of a list or an object, with the blanks that stood there. */
  function joined(node: Node, parts: readonly Part[], value: unknown): string {
    const children = node.children ?? []
    const [first, end] = [children[0], children.at(-1)]
    const [open, close] = [sourceOf(node).slice(0, 1), sourceOf(node).slice(-1)]
    if (parts.length === 0) return first === undefined ? sourceOf(node) : open + close
    if (first === undefined || end === undefined) return fresh(value, node)
    const lead = text.slice(node.offset + 1, first.offset)
    const tail = text.slice(end.offset + end.length, node.offset + node.length - 1)
    const gap = (index: number) => {
      const [before, after] = [children[index], children[index + 1]]
      return before === undefined || after === undefined
        ? undefined
        : text.slice(before.offset + before.length, after.offset)
    }
    const usual = gap(0) ?? `,${lead || style.comma.slice(1)}`
    const pieces = parts.map(({ from, text: piece }, index) => {
      if (index === 0) return piece
      const before = parts[index - 1]?.from
      const known = from !== undefined ? gap(from - 1) : before !== undefined ? gap(before) : undefined
      return (known ?? usual) + piece
    })
    return open + lead + pieces.join("") + tail + close
  }

  /** A value that was not there, written as what stands beside it: on one line, or on lines of its own. */
  function fresh(value: unknown, beside: Node): string {
    const lineStart = text.lastIndexOf("\n", beside.offset - 1) + 1
    const indent = /^[ \t]*/.exec(text.slice(lineStart, beside.offset))?.[0] ?? ""
    const isSpread = beside.children !== undefined && sourceOf(beside).includes("\n")
    return newJson(value, isSpread ? style : { ...style, unit: undefined }, indent)
  }

  return written
}

type JsonObject = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)
