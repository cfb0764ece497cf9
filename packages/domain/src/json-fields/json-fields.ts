/** Reads a path of JSON that others wrote: nothing is known of its shape. */
function valueAt(body: unknown, path: readonly string[]): unknown {
  let value = body
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

/** The non-empty text at a path; numbers are given as text. */
export function textAt(body: unknown, ...path: string[]): string | undefined {
  const value = valueAt(body, path)
  if (typeof value === "number") return String(value)
  return typeof value === "string" && value !== "" ? value : undefined
}

/** The integer at a path, also when it is sent as digits. */
export function integerAt(body: unknown, ...path: string[]): number | undefined {
  const value = valueAt(body, path)
  const number = typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value
  return typeof number === "number" && Number.isSafeInteger(number) ? number : undefined
}

/** The items of the list at a path; none when it is not a list. */
export function listAt(body: unknown, ...path: string[]): readonly unknown[] {
  const value = valueAt(body, path)
  return Array.isArray(value) ? value : []
}
