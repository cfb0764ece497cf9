import { createHash } from "node:crypto"
import type { SignIn } from "@parterre/contract"
import { defined } from "../defined.ts"
import type { SessionRow } from "../sessions/session-store.ts"
import { SIGN_IN_LIMIT } from "../sessions/sign-in-limit.ts"
import { isoInZone } from "../zoned-time.ts"

/**
 * What a sign-in is named by. A session's own id makes the tokens of its sales, and is told to nobody; the next sign-in of
 * the same browser has another name, so that an old list ends none that is not on it.
 */
export const signInId = ({ id, signed_in_at }: Pick<SessionRow, "id" | "signed_in_at">): string =>
  createHash("sha256").update(`sign-in ${signed_in_at} ${id}`).digest("base64url")

/** A living sign-in as the contract shows it. */
export function signInAnswer(row: SessionRow, thisSessionId: string | undefined, timeZone: string): SignIn {
  const signedInAt = Number(row.signed_in_at)
  return defined({
    id: signInId(row),
    isThis: row.id === thisSessionId,
    signedInAt: isoInZone(signedInAt, timeZone),
    usedAt: row.used_at === null ? undefined : isoInZone(Number(row.used_at), timeZone),
    endsAt: isoInZone(Math.min(Number(row.expires_at), signedInAt + SIGN_IN_LIMIT), timeZone),
    browser: row.browser ?? undefined,
    system: row.system ?? undefined,
  })
}
