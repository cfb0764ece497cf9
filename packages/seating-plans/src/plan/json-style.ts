/** How a JSON text is laid out. */
export interface JsonStyle {
  /** Blanks of one step inward; undefined for everything on one line. */
  readonly unit: string | undefined
  readonly colon: string
  readonly comma: string
}

/** The style of a text, as its first lines and pairs show it. */
export function jsonStyle(text: string): JsonStyle {
  const start = text.slice(0, 10_000)
  return {
    unit: /\n([ \t]+)\S/.exec(start)?.[1] ?? "  ",
    colon: /"\s*:(\s?)/.exec(start)?.[1] === "" ? ":" : ": ",
    comma: /[^\s],(?=[^\s])/.test(start) ? "," : ", ",
  }
}

/** A value as JSON in a style; its further lines begin with `indent`. */
export function newJson(value: unknown, style: JsonStyle, indent: string): string {
  if (typeof value === "number" && !Number.isFinite(value))
    throw new RangeError(`JSON cannot write the number ${value}`)
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const { unit, colon, comma } = style
  const inner = indent + (unit ?? "")
  const parts = Array.isArray(value)
    ? value.map((item) => newJson(item, style, inner))
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([key, one]) => JSON.stringify(key) + colon + newJson(one, style, inner))
  const [open, close] = Array.isArray(value) ? "[]" : "{}"
  if (parts.length === 0) return `${open}${close}`
  if (unit === undefined) return `${open}${parts.join(comma)}${close}`
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`
}
