export { maskFromPermissions, maskHasPermission } from "./permission-mask.ts"
export { grantedTo, hasPermission, knownPermissions, permissionIds, permissionsOf } from "./permissions.ts"
export { ROLES } from "./roles.ts"
