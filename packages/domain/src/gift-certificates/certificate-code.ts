/** Fewer signs could be guessed; more fit on no certificate. */
const PLAIN_CODE = /^[A-Z0-9]{8,40}$/

/**
 * A gift certificate's code as it is compared: capitals and digits, without the spaces and hyphens that only help
 * reading. Undefined for what can be no code [PAY-002].
 */
export function plainCertificateCode(typed: string): string | undefined {
  const plain = typed.replaceAll(/[\s\u2010-\u2013-]/gu, "").toUpperCase()
  return PLAIN_CODE.test(plain) ? plain : undefined
}
