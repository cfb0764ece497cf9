/** Far above the highest id; beyond 32 bits the shifts below would begin at 0 again. */
const MOST_IDS = 4096

const isId = (id: number): boolean => Number.isInteger(id) && id >= 0 && id < MOST_IDS

/**
 * A list of permissions as a base64 mask: permission `id` is bit `id mod 8`, the least significant being 0, of byte
 * `id div 8` [PERM-005]. Throws a RangeError for an id that is none.
 */
export function maskFromPermissions(permissions: readonly number[]): string {
  // A byte that no permission fills is a hole, which counts as 0.
  const bytes: number[] = []
  for (const id of permissions) {
    if (!isId(id)) throw new RangeError(`Not a permission: ${id}`)
    bytes[id >> 3] = (bytes[id >> 3] ?? 0) | (1 << (id & 7))
  }
  return btoa(String.fromCharCode(...bytes))
}

/** Whether a base64 mask has a permission; what is not base64 grants nothing [PERM-005]. */
export function maskHasPermission(mask: string, id: number): boolean {
  if (!isId(id)) return false
  const bytes = decodeBase64(mask)
  return bytes !== undefined && ((bytes.charCodeAt(id >> 3) >> (id & 7)) & 1) === 1
}

function decodeBase64(text: string): string | undefined {
  try {
    return atob(text)
  } catch {
    return undefined
  }
}
