import { websiteSignatures } from "../website-signatures.ts"

/** No vowels and nothing that looks like something else: a code is copied from paper. */
const letters = "23456789BCDFGHJKLMNPQRSTVWXZ"
/** 28 to the twelfth: too many to guess at the few tries an hour that are answered. */
const codeLength = 12

/** A code, such as `7K3Q-X2DM-94QX`, of as many rounds of bytes as it needs. */
export function certificateCode(bytesOf: (round: number) => Uint8Array): string {
  // Bytes beyond the last whole round of the letters would make the first of them likelier.
  const fair = Math.floor(256 / letters.length) * letters.length
  let code = ""
  for (let round = 0; code.length < codeLength; round += 1)
    for (const byte of bytesOf(round))
      if (byte < fair && code.length < codeLength) code += letters[byte % letters.length]
  return code.replaceAll(/(.{4})(?!$)/g, "$1-")
}

/** The codes of certificates that are sold. */
export interface SoldCertificateCodes {
  /** Of the piece it was sold as. It is derived, so that a mail can tell it and it is kept nowhere. */
  of(websiteId: string, holdLineId: string): string
}

export function soldCertificateCodes(signingKey: string): SoldCertificateCodes {
  const sign = websiteSignatures(signingKey, "certificates")
  return {
    of: (websiteId, holdLineId) => certificateCode((round) => sign(websiteId, `${holdLineId} ${round}`)),
  }
}
