import type { Knex } from "knex"
import type { OutboxRow, TicketRow } from "../database/checkout-tables.ts"
import type { NewId } from "../ids.ts"
import { postMessage } from "../outbox/outbox-store.ts"
import type { ApplePush } from "./apple-push.ts"
import { serialOf } from "./pass-links.ts"
import { registrationStore } from "./pass-store.ts"

/** The kind of outbox message that has phones ask for a pass anew. */
export const PASS_CHANGED = "pass-changed"

interface PassChange {
  readonly serial: string
}

/** Has the phones told that keep the pass of a ticket, after the commit; nothing where none does. */
export async function postPassChange(
  trx: Knex.Transaction,
  { id, website_id: websiteId, code_number }: Pick<TicketRow, "id" | "website_id" | "code_number">,
  newId: NewId,
  now: number,
): Promise<void> {
  const serial = serialOf({ id, code_number })
  if ((await registrationStore(trx, websiteId).ofSerial(serial)).length === 0) return
  const payload: PassChange = { serial }
  await postMessage(trx, { id: newId(), websiteId, kind: PASS_CHANGED, payload }, now)
}

/** Tells the phones of a message; those that have the pass no more are forgotten. Throws where one is to be told again. */
export async function pushChange(
  db: Knex,
  apple: ApplePush,
  { website_id, payload }: Pick<OutboxRow, "website_id" | "payload">,
): Promise<void> {
  const { serial }: PassChange = JSON.parse(payload)
  const store = registrationStore(db, website_id)
  for (const { push_token } of await store.ofSerial(serial))
    if ((await apple.push(push_token)) === "gone") await store.forgetToken(push_token)
}
