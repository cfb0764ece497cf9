import { permissionIds } from "@parterre/domain/permissions"
import { isProblem, type Parterre } from "@parterre/sdk"
import { asStaff, type CliSession, readPermissions } from "../cli-session.ts"
import type { SignIn } from "../credentials.ts"
import { jsonText } from "../output/json.ts"
import { line, padEnd, span, widthOf } from "../output/lines.ts"
import { textsOf } from "../texts.ts"
import { print } from "./show.ts"

/** `parterre whoami`: also without the server, from what is kept. */
export const whoami = (session: CliSession): Promise<void> =>
  asStaff(session, async (client, signIn) => {
    const { permissions, offline } = await knownPermissions(session, client, signIn)
    const { server, site, username } = signIn
    const expiration = client.support.token()?.expiration ?? ""
    if (session.json) {
      session.io.stdout.write(jsonText({ server, site, username, expiration, permissions, offline }))
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

async function knownPermissions(session: CliSession, client: Parterre, signIn: SignIn) {
  try {
    return { permissions: await readPermissions(session, client, signIn), offline: false }
  } catch (error) {
    if (!isProblem(error, "api-unreachable")) throw error
    return { permissions: signIn.permissions, offline: true }
  }
}
