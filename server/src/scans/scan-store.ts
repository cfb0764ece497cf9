import type { Knex } from "knex"
import type { ScanRow, TicketRow } from "../database/checkout-tables.ts"

/** Where and when somebody was let in. */
export interface Admission {
  readonly at: number
  readonly gate: string
}

/** Lets the holder of a ticket in once; a test removes the guard and looks what happens. */
export interface AdmissionGuard {
  /** Whether this one let the holder in: the ticket was good, by this code, and nobody had been let in with it. */
  admit(
    trx: Knex.Transaction,
    ticket: Pick<TicketRow, "id" | "website_id" | "code_number">,
    admission: Admission,
  ): Promise<boolean>
}

export const admissionGuard: AdmissionGuard = {
  async admit(trx, { id, website_id, code_number }, { at, gate }) {
    const admitted = await trx<TicketRow>("tickets")
      .where({ id, website_id, code_number })
      .whereNull("voided_at")
      .whereNull("admitted_at")
      .update({ admitted_at: at, admitted_gate: gate })
    return admitted === 1
  },
}

/** Of two scanners without a network that let the same ticket in, the earlier one was the first. */
export async function admitEarlier(
  trx: Knex.Transaction,
  { id, website_id, code_number }: Pick<TicketRow, "id" | "website_id" | "code_number">,
  { at, gate }: Admission,
): Promise<boolean> {
  const changed = await trx<TicketRow>("tickets")
    .where({ id, website_id, code_number })
    .where("admitted_at", ">", at)
    .update({ admitted_at: at, admitted_gate: gate })
  return changed === 1
}

/** The scan log of one website. */
export const scanStore = (db: Knex, websiteId: string) => ({
  write: async (row: ScanRow): Promise<void> => {
    await db<ScanRow>("scans").insert(row)
  },

  /** A scan of this code at this time and gate that was handed in before. */
  handedIn: (scan: Pick<ScanRow, "code_hash" | "at" | "gate">): Promise<ScanRow | undefined> =>
    db<ScanRow>("scans")
      .where({ website_id: websiteId, ...scan })
      .first(),

  /** Newest first. */
  ofEvent: async (eventId: string, limit: number): Promise<readonly ScanRow[]> =>
    db<ScanRow>("scans")
      .where({ website_id: websiteId, event_id: eventId })
      .orderBy([
        { column: "at", order: "desc" },
        { column: "id", order: "desc" },
      ])
      .limit(limit),

  admittedTo: async (eventId: string): Promise<number> => {
    const counted = await db("tickets")
      .where({ website_id: websiteId, event_id: eventId })
      .whereNotNull("admitted_at")
      .count({ n: "*" })
      .first()
    return Number(counted?.n ?? 0)
  },

  goodTickets: async (eventId: string): Promise<readonly TicketRow[]> =>
    db<TicketRow>("tickets")
      .where({ website_id: websiteId, event_id: eventId })
      .whereNull("voided_at")
      .orderBy("id"),

  knows: async (eventIds: readonly string[]): Promise<boolean> =>
    (await db("events").where({ website_id: websiteId }).whereIn("id", eventIds).select("id")).length ===
    new Set(eventIds).size,
})
