export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}

export interface Mail {
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly Attachment[]
  /** Epoch milliseconds. */
  readonly at: number
  /** The tenant that sends it. */
  readonly website: string
}

/** Takes a mail for good, or fails: it is then tried again. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
