import type { KeptCard } from "@parterre/contract"
import { cardBrandName, isExpired, parseExpiry } from "@parterre/domain/cards"
import { useParterre } from "@parterre/react"
import { useTexts } from "../texts/use-texts.ts"

/** « Visa se terminant par 4242 », and until when a card is good. */
export function useCardWords() {
  const { t } = useTexts()
  const { session } = useParterre()
  const isOver = ({ expiry }: KeptCard): boolean => {
    const date = parseExpiry(expiry)
    const today = new Date(session.serverNow())
    return date !== undefined && isExpired(date, { month: today.getMonth() + 1, year: today.getFullYear() })
  }
  return {
    isOver,
    name: ({ brand, lastFour }: KeptCard) =>
      t("cards.name", { brand: cardBrandName(brand) ?? t("cards.card"), lastFour }),
    until: (card: KeptCard) => {
      const expiry = `${card.expiry.slice(0, 2)}/${card.expiry.slice(2)}`
      return t(isOver(card) ? "cards.over" : "cards.until", { expiry })
    },
  }
}
