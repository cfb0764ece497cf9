/** The mail of a gift certificate that was sold. */
export const CERTIFICATE_MAIL = "certificate"

/** Its payload in the outbox: the code is made from the piece when the mail leaves. */
export interface CertificateMessage {
  readonly saleId: string
  readonly holdLineId: string
}
