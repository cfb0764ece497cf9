import type { Handlers } from "../http/handler.ts"
import type { Verifier } from "./verifier.ts"

/** Whether an email, a phone number, an address or a network looks right: advice for forms. */
export const verificationsHandlers = (verifier: Verifier): Handlers => ({
  verifyEmail: ({ path }) => verifier.email(decoded(path.base64)),
  verifyPhone: ({ path }) => verifier.phone(decoded(path.base64)),
  verifyAddress: ({ path }) => verifier.address(path),
  verifyIp: ({ ip }) => verifier.ip(ip),
  checkMail: ({ path }) => verifier.mail(decoded(path.base64)),
})

/** Of either alphabet of Base64; the contract has checked its shape. */
const decoded = (base64: string): string => Buffer.from(base64, "base64").toString("utf8").trim()
