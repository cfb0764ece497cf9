/**
 * `after`, with every part that equals the same part of `before` replaced by that very part, so that readers who
 * compare by identity see only what changed. For plain data: arrays, plain objects and primitives.
 */
export function keepUnchanged<Value>(before: unknown, after: Value): Value
export function keepUnchanged(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = after.map((part, index) => keepUnchanged(before[index], part))
    return parts.length === before.length && parts.every((part, index) => part === before[index])
      ? before
      : parts
  }
  if (!isPlain(before) || !isPlain(after)) return after
  const names = Object.keys(after)
  const parts = names.map((name) => [name, keepUnchanged(before[name], after[name])] as const)
  const isSame =
    names.length === Object.keys(before).length &&
    parts.every(([name, part]) => name in before && Object.is(part, before[name]))
  return isSame ? before : Object.fromEntries(parts)
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
