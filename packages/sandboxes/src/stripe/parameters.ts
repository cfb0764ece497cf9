/** Parameters of a form-encoded call by their bracketed names, such as `payment_method_data[card][token]`. */
export interface Parameters {
  text(name: string): string | undefined
  integer(name: string): number | undefined
  /** The entries of a one-level map, such as `metadata`. */
  map(name: string): Readonly<Record<string, string>>
  /** All parameters in one order, to compare two calls. */
  readonly fingerprint: string
}

export function readParameters(body: unknown, query: unknown): Parameters {
  const sent = body instanceof URLSearchParams ? [...body] : []
  const asked = Object.entries(query as Record<string, unknown>).map(
    ([name, value]) => [name, String(value)] as const,
  )
  const entries = new Map<string, string>([...asked, ...sent])
  const text = (name: string) => {
    const value = entries.get(name)
    return value === "" ? undefined : value
  }
  return {
    text,
    integer(name) {
      const value = text(name)
      return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined
    },
    map(name) {
      const pairs = [...entries].flatMap(([key, value]) => {
        const inner =
          key.startsWith(`${name}[`) && key.endsWith("]") ? key.slice(name.length + 1, -1) : undefined
        return inner === undefined ? [] : [[inner, value] as const]
      })
      return Object.fromEntries(pairs)
    },
    fingerprint: JSON.stringify([...entries].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}
