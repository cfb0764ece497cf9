import type { Config } from "../config.ts"
import type { Dependencies } from "../dependencies.ts"
import type { Counters } from "../http/counters.ts"
import { type Handlers, type OperationRequest, sessionOf } from "../http/handler.ts"
import type { WrongPasswords } from "../http/wrong-passwords.ts"
import { Refusal } from "../refusal.ts"
import { confirmEmail, sendEmailConfirmation, withdrawEmailChange } from "./change-email.ts"
import { changePassword, requestPasswordReset, resetPassword } from "./change-password.ts"
import { clientAnswers, tokenAnswer } from "./client-answer.ts"
import { signedIn } from "./client-checks.ts"
import { clientStore } from "./client-store.ts"
import { createClient, type Visitor } from "./create-client.ts"
import { type ClientDependencies, clientDependencies } from "./dependencies.ts"
import { signIn, signOut } from "./sign-in.ts"
import { updateClient } from "./update-client.ts"

const hour = 3_600_000

/** Shoppers with an account, and guests who have said who they are. */
export function clientsHandlers(
  given: Dependencies & Pick<ClientDependencies, "sessionTokens">,
  config: Pick<Config, "publicOrigin" | "hosts">,
  passwords: WrongPasswords,
  counters: Counters,
): Handlers {
  const dependencies = clientDependencies(given, config)
  const { db } = dependencies
  const asks = counters("reset letters", hour)
  const { shown, bound: boundAnswer } = clientAnswers(db)

  return {
    createClient: async (request) =>
      boundAnswer(request, await createClient(dependencies, visitorOf(request), request.body, asks)),

    updateClient: async (request) => {
      const limits = { tries: passwords.from(request.network), asks }
      const { row, token } = await updateClient(dependencies, visitorOf(request), request.body, limits)
      return token === undefined ? shown(request, row) : boundAnswer(request, { row, token })
    },

    getOwnClient: async (request) => {
      const { clientId, guestId } = sessionOf(request)
      const id = clientId ?? guestId
      const row = id === undefined ? undefined : await clientStore(db, request.website.id).read(id)
      if (row === undefined) throw new Refusal("login-needed")
      return shown(request, row)
    },

    logInClient: async (request) => {
      const tries = passwords.from(request.network)
      return boundAnswer(request, await signIn(dependencies, visitorOf(request), request.body, tries))
    },

    logOutClient: async (request) => {
      requireOwnCode(request)
      await signOut(dependencies, visitorOf(request))
      return undefined
    },

    checkAuthentication: async (request) => {
      requireOwnCode(request)
      const clientId = signedIn(sessionOf(request))
      const row = await clientStore(db, request.website.id).read(clientId)
      if (row === undefined) throw new Refusal("login-needed")
      return { clientId, role: "CLIENT", mustChangePassword: row.must_change_password === 1 }
    },

    changePassword: async (request) => {
      const { website, network, path, body } = request
      const tries = passwords.from(network)
      const session = sessionOf(request)
      return tokenAnswer(await changePassword(dependencies, website, session, path.id, body, tries))
    },

    confirmEmail: async ({ website, body }) => {
      await confirmEmail(dependencies, website, body)
      return undefined
    },

    sendEmailConfirmation: async (request) => {
      await sendEmailConfirmation(dependencies, request.website, sessionOf(request), request.path.id, asks)
      return undefined
    },

    withdrawEmailChange: async (request) => {
      await withdrawEmailChange(dependencies, request.website, sessionOf(request), request.path.id)
      return undefined
    },

    requestPasswordReset: async ({ website, body }) => {
      await requestPasswordReset(dependencies, website, body.email, asks)
      return undefined
    },

    resetPassword: async ({ website, body }) => {
      await resetPassword(dependencies, website, body)
      return undefined
    },
  }
}

const visitorOf = (
  request: Pick<OperationRequest<"createClient">, "website" | "language" | "session">,
): Visitor => ({ website: request.website, language: request.language, session: sessionOf(request) })

/** The code in a path names the website that is spoken to. */
function requireOwnCode({ website, path }: OperationRequest<"logOutClient" | "checkAuthentication">): void {
  if (path.accountCode.toLowerCase() !== website.accountCode.toLowerCase())
    throw new Refusal("website-unknown")
}
