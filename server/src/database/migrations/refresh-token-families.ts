import type { Knex } from "knex"

/**
 * Refresh tokens as links of a sign-in. Those there were outlived changed passwords and members taken away, so none is
 * carried over: staff sign in again.
 */
export async function createRefreshTokenFamilies(knex: Knex): Promise<void> {
  await knex.schema.dropTable("refresh_tokens")
  await knex.schema.createTable("refresh_tokens", (table) => {
    table.text("token_hash").primary()
    table.text("website_id").notNullable()
    table.text("staff_id").notNullable()
    table.text("oauth_type").notNullable()
    table.text("family_id").notNullable() // the sign-in
    table.text("predecessor_hash").unique() // whose place it takes when it is first used; none from then on
    table.bigInteger("spent_at") // when another took its place
    table.bigInteger("created_at").notNullable()
    table.bigInteger("expires_at").notNullable() // without use
    table.bigInteger("ends_at").notNullable() // however much it is used
    table.index(["expires_at"])
    table.index(["family_id"])
    table.index(["staff_id"])
  })
}
