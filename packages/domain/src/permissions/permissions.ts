/** The permissions by name [PERM-003]. */
export const permissionIds = {
  quickPurchase: 2,
  productPurchase: 3,
  seatPurchase: 4,
  admin: 28,
  scanGodMode: 70,
  scanDebug: 77,
  reportWebAccess: 79,
  reportLogAsProducer: 82,
  scanBarcodeImport: 85,
  fullAdmin: 100,
  adminScan: 139,
  adminWriteProfile: 150,
  godMode: 251,
} as const

/** Whether a list has a permission by its id [PERM-004]. */
export const hasPermission = (permissions: readonly number[], id: number): boolean => permissions.includes(id)

/** The permissions a user has; a god user, one of those the server's configuration names, has them all [PERM-006]. */
export type Granted = { permissions: readonly number[]; isGodUser: boolean }

/** What a user is granted; `godUserIds` is configuration, empty unless set, and never known to a client [PERM-006]. */
export const grantedTo = (
  userId: string,
  permissions: readonly number[],
  godUserIds: readonly string[],
): Granted => ({ permissions, isGodUser: godUserIds.includes(userId) })

export const isGranted = ({ permissions, isGodUser }: Granted, id: number): boolean =>
  isGodUser || hasPermission(permissions, id)

/** The permissions a client is told: a god user's are all there are [PERM-006]. */
export const permissionsOf = ({ permissions, isGodUser }: Granted): number[] =>
  isGodUser
    ? [...new Set([...permissions, ...Object.values(permissionIds)])].sort((one, other) => one - other)
    : [...permissions]

/** The permissions that count: the server's when it answers, else those kept from last time [PERM-002]. */
export const knownPermissions = (
  fetched: readonly number[] | undefined,
  kept: readonly number[] | undefined,
): readonly number[] | undefined => fetched ?? kept

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
