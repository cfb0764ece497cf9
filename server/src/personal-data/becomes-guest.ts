import type { FreeAddress } from "../clients/change-email.ts"
import { clientStore } from "../clients/client-store.ts"
import { noPendingEmail } from "../clients/email-undo-store.ts"
import { passkeyStore } from "../clients/passkey-store.ts"
import { socialStore } from "../clients/social-store.ts"
import type { Clock } from "../clock.ts"
import { leaveAllCards } from "../kept-cards/kept-card-store.ts"
import { renewalStore } from "../sales/renewal-store.ts"
import { sessionStore } from "../sessions/session-store.ts"

/**
 * Makes a guest of an account, so that its address is free: every way in ends and its cards leave. It is not closed: a
 * payment may be under way, and the guest may join again with an address of theirs.
 */
export const becomesGuest =
  (clock: Clock): FreeAddress =>
  async (trx, { id, website_id }) => {
    const now = clock.now()
    const clients = clientStore(trx, website_id)
    await socialStore(trx, website_id).forget(id)
    await passkeyStore(trx, website_id).forget(id)
    await clients.dropReset(id)
    await clients.endNewsletters(id, now)
    await leaveAllCards(trx, { website_id, client_id: id }, now)
    await renewalStore(trx, website_id).disown(id)
    await sessionStore(trx, website_id).leaveToGuest(id)
    await clients.update(id, {
      ...{ email_key: null, username: null, password_hash: null, must_change_password: 0 },
      ...{ ...noPendingEmail, confirmation_asked_at: null, changed_at: now },
    })
  }
