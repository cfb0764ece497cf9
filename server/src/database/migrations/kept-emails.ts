import type { Knex } from "knex"

/** Whether an email that can be gone back to is kept for its client. Of those from before nobody knows whether they were confirmed. */
export async function addKeptEmails(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE email_undos ADD COLUMN keeps_email INTEGER NOT NULL DEFAULT 1")
}
