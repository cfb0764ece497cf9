import { BlockList, isIP } from "node:net"
import type { Verification } from "@parterre/contract"
import { isEmail, suggestedEmail } from "@parterre/domain/clients"
import { isPostalCode } from "@parterre/domain/postal-codes"
import { isDisposable } from "./disposable-domains.ts"
import { unverified, type Verifier } from "./verifier.ts"

/** What can be told without asking anybody: how things are written, and who gives addresses away. */
export const localVerifier: Verifier = {
  email: async (email) => (isEmail(email) ? emailOf(email) : invalid("syntax")),

  phone: async (number) => {
    const digits = number.replaceAll(/[\s().-]/g, "")
    if (/^\+?1?[2-9]\d{9}$/.test(digits)) return northAmerican(digits.slice(-10))
    return /^(\+|00|011)?\d{8,15}$/.test(digits) ? valid("international") : invalid("syntax")
  },

  address: async ({ country, zip }) => {
    if (/^ca$/i.test(country)) return isPostalCode(zip) ? valid("postal_code") : invalid("postal_code")
    if (/^us$/i.test(country))
      return /^\d{5}(-\d{4})?$/.test(zip.trim()) ? valid("zip_code") : invalid("zip_code")
    return unverified
  },

  ip: async (ip) => {
    if (isIP(ip) === 0) return unverified
    return valid(nearby.check(ip, isIP(ip) === 6 ? "ipv6" : "ipv4") ? "private" : "public")
  },

  mail: async (email) => {
    if (!isEmail(email)) return { valid: false }
    const suggestion = suggestedEmail(email)
    return { valid: !isDisposable(email), ...(suggestion === undefined ? {} : { suggestion }) }
  },
}

const valid = (responseCode: string): Verification => ({ status: "valid", responseCode })
const invalid = (responseCode: string): Verification => ({ status: "invalid", responseCode })

/** One that is thrown away receives mail all the same, for a while: it is told and kept. */
const emailOf = (email: string): Verification => valid(isDisposable(email) ? "disposable" : "syntax")

/** Area codes and exchanges begin with 2 to 9, and neither ends in 11: those are services. */
const northAmerican = (digits: string): Verification =>
  /^[2-9](?!11)\d{2}[2-9](?!11)\d{6}$/.test(digits) ? valid("north_american") : invalid("number")

const nearby = new BlockList()
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  nearby.addSubnet(network, bits, "ipv4")
nearby.addSubnet("fc00::", 7, "ipv6")
nearby.addSubnet("fe80::", 10, "ipv6")
nearby.addAddress("::1", "ipv6")
