import { type Sold, soldOfGroup } from "@parterre/domain/subscriptions"
import { type AskedFor, type RefusedEntry, refusedEntry } from "../journal/entry.ts"
import { Refusal } from "../refusal.ts"
import { type HoldAsk, saleKey, ticketsOf } from "./hold-ask.ts"
import type { Settled } from "./hold-queue.ts"
import type { Placed } from "./place-holds.ts"

/** The journal's entries for the asks of a batch that were refused; `found` are the keys of what exists. */
export function journalEntries(
  asks: readonly HoldAsk[],
  outcomes: readonly Settled<Placed>[],
  found: ReadonlySet<string>,
  now: number,
): RefusedEntry[] {
  return asks.flatMap((ask, index) => {
    const outcome = outcomes[index]
    if (outcome === undefined || outcome.ok || !(outcome.error instanceof Refusal)) return []
    const { website, sessionId } = ask
    const facts = { websiteId: website.id, sessionId, at: now, command: "holds.place" as const }
    return refusedEntry(facts, outcome.error, askedFor(ask, found))
  })
}

/** Ids told of one ask, enough for a person to see what it was about. */
const mostIds = 3

function askedFor({ website, wanted }: HoldAsk, found: ReadonlySet<string>): AskedFor {
  const named = (ids: readonly string[]) =>
    [...new Set(ids)].filter((id) => found.has(saleKey(website.id, id))).slice(0, mostIds)
  const sold =
    wanted.kind === "best" ? [wanted.of] : wanted.groups.flatMap((group) => soldOfGroup(group) ?? [])
  const idsOf = (type: Sold["type"]) => named(sold.flatMap((each) => (each.type === type ? each.id : [])))
  const [eventIds, subscriptionIds] = [idsOf("event"), idsOf("subscription")]
  return {
    tickets: ticketsOf(wanted),
    ...(eventIds.length > 0 ? { eventIds } : {}),
    ...(subscriptionIds.length > 0 ? { subscriptionIds } : {}),
  }
}
