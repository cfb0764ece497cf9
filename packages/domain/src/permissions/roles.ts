/** The roles an account has [PERM-001]. */
export const ROLES = ["CLIENT", "ADMIN"] as const

export type Role = (typeof ROLES)[number]

export const isRole = (text: string): text is Role => ROLES.some((role) => role === text)

/** Who a visitor is: one without a role is a guest [PERM-001]. */
export const whoIs = (role: Role | undefined): Role | "guest" => role ?? "guest"
