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
    if (session.json) {
      const facts = { server, site, username, expiration, permissions, offline }
      const told = record && { userId: record.userId, oauthType: record.oauthType }
      session.io.stdout.write(jsonText({ ...facts, ...told }))
      return
    }
    const { signIn: words } = textsOf(session.language)
    const named = permissions.map((id) => (id === permissionIds.admin ? `${id} (${words.support})` : `${id}`))
    const facts = [
      [words.username, username],
      [words.site, site],
      [words.server, server],
      [words.permissions, named.join(", ") || "—"],
      [words.expires, expiration.slice(0, 10)],
    ] as const
    const labels = Math.max(...facts.map(([label]) => widthOf(label))) + 2
    print(session, [
      ...facts.map(([label, value]) => line(span(padEnd(label, labels), "label"), value)),
      ...(offline ? [line(words.offline)] : []),
    ])
  })

function unlessUnreachable(error: unknown): undefined {
  if (!isProblem(error, "api-unreachable")) throw error
}
