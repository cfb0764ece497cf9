import { type CliSession, openClient } from "../cli-session.ts"
import { credentialsFile, findSignIn, removeSignIn, storageOf } from "../credentials.ts"
import { jsonText } from "../output/json.ts"
import { line } from "../output/lines.ts"
import { textsOf } from "../texts.ts"
import { print } from "./show.ts"

/** `parterre logout`: ends the token on the server and forgets it; to have nobody signed in is no failure. */
export async function logout(session: CliSession): Promise<void> {
  const { signIn: words } = textsOf(session.language)
  const file = credentialsFile(session.io.env)
  const signIn = findSignIn(file, session)
  if (signIn === undefined) {
    if (session.json) session.io.stdout.write(jsonText({ signedOut: false }))
    else print(session, [line(words.nobody)])
    return
  }
  const client = openClient(session, { ...signIn, storage: storageOf(file, signIn) })
  const isEnded = await client.support.logOut().finally(() => client.dispose())
  removeSignIn(file, signIn)
  if (session.json) session.io.stdout.write(jsonText({ signedOut: true, ended: isEnded }))
  else
    print(session, [
      line(words.out(signIn.username, signIn.site)),
      ...(isEnded ? [] : [line(words.notEnded(signIn.server))]),
    ])
}
