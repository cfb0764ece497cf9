/** The kind of outbox message for the mail that tells a buyer that an instalment is about to be taken. */
export const INSTALMENT_DUE_MAIL = "instalment-due"
/** That of the mail that tells that the card did not pay it, and asks for another. */
export const INSTALMENT_FAILED_MAIL = "instalment-failed"

export const INSTALMENT_MAILS: readonly string[] = [INSTALMENT_DUE_MAIL, INSTALMENT_FAILED_MAIL]

export interface InstalmentMessage {
  readonly saleId: string
  readonly ordinal: number
}
