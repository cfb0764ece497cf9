import type { Knex } from "knex"
import { PAYMENT_DUE_MAIL } from "../checkout/payment-due-message.ts"
import { isLetterKind } from "../clients/account-letter.ts"
import type { Clock } from "../clock.ts"
import type { OutboxRow } from "../database/checkout-tables.ts"
import { INSTALMENT_MAILS } from "../instalments/instalment-message.ts"
import { accountMail } from "../mail/account-mail.ts"
import { type CertificateSender, certificateMail } from "../mail/certificate-mail.ts"
import { giftMail } from "../mail/gift-mail.ts"
import { instalmentMail } from "../mail/instalment-mail.ts"
import type { Mail, Mailer } from "../mail/mail.ts"
import { newsletterMail } from "../mail/newsletter-mail.ts"
import { paymentDueMail } from "../mail/payment-due-mail.ts"
import { receiptMail } from "../mail/receipt-mail.ts"
import { refundMail } from "../mail/refund-mail.ts"
import { renewalMail } from "../mail/renewal-mail.ts"
import { turnMail } from "../mail/turn-mail.ts"
import { voidMail } from "../mail/void-mail.ts"
import { NEWSLETTER_MAILS } from "../newsletters/newsletter-message.ts"
import type { NewsletterTokens } from "../newsletters/newsletter-tokens.ts"
import {
  claimMessage,
  deleteMessage,
  dueMessages,
  markSent,
  postponeMessage,
} from "../outbox/outbox-store.ts"
import type { PaymentsLog } from "../payments/website-processors.ts"
import { CERTIFICATE_MAIL } from "../products/certificate-message.ts"
import { TURN_MAIL } from "../queue/let-in.ts"
import { REFUND_MAIL } from "../refunds/refund-message.ts"
import { RENEWAL_MAIL, RENEWAL_REMINDER_MAIL } from "../renewals/renewal-message.ts"
import type { RenewalTokens } from "../renewals/renewal-tokens.ts"
import type { ReceiptPayload } from "../sales/post-receipt.ts"
import type { IsStopping } from "../stopping.ts"
import { GIFT_MAILS } from "../ticket-gifts/gift-message.ts"
import type { GiftTokens } from "../ticket-gifts/gift-tokens.ts"
import type { TicketBarcodes } from "../tickets/ticket-barcodes.ts"
import { VOID_MAIL } from "../voids/void-message.ts"
import type { ApplePush } from "../wallet-passes/apple-push.ts"
import { PASS_CHANGED, pushChange } from "../wallet-passes/push-changes.ts"
import { watched } from "../watched.ts"

export interface OutboxDependencies {
  readonly db: Knex
  readonly mailer: Mailer
  readonly barcodes: TicketBarcodes
  readonly gifts: GiftTokens
  readonly newsletters: NewsletterTokens
  readonly renewals: RenewalTokens
  readonly certificates: CertificateSender
  /** Where phones are told that a pass has changed. */
  readonly applePush?: ApplePush | undefined
  readonly log: PaymentsLog
  /** Asked before each message. */
  readonly isStopping?: IsStopping | undefined
}

/**
 * Milliseconds a claimed message is nobody else's; a server that dies in between leaves it to another after that. A mail server
 * is waited for less.
 */
export const claimTime = 2 * 60_000
/** Milliseconds before the second try; doubled each time, up to the longest. */
const firstPause = 15_000
const longestPause = 3_600_000

/** Mails of a round, unless the caller says otherwise. */
export const mailsAtOnce = 20
/** Mails that are written or on their way at the same time: a mail server takes its time for each. */
const lanes = 4

/** Sends what has been committed and is due; answers how many went out. */
export async function sendOutbox(
  dependencies: OutboxDependencies,
  clock: Clock,
  atMost = mailsAtOnce,
): Promise<number> {
  const { db, isStopping = () => false } = dependencies
  const due = (await dueMessages(db, clock.now(), atMost)).values()
  let sent = 0
  const lane = async () => {
    // Each takes the next that nobody has. Those before it may have taken a while.
    for (const message of due) {
      if (isStopping()) return
      const until = clock.now() + claimTime
      if ((await claimMessage(db, message, until)) && (await send(dependencies, message, clock, until)))
        sent += 1
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return sent
}

async function send(
  dependencies: OutboxDependencies,
  message: OutboxRow,
  clock: Clock,
  claimedUntil: number,
): Promise<boolean> {
  const { db, mailer, log, applePush } = dependencies
  try {
    if (message.kind === PASS_CHANGED) {
      if (applePush === undefined) {
        await deleteMessage(db, message)
        return false
      }
      await pushChange(db, applePush, message)
      await markSent(db, message, clock.now())
      return true
    }
    const mail = await mailOf(dependencies, message, clock.now())
    // Nobody has that address: nothing leaves, and the address is not kept.
    if (mail === undefined) {
      await deleteMessage(db, message)
      return false
    }
    await watched.mail.around({ kind: message.kind }, () => mailer.send(mail))
  } catch (error) {
    const pause = Math.min(longestPause, firstPause * 2 ** message.attempts)
    // The reason in short: a mail server's answer may quote the whole letter.
    const reason = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : "unknown"
    log.warn({ outboxId: message.id, attempts: message.attempts + 1 }, "a message could not be sent")
    await postponeMessage(db, message, {
      claimed_until: claimedUntil,
      due_at: clock.now() + pause,
      last_error: reason,
    })
    return false
  }
  await markSent(db, message, clock.now())
  return true
}

async function mailOf(
  { db, barcodes, gifts, newsletters, renewals, certificates }: OutboxDependencies,
  { id, attempts, kind, payload, website_id }: OutboxRow,
  now: number,
): Promise<Mail | undefined> {
  if (isLetterKind(kind)) return accountMail(db, { id, attempts, website_id, kind, payload }, now)
  if (kind === TURN_MAIL) return turnMail(db, { id, website_id, payload }, now)
  if (kind === CERTIFICATE_MAIL) return certificateMail(db, certificates, { id, website_id, payload }, now)
  if (kind === PAYMENT_DUE_MAIL)
    return paymentDueMail(db, certificates.shopUrl, { id, website_id, payload }, now)
  if (GIFT_MAILS.includes(kind)) {
    const sender = { barcodes, gifts, shopUrl: certificates.shopUrl }
    return giftMail(db, sender, { id, website_id, kind, payload }, now)
  }
  if (NEWSLETTER_MAILS.includes(kind)) {
    const sender = { newsletters, shopUrl: certificates.shopUrl }
    return newsletterMail(db, sender, { id, website_id, kind, payload }, now)
  }
  if (kind === RENEWAL_MAIL || kind === RENEWAL_REMINDER_MAIL) {
    const sender = { renewals, shopUrl: certificates.shopUrl }
    return renewalMail(db, sender, { id, website_id, kind, payload }, now)
  }
  if (INSTALMENT_MAILS.includes(kind))
    return instalmentMail(db, certificates.shopUrl, { id, website_id, kind, payload }, now)
  if (kind === VOID_MAIL) return voidMail(db, { id, website_id, payload }, now)
  if (kind === REFUND_MAIL) return refundMail(db, { id, website_id, payload }, now)
  if (kind !== "receipt") throw new Error(`Nobody knows how to send a ${kind}`)
  const receipt: ReceiptPayload = JSON.parse(payload)
  return receiptMail(db, { barcodes, shopUrl: certificates.shopUrl }, { id, website_id }, receipt, now)
}
