import type { FixtureFolder } from "./fixture-folder.ts"

/** The fixture tenant's three evenings, all on sale, in a combo with a group of each kind and in one that shoppers build. */
const combos = `combos:
  - key: duo
    title: { fr: Le duo, en: The Duo }
    description: { fr: "<p>Deux soirs.</p>", en: "<p>Two nights.</p>" }
    perCart: 3
    groups:
      - key: premier
        kind: MANDATORY
        name: { fr: Premier soir, en: First night }
        required: 1
        events: [ubu-2027-02-12]
        categories: [Parterre, Balcon]
        prices: [adulte, etudiant]
        percentOff: 15
      - key: second
        kind: PSEUDO_MANDATORY
        name: { fr: Second soir, en: Second night }
        min: 1
        max: 1
        events: [ubu-2027-02-13, ubu-2027-02-14]
        categories: [Debout]
        amountOff: 500
      - key: encore
        kind: OPTIONAL
        name: { fr: Encore un soir, en: One more night }
        events: [ubu-2027-02-14]
        categories: [Balcon]
        price: 2000
buildYourOwn:
  - key: carte
    title: { fr: À la carte, en: À la carte }
    shows: [ubu]
    categories: [Parterre, Debout]
    prices: [adulte, etudiant]
    most: 3
    tiers:
      - { from: 2, percentOff: 10 }
      - { from: 3, percentOff: 25 }
`

export const comboPage = "pages/ubu.yaml"

/** Adds the combos to the fixture's page and puts all of its evenings on sale. */
export async function sellCombos(folder: FixtureFolder): Promise<void> {
  await folder.edit(
    comboPage,
    'saleState: NOTAVAILABLE,\n          onSaleFrom: "2027-01-15T10:00",',
    "saleState: ONSALE,",
  )
  await folder.edit(comboPage, "saleState: CANCELLED", "saleState: ONSALE")
  await folder.edit(comboPage, "shows:\n", `${combos}shows:\n`)
}
