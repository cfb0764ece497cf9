export { maskFromPermissions, maskHasPermission } from "./permission-mask.ts"
export { grantedTo, hasPermission, permissionIds, permissionsOf } from "./permissions.ts"
export { ROLES } from "./roles.ts"
