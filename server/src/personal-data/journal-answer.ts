import type { ClientEntry } from "@parterre/contract"
import { nameOfActor } from "../clients/client-journal-store.ts"
import type { ClientJournalRow } from "../database/client-tables.ts"
import { defined } from "../defined.ts"
import { isoInZone } from "../zoned-time.ts"

/** Something that was done with an account, as the contract shows it. */
export const entryAnswer = (
  { at, command, actor, reason }: ClientJournalRow,
  timeZone: string,
): ClientEntry =>
  defined({
    ...{ at: isoInZone(Number(at), timeZone), command, by: nameOfActor(actor) },
    reason: reason ?? undefined,
  })
