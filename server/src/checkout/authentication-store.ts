import type { Knex } from "knex"
import type { AuthenticationRow } from "../database/checkout-tables.ts"

/** The authentications of one website's sales. */
export const authenticationStore = (db: Knex, websiteId: string) => ({
  ofSale: async (saleId: string): Promise<Pick<AuthenticationRow, "id" | "state">[]> =>
    db<AuthenticationRow>("authentications")
      .where({ website_id: websiteId, sale_id: saleId })
      .select("id", "state"),

  /** The authentication of a sale that a processor's id names. */
  ofSaleAndProcessor: (saleId: string, processorId: string): Promise<AuthenticationRow | undefined> =>
    db<AuthenticationRow>("authentications")
      .where({ website_id: websiteId, sale_id: saleId, processor_id: processorId })
      .first(),

  /** By what its processor calls it. */
  ofProcessor: (
    processor: AuthenticationRow["processor"],
    processorId: string,
  ): Promise<AuthenticationRow | undefined> =>
    db<AuthenticationRow>("authentications")
      .where({ website_id: websiteId, processor, processor_id: processorId })
      .first(),

  insert: async (row: Omit<AuthenticationRow, "website_id">): Promise<void> => {
    await db<AuthenticationRow>("authentications").insert({ ...row, website_id: websiteId })
  },

  update: async (
    id: string,
    change: Partial<Pick<AuthenticationRow, "processor_id" | "state" | "details" | "bin" | "last_four">>,
  ): Promise<void> => {
    await db<AuthenticationRow>("authentications").where({ website_id: websiteId, id }).update(change)
  },

  /** Initiates an enrolled card; of two that come at once, one hears no. */
  initiate: async (id: string): Promise<boolean> => {
    const taken = await db<AuthenticationRow>("authentications")
      .where({ website_id: websiteId, id, state: "enrolled" })
      .update({ state: "initiated" })
    return taken === 1
  },

  /** Uses an authentication up; of two that come at once, one hears no. */
  markUsed: async (id: string, now: number): Promise<boolean> => {
    const marked = await db<AuthenticationRow>("authentications")
      .where({ website_id: websiteId, id })
      .whereNull("used_at")
      .update({ used_at: now })
    return marked === 1
  },
})
