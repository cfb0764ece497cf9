import { signedIn } from "../clients/client-checks.ts"
import type { Dependencies } from "../dependencies.ts"
import { type Handlers, sessionOf } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { sessionStore } from "../sessions/session-store.ts"
import { signInAnswer, signInId } from "./sign-ins.ts"

/** Where a client is signed in, and the end of it. What asks for a client looks into the database: it counts at once, everywhere. */
export function signInsHandlers({ db, clock }: Dependencies): Handlers {
  return {
    listSignIns: async (request) => {
      const { website } = request
      const session = sessionOf(request)
      const rows = await sessionStore(db, website.id).signInsOf(signedIn(session), clock.now())
      const signIns = rows.map((row) => signInAnswer(row, session.id, website.timeZone))
      return { signIns: signIns.toSorted((one, other) => Number(other.isThis) - Number(one.isThis)) }
    },

    endSignIn: async (request) => {
      const { website, path } = request
      const store = sessionStore(db, website.id)
      const rows = await store.signInsOf(signedIn(sessionOf(request)), clock.now())
      const row = rows.find((one) => signInId(one) === path.id)
      if (row?.signed_in_at == null) throw new Refusal("sign-in-unknown")
      await store.endSignIn(row.id, row.signed_in_at)
      return undefined
    },

    endOtherSignIns: async (request) => {
      const session = sessionOf(request)
      await sessionStore(db, request.website.id).signOutElsewhere(signedIn(session), session.id)
      return undefined
    },
  }
}
