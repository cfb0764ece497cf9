import { isBlank } from "../clients/required-fields.ts"

/**
 * Where a new password leads once its success was read: to the login when a reset token of the URL set it, to the
 * profile when the client changed their own [ACC-043] [ACC-044].
 */
export const afterPasswordChange = (
  resetToken: string | undefined,
): "client/login" | "client/auth/profile" => (isBlank(resetToken) ? "client/auth/profile" : "client/login")

/** The time a success stays on screen before the way leads on, in milliseconds. */
export const PASSWORD_CHANGE_DELAY_MS = 2000
