import type { Knex } from "knex"
import type { ClientJournalRow } from "../database/client-tables.ts"
import type { Dependencies } from "../dependencies.ts"

/** By whom something is done with an account, and why. */
export type ClientAct = Pick<ClientJournalRow, "actor" | "reason">

/** What the client does. */
export const byClient: ClientAct = { actor: "client", reason: null }

const byStaff = "staff:"

export const actOfStaff = (name: string, reason: string): ClientAct => ({
  actor: `${byStaff}${name}`,
  reason,
})

/** Who did something, as people say it. */
export const nameOfActor = (actor: string): string =>
  actor.startsWith(byStaff) ? actor.slice(byStaff.length) : actor

/** What was done with the accounts of one website's clients. */
export const clientJournal = (db: Knex, websiteId: string) => ({
  write: async (
    { newId, clock }: Pick<Dependencies, "newId" | "clock">,
    {
      clientId,
      ...entry
    }: Omit<ClientJournalRow, "id" | "website_id" | "client_id" | "at"> & {
      readonly clientId: string
    },
  ): Promise<ClientJournalRow> => {
    const row = { ...entry, id: newId(), website_id: websiteId, client_id: clientId, at: clock.now() }
    await db<ClientJournalRow>("client_journal").insert(row)
    return row
  },

  /** The last first. */
  ofClient: (clientId: string): Promise<ClientJournalRow[]> =>
    db<ClientJournalRow>("client_journal")
      .where({ website_id: websiteId, client_id: clientId })
      .orderBy([{ column: "at", order: "desc" }, "id"])
      .limit(200),
})
