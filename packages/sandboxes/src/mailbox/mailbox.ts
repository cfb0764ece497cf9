export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}

/** A mail as the mailbox takes it. The package knows no server: a server's mails need the same fields, no more. */
export interface Mail {
  readonly messageId: string
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly MailAttachment[]
  /** epoch milliseconds */
  readonly at: number
  /** The tenant that sent it. */
  readonly website: string
}

export type KeptMail = Mail & { readonly id: string }

export interface Mailbox {
  deliver(mail: Mail): void
  /** Newest first. */
  list(): readonly KeptMail[]
  reset(): void
}

const MOST_KEPT = 500

export function createMailbox(): Mailbox {
  let mails: KeptMail[] = []
  let count = 0
  return {
    deliver(mail) {
      // As mailboxes do: the same mail once more is not another.
      if (mails.some(({ messageId }) => messageId === mail.messageId)) return
      count += 1
      mails = [{ ...mail, id: String(count) }, ...mails].slice(0, MOST_KEPT)
    },
    list: () => mails,
    reset: () => {
      mails = []
    },
  }
}
