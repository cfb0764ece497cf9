import type { Localized } from "@parterre/contract"
import type { PlanDifference, RowDifference, SeatDifference } from "./plan-difference.ts"

/** A difference as sentences for a person to agree with, in the order of the plan; none where nothing changed. */
export function differenceWords(difference: PlanDifference): readonly Localized[] {
  const { rows, addedZones, removedZones, counts, hasOther } = difference
  const [before, after] = counts
  return [
    ...addedZones.map((zone) => ({ fr: `Nouvelle zone\u00A0: ${zone}`, en: `New zone: ${zone}` })),
    ...removedZones.map((zone) => ({ fr: `Zone retirée\u00A0: ${zone}`, en: `Zone removed: ${zone}` })),
    ...rows.map(rowWords),
    ...(hasOther
      ? [
          {
            fr: "D’autres détails ont changé, comme une surface, une couleur ou un nom.",
            en: "Other details changed, such as an area, a colour or a name.",
          },
        ]
      : []),
    ...(before === after
      ? []
      : [
          {
            fr: `${before} sièges avant, ${after} maintenant.`,
            en: `${before} seats before, ${after} now.`,
          },
        ]),
  ]
}

function rowWords({ kind, zone, row, seats }: RowDifference): Localized {
  const where: Localized = {
    fr: `${zone}, rangée ${row || "sans nom"}\u00A0: `,
    en: `${zone}, row ${row || "without a name"}: `,
  }
  const one = seats.length === 1
  const count: Localized = {
    fr: one ? "1 siège" : `${seats.length} sièges`,
    en: one ? "1 seat" : `${seats.length} seats`,
  }
  const s = one ? "" : "s"
  const what: Localized = {
    added: { fr: `ajouté${s}`, en: "added" },
    removed: { fr: `retiré${s}`, en: "removed" },
    moved: { fr: `déplacé${s}`, en: "moved" },
    renumbered: { fr: `renommé${s}`, en: "renamed" },
    recategorised: { fr: one ? "change de catégorie" : "changent de catégorie", en: "in another category" },
  }[kind]
  return {
    fr: `${where.fr}${count.fr} ${what.fr} (${listed(seats, zone, row, "fr")})`,
    en: `${where.en}${count.en} ${what.en} (${listed(seats, zone, row, "en")})`,
  }
}

const MOST_SHOWN = 8

function listed(seats: readonly SeatDifference[], zone: string, row: string, language: "fr" | "en"): string {
  const shown = seats.slice(0, MOST_SHOWN).map(({ seat, from, categories }) => {
    if (categories !== undefined)
      return `${seat}${language === "fr" ? "\u00A0:" : ":"} ${categories[0]} → ${categories[1]}`
    if (from === undefined) return seat
    const before = [
      from.zone === zone ? "" : from.zone,
      from.row === row && from.zone === zone ? "" : from.row,
    ]
    return `${[...before, from.seat].filter((part) => part !== "").join(" ")} → ${seat}`
  })
  const left = seats.length - shown.length
  const rest = left === 0 ? [] : [language === "fr" ? `et ${left} de plus` : `and ${left} more`]
  return [...shown, ...rest].join(", ")
}
