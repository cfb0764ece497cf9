import type { Knex } from "knex"
import type { ProductRow, ProductTerms } from "../../src/database/product-tables.ts"
import type { Website } from "../../src/http/handler.ts"
import { smallHouse } from "./small-house.ts"

interface ShelfItem extends Partial<Omit<ProductRow, "id" | "kind" | "terms">> {
  readonly key: string
  readonly kind: ProductRow["kind"]
  readonly terms?: object
  /** Pieces there are; unlimited when absent. */
  readonly places?: number
}

/** What products of a kind say of themselves unless told; a cart and a receipt read it. */
const terms: { readonly [Kind in ProductRow["kind"]]: ProductTerms[Kind] } = {
  membership: { months: 12, benefits: [] },
  giftcertificate: {},
  donation: {},
  flexpass: { credits: 4 },
  parking: {
    address: { fr: "Stationnement de la salle", en: "Car park of the hall" },
    date: "2027-03-05",
    type: "standard",
  },
}

export const productId = (key: string, website: Pick<Website, "id"> = smallHouse): string =>
  `${website.id}.${key}`

/** Puts products on sale in a house that is built: a price of 5000 cents unless they have amounts. */
export async function fillShelf(
  db: Knex,
  items: readonly ShelfItem[],
  website: Pick<Website, "id"> = smallHouse,
): Promise<void> {
  const [page] = await db("pages").where({ website_id: website.id }).limit(1)
  for (const [ordinal, { key, kind, terms: own, places, ...given }] of items.entries()) {
    const row: ProductRow = {
      ...{ id: productId(key, website), website_id: website.id, kind, ordinal },
      ...{ page_id: kind === "parking" ? null : page.id, event_id: null },
      ...{
        title_fr: `Le ${key}`,
        title_en: `The ${key}`,
        description_fr: null,
        description_en: null,
        image: null,
      },
      ...{ price: given.min_amount === undefined ? 5000 : null, service_charge: 0 },
      ...{ min_amount: null, max_amount: null, suggested_amounts: "[]", max_tickets: null },
      ...{ sale_from: null, sale_until: null, taxable: 1, province: "QC" },
      ...given,
      terms: JSON.stringify({ ...terms[kind], ...own }),
    }
    await db("products").insert(row)
    if (places !== undefined)
      await db("product_stocks").insert({
        ...{ product_id: row.id, website_id: website.id, capacity: places, taken: 0 },
      })
  }
  await db("websites").where({ id: website.id }).increment("revision", 1)
}

/** What the stock of a product says is taken. */
export const takenOf = async (db: Knex, id: string): Promise<number> => {
  const row = await db("product_stocks").where({ product_id: id }).first()
  return Number(row?.taken)
}
