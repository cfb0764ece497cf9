import { undoEmailChange } from "../clients/change-email.ts"
import { requireAccounts, signedIn } from "../clients/client-checks.ts"
import { byClient } from "../clients/client-journal-store.ts"
import { clientStore } from "../clients/client-store.ts"
import { type ClientDependencies, clientDependencies } from "../clients/dependencies.ts"
import { provenClient } from "../clients/proven-client.ts"
import type { Config } from "../config.ts"
import type { Dependencies } from "../dependencies.ts"
import type { Counters } from "../http/counters.ts"
import { type Handlers, sessionOf } from "../http/handler.ts"
import { tooMany } from "../http/refusal-limit.ts"
import type { WrongPasswords } from "../http/wrong-passwords.ts"
import { Refusal } from "../refusal.ts"
import { becomesGuest } from "./becomes-guest.ts"
import { closeAccount } from "./close-account.ts"
import { closingPreview } from "./closing-preview.ts"
import { copyOfData } from "./copy-of-data.ts"

const hour = 3_600_000
/** Copies that one client gets in an hour. */
const mostCopies = 4

/** What clients may ask of what is held about them: a copy, its end, and their account back. */
export function personalDataHandlers(
  given: Dependencies & Pick<ClientDependencies, "sessionTokens">,
  config: Pick<Config, "publicOrigin" | "hosts">,
  passwords: WrongPasswords,
  counters: Counters,
): Handlers {
  const dependencies = clientDependencies(given, config)
  const { db, clock } = dependencies
  const copies = counters("copies of personal data", hour)
  return {
    exportOwnData: async (request) => {
      const { website, language } = request
      const client = await provenClient(db, request, passwords)
      const { count, endsIn } = await copies.add(`${website.id} ${client.id}`)
      if (count > mostCopies) throw tooMany(endsIn)
      const sessionId = sessionOf(request).id
      return copyOfData(db, client, { website, language, sessionId, now: clock.now() })
    },

    // Here, for an account that makes way gives up what other modules keep of it.
    undoEmailChange: async ({ website, body }) => {
      await undoEmailChange(dependencies, website, body, becomesGuest(clock))
      return undefined
    },

    previewClosing: async (request) => {
      requireAccounts(request.website)
      const client = await clientStore(db, request.website.id).read(signedIn(sessionOf(request)))
      if (client === undefined) throw new Refusal("login-needed")
      return closingPreview(db, client, clock.now())
    },

    closeOwnAccount: async (request) => {
      await closeAccount(dependencies, await provenClient(db, request, passwords), byClient, "login-needed")
      return undefined
    },
  }
}
