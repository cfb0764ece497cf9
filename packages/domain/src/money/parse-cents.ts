import type { Language } from "../language/localized.ts"
import { plainNumber } from "../language/parse-number.ts"
import type { Cents } from "./cents.ts"

/**
 * The amount a shopper typed, in cents, with or without its dollar sign: `12,50 $` in French, `$12.50` in English.
 * Undefined when it is no amount or has a part of a cent: money is never rounded on the way in [I18N-008] [I18N-010].
 */
export function parseCents(text: string, lang: Language): Cents | undefined {
  const plain = plainNumber(text.trim().replace(/^(-?)\$|\s?\$$/, "$1"), lang)
  const parts = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(plain ?? "")
  if (parts === null) return undefined
  const [, sign, dollars, cents = ""] = parts
  const size = Number(dollars) * 100 + Number(cents.padEnd(2, "0"))
  if (!Number.isSafeInteger(size)) return undefined
  return sign === "-" && size > 0 ? -size : size
}
