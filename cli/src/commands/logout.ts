import type { CliSession } from "../cli-session.ts"
import { credentialsFile, findSignIn, removeSignIn } from "../credentials.ts"
import { jsonText } from "../output/json.ts"
import { line } from "../output/lines.ts"
import { textsOf } from "../texts.ts"
import { print } from "./show.ts"

/** `parterre logout`: forgets the token; to have nobody signed in is no failure. */
export function logout(session: CliSession): void {
  const { signIn: words } = textsOf(session.language)
  const file = credentialsFile(session.io.env)
  const signIn = findSignIn(file, session)
  if (signIn !== undefined) removeSignIn(file, signIn)
  if (session.json) session.io.stdout.write(jsonText({ signedOut: signIn !== undefined }))
  else print(session, [line(signIn === undefined ? words.nobody : words.out(signIn.username, signIn.site))])
}
