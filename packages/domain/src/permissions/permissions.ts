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

export const hasPermission = (permissions: readonly number[], id: number): boolean => permissions.includes(id)

/**
 * A list of permissions as a base64 mask: permission `id` is bit `id mod 8`, the least significant being 0, of byte
 * `id div 8` [PERM-005].
 */
export function maskFromPermissions(permissions: readonly number[]): string {
  const bytes = new Array<number>(Math.ceil((Math.max(-1, ...permissions) + 1) / 8)).fill(0)
  for (const id of permissions) {
    if (!Number.isSafeInteger(id) || id < 0) throw new RangeError(`Not a permission: ${id}`)
    bytes[id >> 3] = (bytes[id >> 3] ?? 0) | (1 << (id & 7))
  }
  return btoa(String.fromCharCode(...bytes))
}

/** Whether a base64 mask has a permission; what is not base64 grants nothing [PERM-005]. */
export function maskHasPermission(mask: string, id: number): boolean {
  if (!Number.isSafeInteger(id) || id < 0) return false
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
