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
