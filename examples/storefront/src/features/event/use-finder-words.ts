import type { Concession, PartyOffer } from "@parterre/domain/party-finder"
import type { FoundParty } from "@parterre/react"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** A search and its offers in the shopper's words. */
export function useFinderWords() {
  const { t, money } = useTexts()

  /** What was understood, so that a misreading shows: « 4 places, 80,00 $ au plus, corbeille ». */
  function request({ request: { minPrice, maxPrice, order, accessible, mayPart, words }, size }: FoundParty) {
    const parts = [
      t("finder.size", { count: size }),
      minPrice === undefined ? undefined : t("finder.atLeast", { price: money(minPrice) }),
      maxPrice === undefined ? undefined : t("finder.atMost", { price: money(maxPrice) }),
      order === "cheapest" ? t("finder.cheapest") : undefined,
      accessible ? t("seat.accessible") : undefined,
      mayPart ? t("finder.mayPart") : undefined,
      words.length > 0 ? words.join(" ") : undefined,
    ]
    return t("finder.understood", { request: parts.filter((part) => part !== undefined).join(", ") })
  }

  function answer({ offers }: FoundParty) {
    if (offers.length === 0) return t("finder.none")
    return offers.some(({ concessions }) => concessions.length === 0)
      ? t("finder.found", { count: offers.length })
      : t("finder.near")
  }

  const concession = (name: Concession, { groups }: PartyOffer, size: number) => {
    const sizes = groups.map(({ seatIds }) => seatIds.length)
    const count = sizes.reduce((sum, seats) => sum + seats, 0)
    return t(`finder.${name}`, { sizes: sizes.join(" + "), count, size })
  }

  /** « 54,50 $ la place, 218,00 $ en tout »; a party apart sits in one price level. */
  const price = ({ groups, total }: PartyOffer) =>
    t("finder.price", { each: money(groups[0]?.price ?? 0), total: money(total) })

  return { request, answer, concession, price }
}
