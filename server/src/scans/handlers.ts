import type { Scan } from "@parterre/contract"
import { hasPermission, permissionIds } from "@parterre/domain/permissions"
import { DateTime } from "luxon"
import { defined } from "../defined.ts"
import type { Dependencies } from "../dependencies.ts"
import { type Handlers, type Language, type StaffMember, staffOf, type Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import type { TicketBarcodes } from "../tickets/ticket-barcodes.ts"
import { isoInZone } from "../zoned-time.ts"
import { scanStore } from "./scan-store.ts"
import { scanTicket } from "./scan-ticket.ts"

/** Epoch milliseconds. Throws `request-invalid` for a day that no calendar has. */
function momentOf(written: string): number {
  const moment = DateTime.fromISO(written, { setZone: true })
  if (!moment.isValid) throw new Refusal("request-invalid")
  return moment.toMillis()
}

/** Tickets at the door: who is let in, the log of it, and what a scanner without a network needs. */
export function scansHandlers(
  { db, clock, newId }: Pick<Dependencies, "db" | "clock" | "newId">,
  barcodes: TicketBarcodes,
): Handlers {
  const around = (website: Website, language: Language, staff: StaffMember) => ({
    ...{ db, newId, barcodes, website, language },
    staffName: staff.name,
    now: clock.now(),
  })
  const known = async (website: Website, eventIds: readonly string[]) => {
    if (!(await scanStore(db, website.id).knows(eventIds))) throw new Refusal("event-unknown")
  }
  return {
    scanTicket: async (request) => {
      const { website, language, body } = request
      const staff = staffOf(request)
      if (body.again === true && !hasPermission(staff.permissions, permissionIds.scanGodMode))
        throw new Refusal("permission-missing")
      await known(website, body.eventIds)
      return scanTicket(around(website, language, staff), body)
    },

    importScans: async (request) => {
      const { website, language, body } = request
      const { eventIds, gate, scans } = body
      await known(website, eventIds)
      const surroundings = around(website, language, staffOf(request))
      const timed = scans.map(({ code, at }, index) => ({ code, at: momentOf(at), index }))
      const answers = new Map<number, Scan>()
      // In the order in which people came: the copy is the later one, whatever the order of the list.
      for (const { index, ...scan } of timed.toSorted((one, other) => one.at - other.at))
        answers.set(index, await scanTicket(surroundings, { ...scan, eventIds, gate }))
      return scans.flatMap((_, index) => answers.get(index) ?? [])
    },

    listScans: async ({ website, query }) => {
      await known(website, [query.eventId])
      const store = scanStore(db, website.id)
      const iso = (at: number) => isoInZone(at, website.timeZone)
      const rows = await store.ofEvent(query.eventId, query.limit ?? 100)
      return {
        serverTime: iso(clock.now()),
        admitted: await store.admittedTo(query.eventId),
        scans: rows.map((row) => ({
          outcome: row.outcome,
          at: iso(row.at),
          receivedAt: iso(row.received_at),
          gate: row.gate,
          staffName: row.staff_name,
          ...(row.again === 1 && { again: true }),
          ...defined({ ticketId: row.ticket_id ?? undefined }),
        })),
      }
    },

    getDoorList: async ({ website, path }) => {
      await known(website, [path.id])
      const iso = (at: number) => isoInZone(at, website.timeZone)
      const tickets = await scanStore(db, website.id).goodTickets(path.id)
      return {
        serverTime: iso(clock.now()),
        eventId: path.id,
        tickets: tickets.map(({ id, code_number, admitted_at }) => ({
          id,
          codeNumber: code_number,
          ...(admitted_at !== null && { admittedAt: iso(admitted_at) }),
        })),
      }
    },

    listTicketKeys: async ({ website }) =>
      barcodes.keys(website.id).map(({ id, publicKey }, index) => {
        const { x = "" } = publicKey.export({ format: "jwk" })
        return { id, current: index === 0, jwk: { kty: "OKP" as const, crv: "Ed25519" as const, x } }
      }),
  }
}
