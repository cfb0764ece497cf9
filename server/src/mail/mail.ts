export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}

export interface Mail {
  /** The same each time a mail is sent again, so that a mailbox shows it once; a new one where its link carries a new token. */
  readonly messageId: string
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly Attachment[]
  /** Header fields beside those that every mail has. */
  readonly headers?: Readonly<Record<string, string>>
  /** Epoch milliseconds. */
  readonly at: number
  /** The tenant that sends it. */
  readonly website: string
}

/** The Message-ID of a message of the outbox, at the domain of its sender (RFC 5322, 3.6.4). */
export const messageId = (id: string, from: string): string =>
  `<${id}@${from.slice(from.lastIndexOf("@") + 1).replaceAll(/[^A-Za-z0-9.-]/g, "")}>`

/** Takes a mail for good, or fails: it is then tried again. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
