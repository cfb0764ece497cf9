import { knownPermissions, permissionIds } from "@parterre/domain/permissions"
import { isProblem } from "@parterre/sdk"
import { asStaff, type CliSession, readPermissions } from "../cli-session.ts"
import { jsonText } from "../output/json.ts"
import { line, padEnd, span, widthOf } from "../output/lines.ts"
import { textsOf } from "../texts.ts"
import { print } from "./show.ts"

/** `parterre whoami`: as the server knows the sign-in; also without the server, from what is kept. */
export const whoami = (session: CliSession): Promise<void> =>
  asStaff(session, async (client, signIn) => {
    // The permissions first: a token that is due is renewed by them, and read afterwards.
    const fetched = await readPermissions(session, client, signIn).catch(unlessUnreachable)
    const record = fetched && (await client.support.signIn().catch(unlessUnreachable))
    const offline = record === undefined
    const permissions = knownPermissions(fetched, signIn.permissions) ?? []
    const { server, site, username } = signIn
    const expiration = (record ?? client.support.token())?.expiration ?? ""
    const user = record && (await client.support.user(record.userId).catch(unlessUnreachable))
    const accounts = offline ? undefined : await client.support.accounts().catch(unlessUnreachable)
    const reads = user !== undefined && permissions.includes(permissionIds.reportWebAccess)
    const producers = reads ? await client.support.producers().catch(unlessUnreachable) : undefined
    if (session.json) {
      const permissionMask = offline
        ? undefined
        : await client.support.permissionMask().catch(unlessUnreachable)
      const facts = { server, site, username, expiration, permissions, permissionMask, offline }
      const told = record && { userId: record.userId, oauthType: record.oauthType }
      session.io.stdout.write(jsonText({ ...facts, ...told, user, accounts, producers }))
      return
    }
    const { signIn: words } = textsOf(session.language)
    const mine = producers?.find(({ id }) => id === user?.producerId)?.name ?? user?.producerId
    const others = mine === undefined ? (producers ?? []).map(({ name }) => name).join(", ") : ""
    const named = permissions.map((id) => (id === permissionIds.admin ? `${id} (${words.support})` : `${id}`))
    const facts: readonly (readonly [string, string | undefined])[] = [
      [words.username, username],
      [words.site, site],
      [words.server, server],
      ...(accounts ?? []).map(({ name, code }) => [words.account, `${name} (${code})`] as const),
      [words.producer, mine],
      [words.producers, others || undefined],
      [words.permissions, named.join(", ") || "—"],
      [words.expires, expiration.slice(0, 10)],
    ]
    const told = facts.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]))
    const labels = Math.max(...told.map(([label]) => widthOf(label))) + 2
    print(session, [
      ...told.map(([label, value]) => line(span(padEnd(label, labels), "label"), value)),
      ...(offline ? [line(words.offline)] : []),
    ])
  })

function unlessUnreachable(error: unknown): undefined {
  if (!isProblem(error, "api-unreachable")) throw error
}
