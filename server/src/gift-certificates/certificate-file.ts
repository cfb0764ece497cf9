import { plainCertificateCode } from "@parterre/domain/gift-certificates"

/** A certificate sold elsewhere: its plain code and what is left on it, in cents. */
export interface KnownCertificate {
  readonly plainCode: string
  readonly value: number
}

export type CertificateFile =
  | { readonly certificates: readonly KnownCertificate[] }
  | { readonly problems: readonly string[] }

/** Dollars with a point or a comma, and cents or none. */
const AMOUNT = /^(\d{1,5})(?:[.,](\d{2}))?$/

/** Cents of an amount in dollars, such as `50` or `49.99`; undefined for nothing, or no amount. */
export function certificateValue(amount: string): number | undefined {
  const [, dollars, cents = "00"] = AMOUNT.exec(amount.trim()) ?? []
  const value = dollars === undefined ? 0 : Number(dollars) * 100 + Number(cents)
  return value > 0 ? value : undefined
}

/** Reads lines of `code;amount`; every line that is not one is told by its number, and then none counts. */
export function readCertificateFile(text: string): CertificateFile {
  const certificates = new Map<string, KnownCertificate>()
  const problems: string[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue
    const [code = "", amount = "", ...more] = line.split(";")
    const plainCode = plainCertificateCode(code)
    const value = certificateValue(amount)
    const problem =
      more.length > 0 || amount === ""
        ? "not a code, a semicolon and an amount"
        : plainCode === undefined
          ? "the code is not 8 to 40 letters and digits"
          : value === undefined
            ? `"${amount.trim()}" is not an amount in dollars, such as 50 or 49.99`
            : certificates.has(plainCode)
              ? "the code stands above already"
              : undefined
    if (problem !== undefined) problems.push(`line ${index + 1}: ${problem}`)
    else if (plainCode !== undefined && value !== undefined) certificates.set(plainCode, { plainCode, value })
  }
  if (problems.length === 0 && certificates.size === 0) problems.push("there is no certificate in it")
  return problems.length > 0 ? { problems } : { certificates: [...certificates.values()] }
}
