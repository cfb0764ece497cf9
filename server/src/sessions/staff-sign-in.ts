import type { RefreshToken } from "@parterre/contract"
import { emailKey } from "@parterre/domain/clients"
import type { Knex } from "knex"
import { inTransaction } from "../database/in-transaction.ts"
import type { Dependencies } from "../dependencies.ts"
import type { StaffMember, Website } from "../http/handler.ts"
import type { PasswordTries } from "../http/wrong-passwords.ts"
import { newToken, tokenHash } from "../ids.ts"
import { Refusal } from "../refusal.ts"
import { isPassword } from "./passwords.ts"
import { type RefreshTokenRow, sessionStore } from "./session-store.ts"

const hour = 3_600_000
/** Milliseconds a sign-in lasts without use, and however much it is used. */
const idleLimit = 3 * 24 * hour
const absoluteLimit = 30 * 24 * hour
/** Milliseconds after which a token is to be renewed. */
const renewalAge = hour / 4
/** Milliseconds a token that another has replaced is still taken: requests sent with it may be on their way. */
const inFlight = 60_000

export interface SignIn {
  readonly username: string
  readonly password: string
  readonly oauthType?: string
}

export interface LivingRefreshToken {
  readonly staff: StaffMember
  readonly row: RefreshTokenRow
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
  checkAgain = true,
): Promise<RefreshToken> {
  const { db, clock, newId } = dependencies
  const account = `staff ${website.id} ${emailKey(given.username)}`
  const staff = await tries.watch(account, async () => {
    const found = await sessionStore(db, website.id).staffByEmail(given.username)
    const right = await isPassword(found?.password_hash, given.password)
    if (found === undefined || !right) throw new Refusal("login-failed")
    return found
  })
  const now = clock.now()
  return inTransaction(db, async (trx) => {
    const store = sessionStore(trx, website.id)
    // A password changed, or a member taken away, in the meantime opens nothing.
    const password = await store.lockStaffPassword(staff.id)
    if (checkAgain && password !== staff.password_hash) throw new Refusal("login-failed")
    const family = { staff_id: staff.id, oauth_type: given.oauthType ?? "PASSWORD", family_id: newId() }
    return insertToken(
      store,
      website,
      { ...family, predecessor_hash: null, ends_at: now + absoluteLimit },
      now,
    )
  })
}

/**
 * The staff member of a living refresh token. One used for the first time takes the place of the one before; one whose
 * place was taken a while ago is a copy in other hands, and ends the sign-in for whoever has it.
 */
export async function readRefreshToken(
  { db, clock }: Dependencies,
  website: Website,
  token: string,
): Promise<LivingRefreshToken | undefined> {
  const now = clock.now()
  const store = sessionStore(db, website.id)
  const row = await store.livingRefreshToken(tokenHash(token), now)
  if (row === undefined) return undefined
  if (row.spent_at !== null && row.spent_at + inFlight <= now) {
    await endSignIn(db, row)
    return undefined
  }
  if (row.predecessor_hash !== null)
    await inTransaction(db, (trx) => sessionStore(trx, website.id).takePlace(row, now))
  const staff = await store.staffMember(row.staff_id)
  return staff && { staff, row }
}

/**
 * Another token for the sign-in of one; this one is good until the other is first used, in case its answer is lost. The
 * member is locked first, as by whatever ends sign-ins: it would not see a token that is written meanwhile.
 */
export async function rotateRefreshToken(
  { db, clock }: Dependencies,
  website: Website,
  token: string,
  locksMember = true,
): Promise<RefreshToken> {
  const now = clock.now()
  const hash = tokenHash(token)
  return inTransaction(db, async (trx) => {
    const store = sessionStore(trx, website.id)
    const found = await store.livingRefreshToken(hash, now)
    if (found === undefined) throw new Refusal("refresh-token-expired")
    if (locksMember && (await store.lockStaffPassword(found.staff_id)) === undefined)
      throw new Refusal("refresh-token-expired")
    const row = await store.lockRefreshToken(hash, now)
    if (row === undefined || row.spent_at !== null) throw new Refusal("refresh-token-expired")
    await store.dropUnusedSuccessor(row.token_hash)
    const { staff_id, oauth_type, family_id, ends_at } = row
    const next = { staff_id, oauth_type, family_id, ends_at, predecessor_hash: row.token_hash }
    return insertToken(store, website, next, now)
  })
}

/** Ends the sign-in of a refresh token; one that is unknown, or another website's, stays what it is. */
export async function endRefreshToken({ db, clock }: Dependencies, website: Website, token: string) {
  const row = await sessionStore(db, website.id).livingRefreshToken(tokenHash(token), clock.now())
  if (row !== undefined) await endSignIn(db, row)
}

const endSignIn = (db: Knex, { website_id, staff_id, family_id }: RefreshTokenRow): Promise<void> =>
  inTransaction(db, async (trx) => {
    const store = sessionStore(trx, website_id)
    await store.lockStaffPassword(staff_id)
    await store.endFamily(family_id)
  })

async function insertToken(
  store: ReturnType<typeof sessionStore>,
  website: Website,
  given: Pick<RefreshTokenRow, "staff_id" | "oauth_type" | "family_id" | "predecessor_hash" | "ends_at">,
  now: number,
): Promise<RefreshToken> {
  const token = newToken()
  const row: RefreshTokenRow = {
    ...given,
    website_id: website.id,
    token_hash: tokenHash(token),
    spent_at: null,
    created_at: now,
    expires_at: Math.min(now + idleLimit, given.ends_at),
  }
  await store.insertRefreshToken(row)
  return refreshToken(token, row)
}

export const refreshToken = (
  token: string,
  { staff_id, oauth_type, created_at, expires_at }: RefreshTokenRow,
): RefreshToken => ({
  refreshToken: token,
  userId: staff_id,
  expiration: new Date(expires_at).toISOString(),
  oauthType: oauth_type,
  rotateAfter: new Date(created_at + renewalAge).toISOString(),
})
