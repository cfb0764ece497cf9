interface Kept<Key, Value> {
  has(key: Key): boolean
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/** What is kept of that key; made when first asked for. */
export function known<Key, Value>(kept: Kept<Key, Value>, key: Key, make: () => Value): Value {
  if (!kept.has(key)) kept.set(key, make())
  return kept.get(key)!
}
