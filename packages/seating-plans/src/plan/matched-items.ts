import { listAt, textAt } from "@parterre/domain/json-fields"

type Item = Readonly<Record<string, unknown>>

/**
 * For each item of a list as it is now, the position of the item that it was in the list before, so that what was not
 * touched is recognised: by what names it, else by its seats, else as the same value, else by its place.
 */
export function matchedItems(
  before: readonly unknown[],
  now: readonly unknown[],
): readonly (number | undefined)[] {
  if (before.length === now.length && now.every((item, index) => isSame(item, before[index])))
    return [...now.keys()]
  const found = new Array<number | undefined>(now.length).fill(undefined)
  const free = new Set(before.keys())
  const pair = (index: number, match: number | undefined) => {
    if (found[index] !== undefined || match === undefined || !free.has(match)) return
    found[index] = match
    free.delete(match)
  }
  for (const keysOf of [named, seated, alike]) {
    if (free.size === 0) break
    const known = new Map<string, number>()
    // Of items that are called the same, the first is the first.
    for (const index of free)
      for (const key of keysOf(before[index])) if (!known.has(key)) known.set(key, index)
    for (const [index, item] of now.entries())
      if (found[index] === undefined) for (const key of keysOf(item)) pair(index, known.get(key))
  }
  if (before.length === now.length) for (const index of now.keys()) pair(index, index)
  return found
}

/** Most lists are as they were but for what is within an item. */
function isSame(item: unknown, other: unknown): boolean {
  const [name] = named(item)
  return name !== undefined && name === named(other)[0]
}

/** What names a seat, a row, a zone or an area; a category has its name alone. */
function named(item: unknown): readonly string[] {
  if (typeof item !== "object" || item === null) return []
  const { seat_guid, uuid, zone_id, name, rows } = item as Item
  if (typeof seat_guid === "string") return [`seat ${seat_guid}`]
  if (typeof uuid === "string" && uuid !== "") return [`uuid ${uuid}`]
  if (typeof zone_id === "string" && zone_id !== "") return [`zone ${zone_id}`]
  return typeof name === "string" ? [`${rows === undefined ? "category" : "zone name"} ${name}`] : []
}

/** Rows of most plans have no id: one is known by its seats. */
const seated = (item: unknown): readonly string[] =>
  listAt(item, "seats").flatMap((seat) => textAt(seat, "seat_guid") ?? [])

const alike = (item: unknown): readonly string[] => [JSON.stringify(item)]
