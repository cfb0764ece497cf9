import type { Knex } from "knex"
import type { WalletRegistrationRow } from "../database/checkout-tables.ts"
import type { EventRow } from "../database/tables.ts"

/** Phones that one pass may be on: a family's, and its watches. */
const mostDevices = 20
/** Milliseconds that a registration is kept; passes of a season are kept a year ahead. */
const keptFor = 400 * 86_400_000

/** Which phones of a website's shoppers keep which passes. */
export const registrationStore = (db: Knex, websiteId: string) => ({
  /** Whether it is new; a phone that comes again has another token. False as well where a pass is on too many. */
  register: async (
    row: Omit<WalletRegistrationRow, "website_id">,
  ): Promise<"created" | "known" | "too-many"> => {
    const known = await db<WalletRegistrationRow>("wallet_registrations")
      .where({ website_id: websiteId, device_id: row.device_id, serial: row.serial })
      .update({ push_token: row.push_token, registered_at: row.registered_at })
    if (known > 0) return "known"
    const others = await db<WalletRegistrationRow>("wallet_registrations")
      .where({ website_id: websiteId, serial: row.serial })
      .pluck("device_id")
    if (others.length >= mostDevices) return "too-many"
    await db<WalletRegistrationRow>("wallet_registrations")
      .insert({ ...row, website_id: websiteId })
      .onConflict(["website_id", "device_id", "serial"])
      .merge(["push_token", "registered_at"])
    return "created"
  },

  unregister: async (deviceId: string, serial: string): Promise<void> => {
    await db<WalletRegistrationRow>("wallet_registrations")
      .where({ website_id: websiteId, device_id: deviceId, serial })
      .delete()
  },

  ofDevice: async (deviceId: string): Promise<readonly WalletRegistrationRow[]> =>
    db<WalletRegistrationRow>("wallet_registrations")
      .where({ website_id: websiteId, device_id: deviceId })
      .orderBy("serial"),

  /** The phones that keep a pass. */
  ofSerial: async (serial: string): Promise<readonly WalletRegistrationRow[]> =>
    db<WalletRegistrationRow>("wallet_registrations").where({ website_id: websiteId, serial }),

  /** Forgets what a phone registered that is not to be told any more. */
  forgetToken: async (pushToken: string): Promise<void> => {
    await db<WalletRegistrationRow>("wallet_registrations")
      .where({ website_id: websiteId, push_token: pushToken })
      .delete()
  },

  /** Notes that a pass says something else than before. */
  noteChange: async (serial: string, contentHash: string, now: number): Promise<void> => {
    await db<WalletRegistrationRow>("wallet_registrations")
      .where({ website_id: websiteId, serial })
      .whereNot({ content_hash: contentHash })
      .update({ content_hash: contentHash, changed_at: now })
  },
})

/** When the doors of an event open, epoch milliseconds. */
export async function doorsOf(db: Knex, websiteId: string, eventId: string): Promise<number | null> {
  const event = await db<EventRow>("events").where({ website_id: websiteId, id: eventId }).first("doors_at")
  return event?.doors_at ?? null
}

/** Forgets phones whose passes are of long ago; another phone with the same ticket stays. */
export async function forgetRegistrations(db: Knex, now: number): Promise<void> {
  await db<WalletRegistrationRow>("wallet_registrations")
    .where("registered_at", "<=", now - keptFor)
    .delete()
}
