import type { Language, Localized, Newsletter } from "@parterre/contract"
import { placeAddress } from "@parterre/domain/addresses"
import { contactPhone } from "@parterre/domain/clients"
import type { NewsletterRow } from "../database/site-tables.ts"
import { defined } from "../defined.ts"
import type { Seller } from "../websites/organiser.ts"

/** How somebody stands with a newsletter. */
export interface Standing {
  readonly isSubscribed: boolean
  readonly isAwaited?: boolean
}

export const newsletterAnswer = (
  row: NewsletterRow,
  { isSubscribed, isAwaited = false }: Standing,
  consent?: string,
): Newsletter => ({
  id: row.id,
  title: { FR: row.title_fr, EN: row.title_en },
  newsletterText: { FR: row.text_fr, EN: row.text_en },
  alreadySubscribed: isSubscribed,
  ...defined({ confirmationSent: isAwaited && !isSubscribed ? true : undefined, consent }),
})

export const titleOf = (row: NewsletterRow, language: Language): string =>
  language === "fr" ? row.title_fr : row.title_en

/** `{sender}` sends it, `{seller}` runs the site. */
const texts = {
  fr: "{sender} vous enverra «\u00a0{title}\u00a0» par courriel. Vous pourrez vous désabonner en tout temps. {contact}",
  en: "{sender} will send you “{title}” by email. You can unsubscribe at any time. {contact}",
} as const satisfies Localized

/**
 * What somebody agrees to who asks for a newsletter: who writes to them, about what, how to reach that sender, and that
 * they may end it (Canada's anti-spam law, S.C. 2010, c. 23, s. 10). Shown and kept in the same words.
 */
export function consentText(row: NewsletterRow, seller: Seller, language: Language): string {
  const own = seller.name[language]
  const sender = (language === "fr" ? row.producer_fr : row.producer_en) ?? own
  return texts[language]
    .replace("{sender}", () => sender)
    .replace("{title}", () => titleOf(row, language))
    .replace("{contact}", () => `${contactLine(seller, language)}.`)
}

/** Who runs the site and where to write to it, as each mail about newsletters ends. */
export const contactLine = ({ name, address, email, phone }: Seller, language: Language): string =>
  [
    name[language],
    address && placeAddress(address, language),
    email ?? (phone && contactPhone(phone, language)),
  ]
    .filter((part) => part)
    .join(", ")
