import type { FixtureFolder } from "./fixture-folder.ts"

/** Files of an exhibition that the fixture tenant sells by the hour, in a gallery of twenty places an hour. */
export const exhibition = { page: "pages/masques.yaml", venue: "venues/galerie.yaml" } as const

const gallery = `name: { fr: Galerie, en: Gallery }
address: { city: Trois-Rivières, provinceState: QC, country: CA }
generalAdmission:
  - { key: galerie, name: { fr: Galerie, en: Gallery }, category: Entrée, capacity: 20 }
`

const masks = `title: { fr: Masques, en: Masks }
description: { fr: "<p>Des masques.</p>", en: "<p>Masks.</p>" }
category: exhibition
image: images/logo.svg
display: DATES
shows:
  - key: masques
    title: { fr: Masques, en: Masks }
    venue: galerie
    prices:
      Entrée:
        - { key: adulte, name: { fr: Adulte, en: Adult }, price: 1200, serviceCharge: 100 }
    events:
      - key: masques-2027-02-20
        start: "2027-02-20T10:00"
        saleState: ONSALE
        soldShare: 0.5
        hours:
          - "10:00"
          - { at: "11:30", places: 4 }
          - { at: "13:00", saleState: SOLDOUT }
      - { key: masques-2027-02-21, start: "2027-02-21T10:00", saleState: ONSALE }
`

export async function addExhibition(folder: FixtureFolder): Promise<void> {
  await folder.write(exhibition.venue, gallery)
  await folder.write(exhibition.page, masks)
}

const day = "petit-theatre.masques-2027-02-20"

/** Ids of the exhibition. */
export const hourIds = {
  page: "petit-theatre.masques",
  day,
  ten: `${day}-1000`,
  half: `${day}-1130`,
  one: `${day}-1300`,
  next: "petit-theatre.masques-2027-02-21",
  adult: (hour: string) => `${hour}.entree.adulte`,
} as const
