import { text } from "node:stream/consumers"
import { CliFailure, failureOf } from "../cli-failure.ts"
import { isInteractive } from "../cli-io.ts"
import { type CliSession, memoryOf, openClient } from "../cli-session.ts"
import { credentialsFile, saveSignIn } from "../credentials.ts"
import { exitCodes } from "../exit-codes.ts"
import { jsonText } from "../output/json.ts"
import { line } from "../output/lines.ts"
import { askSignIn } from "../screens/open-screens.tsx"
import type { SignInForm } from "../screens/sign-in-state.ts"
import { textsOf } from "../texts.ts"
import { print } from "./show.ts"
import { usageFailure } from "./usage-failure.ts"

export interface LoginOptions {
  readonly username?: string
  readonly passwordStdin?: boolean
}

const DEFAULT_SERVER = "http://localhost:4000"

/** `parterre login`: a form for a person, `--username` and `--password-stdin` for a script. */
export async function login(session: CliSession, options: LoginOptions): Promise<void> {
  const { io, language } = session
  const texts = textsOf(language)
  const server = session.server ?? DEFAULT_SERVER
  if (options.passwordStdin !== true && isInteractive(io) && !session.json) {
    const known = {
      server,
      ...(session.site === undefined ? {} : { site: session.site }),
      ...(options.username === undefined ? {} : { username: options.username }),
    }
    let done: SignInForm | undefined
    await askSignIn(session, known, async (form) => {
      await signIn(session, form)
      done = form
    })
    if (done === undefined) throw new CliFailure("cancelled", exitCodes.signedOut, texts.failures.notSignedIn)
    print(session, [line(texts.signIn.done(done.username, done.site))])
    return
  }
  const { username } = options
  if (username === undefined || options.passwordStdin !== true)
    throw usageFailure(texts.usage.needsUsername, language)
  if (session.site === undefined) throw usageFailure(texts.usage.needsSite, language)
  const password = (await text(io.stdin)).replace(/\r?\n$/, "")
  const form = { server, site: session.site, username, password }
  const expiration = await signIn(session, form)
  if (session.json) io.stdout.write(jsonText({ server: form.server, site: form.site, username, expiration }))
  else print(session, [line(texts.signIn.done(username, form.site))])
}

/** Signs in and keeps the token and permissions for the next commands; answers when the sign-in ends. */
async function signIn(session: CliSession, form: SignInForm): Promise<string> {
  const { io, language } = session
  const server = form.server.trim().replace(/\/+$/, "")
  const site = form.site.trim()
  const username = form.username.trim()
  if (!/^https?:$/.test(URL.parse(server)?.protocol ?? ""))
    throw usageFailure(textsOf(language).usage.badServer(server), language)
  const values = new Map<string, string>()
  const client = openClient(session, { server, site, storage: memoryOf(values) })
  try {
    const { expiration } = await client.support.logIn(username, form.password)
    const permissions = await client.support.permissions()
    const kept = { server, site, username, permissions, values: Object.fromEntries(values) }
    saveSignIn(credentialsFile(io.env), kept)
    return expiration
  } catch (error) {
    throw failureOf(error, language, server)
  } finally {
    await client.dispose()
  }
}
