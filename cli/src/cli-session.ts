import type { Language } from "@parterre/domain/language"
import { hasPermission, permissionIds } from "@parterre/domain/permissions"
import { isRefreshTokenExpired } from "@parterre/domain/sessions"
import { createParterre, type KeyValues, type Parterre } from "@parterre/sdk"
import { CliFailure, failureOf, notSignedIn, signsOut } from "./cli-failure.ts"
import type { CliIo } from "./cli-io.ts"
import {
  credentialsFile,
  findSignIn,
  removeSignIn,
  type SignIn,
  storageOf,
  updateSignIn,
} from "./credentials.ts"
import { exitCodes } from "./exit-codes.ts"
import { textsOf } from "./texts.ts"

/** One run of the program: the machine, the language and the options every command has. */
export interface CliSession {
  readonly io: CliIo
  readonly language: Language
  readonly json: boolean
  readonly server: string | undefined
  readonly site: string | undefined
}

export const openClient = (
  { io, language }: Pick<CliSession, "io" | "language">,
  where: {
    readonly server: string
    readonly site: string
    readonly storage: KeyValues
    readonly staffStorage?: KeyValues
  },
): Parterre =>
  createParterre({
    baseUrl: where.server,
    subdomain: where.site,
    language,
    storage: where.storage,
    ...(where.staffStorage === undefined ? {} : { staffStorage: where.staffStorage }),
    validate: "always",
    ...(io.fetch === undefined ? {} : { fetch: io.fetch }),
  })

/** The sign-in the options mean, still good by its date; a dead one is forgotten [PERM-007] [SESS-008]. */
function currentSignIn(session: CliSession): SignIn {
  const file = credentialsFile(session.io.env)
  const signIn = findSignIn(file, session)
  if (signIn === undefined) throw notSignedIn(session.language)
  const client = openClient(session, { ...signIn, storage: storageOf(file, signIn) })
  const token = client.support.token()
  void client.dispose()
  const expiresAt = token === undefined ? undefined : Date.parse(token.expiration)
  if (isRefreshTokenExpired({ token: token?.value, expiresAt }, session.io.clock.now())) {
    removeSignIn(file, signIn)
    throw notSignedIn(session.language)
  }
  return signIn
}

/** What ends with the program. */
export function memoryOf(values: Map<string, string> = new Map()): KeyValues {
  return {
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

/** Work with a signed-in client; a sign-in the server refuses is forgotten [PERM-007]. */
export async function asStaff<A>(
  session: CliSession,
  work: (client: Parterre, signIn: SignIn) => Promise<A>,
): Promise<A> {
  const file = credentialsFile(session.io.env)
  const signIn = currentSignIn(session)
  // A session that is opened is this run's alone: it is not kept beside the sign-in.
  const client = openClient(session, {
    ...signIn,
    storage: memoryOf(),
    staffStorage: storageOf(file, signIn),
  })
  try {
    return await work(client, signIn)
  } catch (error) {
    if (signsOut(error)) removeSignIn(file, signIn)
    throw failureOf(error, session.language, signIn.server)
  } finally {
    await client.dispose()
  }
}

/** Work at the support desk, which takes its permission [PERM-003]. */
export const asSupport = <A>(
  session: CliSession,
  work: (client: Parterre, signIn: SignIn) => Promise<A>,
): Promise<A> =>
  asStaff(session, async (client, signIn) => {
    const permissions = await readPermissions(session, client, signIn)
    if (!hasPermission(permissions, permissionIds.admin)) throw noPermission(session.language)
    return work(client, signIn)
  })

/** The permissions as the server knows them, kept for when it cannot be asked [PERM-002]. */
export async function readPermissions(
  session: CliSession,
  client: Parterre,
  signIn: SignIn,
): Promise<readonly number[]> {
  const permissions = await client.support.permissions()
  if (permissions.join() !== signIn.permissions.join())
    updateSignIn(credentialsFile(session.io.env), signIn, (kept) => ({ ...kept, permissions }))
  return permissions
}

function noPermission(language: Language): CliFailure {
  const { failures } = textsOf(language)
  return new CliFailure(
    "support-permission-missing",
    exitCodes.notAllowed,
    failures.support,
    failures.askSupport,
  )
}
