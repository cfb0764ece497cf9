import type { Knex } from "knex"

/** A sign-in ends after a while however much it is used. When those of now began is not known: they begin anew. */
export async function addSignInTimes(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE sessions ADD COLUMN signed_in_at BIGINT")
  await knex.raw("UPDATE sessions SET signed_in_at = expires_at WHERE client_id IS NOT NULL")
}
