import type { PromotionTerms } from "@parterre/domain/promotions"
import type { Knex } from "knex"
import type { Website } from "../../src/http/handler.ts"
import { presaleCodeId, promotionId } from "../../src/promotions/promotion-rows.ts"
import { smallHouse } from "./small-house.ts"

interface OfferedPromotion extends PromotionTerms {
  readonly code: string
  /** Tickets in all; unlimited when absent. */
  readonly uses?: number
  readonly perShopper?: number
}

/** Gives a house that is built a promotion; answers its id. */
export async function offerPromotion(
  db: Knex,
  { code, uses, perShopper, ...terms }: OfferedPromotion,
  { id: website_id }: Pick<Website, "id"> = smallHouse,
): Promise<string> {
  const id = promotionId(website_id, code)
  await db("promotions").insert({
    ...{ id, website_id, code, name_fr: `La promo ${code}`, name_en: `The ${code} offer` },
    ...{ terms: JSON.stringify(terms), per_shopper: perShopper ?? null },
  })
  if (uses !== undefined) await db("code_uses").insert({ code_id: id, website_id, capacity: uses, taken: 0 })
  await db("websites").where({ id: website_id }).increment("revision", 1)
  return id
}

interface OfferedPresale {
  readonly eventId: string
  readonly from: number
  /** When the event is on sale to all. */
  readonly until: number
  readonly codes?: readonly string[]
  readonly ticketsPerCode?: number
  /** Ids of memberships. */
  readonly members?: readonly string[]
}

/** Gives an event of a house that is built a presale; answers the ids of its codes. */
export async function openPresale(
  db: Knex,
  { eventId, from, until, codes = [], ticketsPerCode, members = [] }: OfferedPresale,
  { id: website_id }: Pick<Website, "id"> = smallHouse,
): Promise<readonly string[]> {
  const presale_id = `presale event ${eventId}`
  await db("events")
    .where({ id: eventId })
    .update({
      ...{ on_sale_from: until, presale_id, presale_from: from },
      presale_members: JSON.stringify(members),
    })
  const ids = codes.map((code) => presaleCodeId(presale_id, code))
  for (const [index, code] of codes.entries()) {
    const id = ids[index] as string
    await db("presale_codes").insert({ id, website_id, presale_id, code })
    if (ticketsPerCode !== undefined)
      await db("code_uses").insert({ code_id: id, website_id, capacity: ticketsPerCode, taken: 0 })
  }
  await db("websites").where({ id: website_id }).increment("revision", 1)
  return ids
}

/** How many tickets a code says are taken by it. */
export const usedOf = async (db: Knex, codeId: string): Promise<number> =>
  Number((await db("code_uses").where({ code_id: codeId }).first())?.taken)
