import type { RefreshToken } from "@parterre/contract"
import { emailKey } from "@parterre/domain/clients"
import type { Dependencies } from "../dependencies.ts"
import type { StaffMember, Website } from "../http/handler.ts"
import type { PasswordTries } from "../http/wrong-passwords.ts"
import { newToken, tokenHash } from "../ids.ts"
import { Refusal } from "../refusal.ts"
import { isPassword } from "./passwords.ts"
import { sessionStore } from "./session-store.ts"

/** Milliseconds a refresh token lives. */
const refreshTokenLife = 30 * 24 * 3_600_000

export interface SignIn {
  readonly username: string
  readonly password: string
  readonly oauthType?: string
}

export interface LivingRefreshToken {
  readonly staff: StaffMember
  readonly oauthType: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/**
 * Trades an email and a password for a refresh token. Says the same of an unknown email and of a wrong password;
 * `tries` counts both alike.
 */
export async function signIn(
  dependencies: Dependencies,
  website: Website,
  given: SignIn,
  tries: PasswordTries,
) {
  const { db, clock } = dependencies
  const store = sessionStore(db, website.id)
  const account = `staff ${website.id} ${emailKey(given.username)}`
  const staff = await tries.watch(account, async () => {
    const found = await store.staffByEmail(given.username)
    const right = await isPassword(found?.password_hash, given.password)
    if (found === undefined || !right) throw new Refusal("login-failed")
    return found
  })
  const token = newToken()
  const now = clock.now()
  const row = {
    token_hash: tokenHash(token),
    staff_id: staff.id,
    oauth_type: given.oauthType ?? "PASSWORD",
    created_at: now,
    expires_at: now + refreshTokenLife,
  }
  await store.insertRefreshToken(row)
  return refreshToken(token, row.staff_id, row.expires_at, row.oauth_type)
}

/** The staff member of a living refresh token. */
export async function readRefreshToken(
  { db, clock }: Dependencies,
  website: Website,
  token: string,
): Promise<LivingRefreshToken | undefined> {
  const store = sessionStore(db, website.id)
  const row = await store.livingRefreshToken(tokenHash(token), clock.now())
  if (row === undefined) return undefined
  const staff = await store.staffMember(row.staff_id)
  return staff && { staff, oauthType: row.oauth_type, expiresAt: row.expires_at }
}

/** Ends a refresh token; one that is unknown, or another website's, stays what it is. */
export const endRefreshToken = ({ db }: Dependencies, website: Website, token: string): Promise<void> =>
  sessionStore(db, website.id).deleteRefreshToken(tokenHash(token))

export const refreshToken = (
  token: string,
  userId: string,
  expiresAt: number,
  oauthType: string,
): RefreshToken => ({
  refreshToken: token,
  userId,
  expiration: new Date(expiresAt).toISOString(),
  oauthType,
})
