import type { Knex } from "knex"
import type { ScanRow, TicketRow } from "../database/checkout-tables.ts"
import { deleteInParts } from "../database/delete-in-parts.ts"

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

/** Outcomes that stand, however often a scan is handed in: the others may have another reason by then. */
export const FINAL: readonly ScanRow["outcome"][] = ["admitted", "already-admitted"]

/** A scan that is handed in and was earlier than the one that let somebody in: it was the first, and two people came in. */
export async function admitEarlier(
  trx: Knex.Transaction,
  { id, website_id, code_number }: Pick<TicketRow, "id" | "website_id" | "code_number">,
  { at, gate }: Admission,
): Promise<boolean> {
  const changed = await trx<TicketRow>("tickets")
    .where({ id, website_id, code_number })
    .whereNull("voided_at")
    .where("admitted_at", ">", at)
    .update({ admitted_at: at, admitted_gate: gate })
  return changed === 1
}

/** Milliseconds that the log is kept: last season's can be asked about. */
const logTime = 400 * 86_400_000

export async function forgetScans(db: Knex, now: number): Promise<void> {
  await deleteInParts(db, "scans", "id", (rows) => rows.where("received_at", "<", now - logTime))
}

/** The scan log of one website. */
export const scanStore = (db: Knex, websiteId: string) => ({
  /** Whether it was written: a scan that is handed in twice is one. */
  write: async (row: ScanRow): Promise<boolean> => {
    const written = await db<ScanRow>("scans")
      .insert(row)
      .onConflict(["website_id", "import_key"])
      .ignore()
      .returning("id")
    return written.length === 1
  },

  /** Whether what was judged of it before gives way: the file came with other events, or with a key that was missing. */
  judgeAnew: async (
    importKey: string,
    row: Omit<ScanRow, "id" | "website_id" | "import_key">,
  ): Promise<boolean> => {
    const changed = await db<ScanRow>("scans")
      .where({ website_id: websiteId, import_key: importKey })
      .whereNotIn("outcome", [...FINAL])
      .update(row)
    return changed === 1
  },

  handedIn: (importKey: string): Promise<ScanRow | undefined> =>
    db<ScanRow>("scans").where({ website_id: websiteId, import_key: importKey }).first(),

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
