import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { FixtureFolder } from "./fixture-folder.ts"

/** Of the fixture tenant: its page with shows, and one that sells only what needs no seat. */
export const pages = { ubu: "pages/ubu.yaml", shop: "pages/boutique.yaml" } as const

export const address = "address: { city: Québec, provinceState: QC, country: CA }, "
export const products = `title: { fr: Boutique, en: Shop }
description: { fr: "<p>Pour offrir.</p>", en: "<p>To give.</p>" }
category: show
image: images/logo.svg
display: ITEMS
memberships:
  - key: carte
    title: { fr: Carte d’ami, en: Friend’s card }
    image: images/logo.svg
    price: 6000
    serviceCharge: 200
    until: "2027-08-31"
    perCart: 2
    places: 50
    onSaleFrom: "2027-01-10T10:00"
    onSaleUntil: "2027-05-01T23:59"
    benefits:
      - { fr: Prévente, en: Presale }
giftCertificates:
  - key: cheque
    title: { fr: Chèque-cadeau, en: Gift certificate }
    amounts: { min: 2500, max: 50000, suggested: [5000, 10000] }
donations:
  - key: don
    title: { fr: Don, en: Donation }
    amounts: { min: 500, max: 1000000, suggested: [2500] }
    receipt: { fr: Merci., en: Thank you. }
flexPasses:
  - key: passeport
    title: { fr: Passeport, en: Pass }
    price: 15000
    credits: 3
    events: [ubu-2027-02-12, ubu-2027-02-13]
`
const parking = `    parking:
      - key: etages
        name: { fr: Stationnement étagé, en: Parkade }
        address: 12, rue du Port
        price: 1800
        serviceCharge: 100
        places: 3
        type: COVERED
    events:
`

/** Lets the fixture tenant sell every kind of product, and parking at each of its events. */
export async function sellProducts(folder: FixtureFolder): Promise<void> {
  await folder.edit(
    "tenant.yaml",
    "contact: { phone: 819 555-0100,",
    `contact: { ${address}phone: 819 555-0100,`,
  )
  await folder.write(pages.shop, products)
  const ubu = await readFile(join(folder.path, pages.ubu), "utf8")
  await folder.write(pages.ubu, ubu.replace("    events:\n", parking))
}
