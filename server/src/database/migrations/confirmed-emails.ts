import type { Knex } from "knex"

/** Whether mail reaches the email of a client. Of accounts from before nobody was asked: both stay empty. */
export async function addConfirmedEmails(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE clients ADD COLUMN confirmation_asked_at BIGINT")
  await knex.raw("ALTER TABLE clients ADD COLUMN email_confirmed_at BIGINT")
}
