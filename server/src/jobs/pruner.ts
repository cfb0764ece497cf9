import type { Knex } from "knex"
import { forgetLinks } from "../carts/cart-link-store.ts"
import { LETTER_KINDS } from "../clients/account-letter.ts"
import { deleteExpiredLinks, forgetGuests } from "../clients/client-store.ts"
import type { Retention } from "../config.ts"
import { deleteEndedCounts } from "../http/limit-count-store.ts"
import { forgetRefusals } from "../journal/journal-store.ts"
import { NEWSLETTER_MAILS } from "../newsletters/newsletter-message.ts"
import { forgetAsks } from "../newsletters/newsletter-store.ts"
import { forgetMessages } from "../outbox/outbox-store.ts"
import { TURN_MAIL } from "../queue/let-in.ts"
import { deleteOldPlaces } from "../queue/queue-store.ts"
import { RENEWAL_MAIL } from "../renewals/renewal-message.ts"
import { forgetScans } from "../scans/scan-store.ts"
import { deleteExpiredSessions } from "../sessions/session-store.ts"
import { GIFT_MAILS } from "../ticket-gifts/gift-message.ts"
import { forgetRegistrations } from "../wallet-passes/pass-store.ts"
import { forgetEndedCarts } from "./ended-cart-store.ts"

/**
 * Forgets what nobody needs any more and anybody could make without end. What replaying a live cart or a sale needs
 * stays, and so does every payment that was tried, with the cart it was for.
 */
export async function prune(db: Knex, retention: Retention, now: number): Promise<void> {
  await deleteExpiredSessions(db, now)
  await deleteExpiredLinks(db, now)
  await forgetGuests(db)
  await deleteEndedCounts(db, now)
  await deleteOldPlaces(db, now)
  await forgetLinks(db, now)
  await forgetAsks(db, now)
  await forgetRegistrations(db, now)
  await forgetScans(db, now)
  await forgetRefusals(db, now - retention.refusals)
  // A receipt waits for its mail server as long as it takes; a letter of last month only confuses.
  await forgetMessages(db, now - retention.mail, [
    ...LETTER_KINDS,
    ...GIFT_MAILS,
    ...NEWSLETTER_MAILS,
    TURN_MAIL,
    RENEWAL_MAIL,
  ])
  await forgetEndedCarts(db, now - retention.carts)
}
