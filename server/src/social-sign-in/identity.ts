import type { SocialProvider } from "@parterre/contract"
import { textLimits } from "@parterre/contract"
import { isEmail } from "@parterre/domain/clients"

/** Who a provider says somebody is. */
export interface Identity {
  readonly provider: SocialProvider
  /** The provider's own id of the person. */
  readonly subject: string
  /** Left out where the provider tells none that mail could reach. */
  readonly email?: string
  /** Whether the provider says that the address is theirs. */
  readonly isVerified: boolean
  readonly firstname: string
  readonly lastname: string
}

/** Neither controls a terminal nor turns the direction of text, as every name that is typed here. */
const unprintable = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}]/gu

export const nameOf = (given: unknown): string =>
  typeof given === "string" ? given.replace(unprintable, "").trim().slice(0, textLimits.PersonName) : ""

export const addressOf = (given: unknown): string | undefined =>
  typeof given === "string" && isEmail(given.trim()) ? given.trim() : undefined
