import { isEmail } from "./email.ts"

/** What the remote check of an address answers. */
export type EmailCheck = { valid: boolean; suggestion?: string | undefined }

export type EmailVerdict = { ok: true } | { ok: false; error: "validateEmail"; suggestion?: string }

/** Whether an address is worth asking the remote check about: it passes the pattern, and the website has the check on [VAL-035]. */
export const needsRemoteCheck = (email: string, enabled: boolean): boolean => enabled && isEmail(email)

/**
 * What a field says of an address. `answer` is the remote check's, undefined when it was not asked or failed: an address
 * is not refused because a service is down. A suggestion of another address makes the field invalid and is offered
 * [VAL-034] [VAL-035].
 */
export function emailVerdict(email: string, answer?: EmailCheck): EmailVerdict {
  if (!isEmail(email)) return { ok: false, error: "validateEmail" }
  const suggestion = answer?.suggestion?.trim() ?? ""
  const isOther = suggestion !== "" && suggestion.toLowerCase() !== email.toLowerCase()
  if (isOther) return { ok: false, error: "validateEmail", suggestion }
  return answer?.valid === false ? { ok: false, error: "validateEmail" } : { ok: true }
}
