import type { AdmissionOffer, Concession, PartyOffer } from "@parterre/domain/party-finder"
import { sectionInWords, withinSentence } from "@parterre/domain/seat-names"
import type { FoundParty } from "@parterre/react"
import { useTexts } from "../../../shared/texts/use-texts.ts"

type AskedRows = Extract<FoundParty["request"]["row"], object>

/** As it was written; a section called by a number with the word. */
const placeInWords = (place: string): string => withinSentence(sectionInWords(place))

/** A search and its offers in the shopper's words. */
export function useFinderWords() {
  const { t, money, both, either } = useTexts()

  const rowInWords = ({ names, isRange }: AskedRows) =>
    isRange
      ? t("finder.rows", { first: names[0], last: names.at(-1) })
      : t("finder.row", { row: either(names) })

  /** What was understood, so that a misreading shows: « 4 places, 80,00 $ au plus, corbeille ». */
  function request({ request: asked, size, absent: missing }: FoundParty) {
    const {
      minPrice,
      maxPrice,
      priceOf,
      order,
      accessible,
      aisle,
      row,
      standing,
      mayPart,
      places,
      excluded,
    } = asked
    // Nothing is sought in a row that is said not to be there.
    const hasRow = missing.every(({ kind }) => kind !== "row")
    const [atLeast, atMost] =
      priceOf === "seat"
        ? (["finder.atLeast", "finder.atMost"] as const)
        : (["finder.atLeastInAll", "finder.atMostInAll"] as const)
    const parts = [
      t("finder.size", { count: size }),
      minPrice === undefined ? undefined : t(atLeast, { price: money(minPrice) }),
      maxPrice === undefined ? undefined : t(atMost, { price: money(maxPrice) }),
      order === "cheapest" ? t("finder.cheapest") : undefined,
      accessible ? t("seat.accessible") : undefined,
      aisle ? t("finder.aisle") : undefined,
      typeof row === "string" ? t(`finder.${row}`) : hasRow && row && rowInWords(row),
      standing ? t("finder.standing") : undefined,
      mayPart ? t("finder.mayPart") : undefined,
      places.length > 0 ? places.map(placeInWords).join(" ") : undefined,
      excluded.length > 0 ? t("finder.except", { places: both(excluded.map(placeInWords)) }) : undefined,
    ]
    return t("finder.understood", { request: parts.filter(Boolean).join(", ") })
  }

  function answer({ request: { beyond }, offers, admissions, absent: missing }: FoundParty) {
    if (beyond === 0) return t("finder.zero")
    const all = [...offers, ...admissions]
    if (all.length === 0) return t("finder.none")
    if (missing.length > 0) return t("finder.others")
    return all.some(({ concessions }) => concessions.length === 0)
      ? t("finder.found", { count: all.length })
      : t("finder.near")
  }

  /** What was asked for by name and is not there, and what is: offers stand below it. */
  const absent = ({ absent: missing }: FoundParty) =>
    missing.flatMap(({ kind, said, instead, hasMore, isSure }) => {
      const place = kind === "row" ? t("finder.row", { row: said }) : said
      const names = instead.join(", ")
      return [
        isSure ? t("finder.absent", { said: place }) : t("finder.unseen", { row: said }),
        ...(names === "" ? [] : [t(hasMore ? "finder.nearest" : "finder.there", { kind, names })]),
      ]
    })

  /** What was not understood, named, and what was and cannot be. */
  function reservations({ request: { beyond, leftAside, standing }, hasAdmission }: FoundParty) {
    const words = leftAside.map((said) => t("finder.quoted", { words: said })).join(", ")
    return [
      ...(leftAside.length > 0 ? [t("finder.leftAside", { words })] : []),
      ...(beyond === undefined || beyond === 0 ? [] : [t("finder.beyond", { count: beyond })]),
      ...(standing && !hasAdmission ? [t("finder.noStanding")] : []),
    ]
  }

  const concession = (name: Concession, sizes: readonly number[], size: number) => {
    const count = sizes.reduce((sum, seats) => sum + seats, 0)
    return t(`finder.${name}`, { sizes: sizes.join(" + "), count, size })
  }

  /** « 54,50 $ la place, 218,00 $ en tout »; a party apart sits in one price level. */
  const price = (offer: PartyOffer | AdmissionOffer) => {
    const each = "groups" in offer ? (offer.groups[0]?.price ?? 0) : offer.price
    return t("finder.price", { each: money(each), total: money(offer.total) })
  }

  return { request, absent, answer, reservations, concession, price }
}
