import { type Sold, soldOfGroup } from "@parterre/domain/subscriptions"
import { type AskedFor, type RefusedEntry, refusedEntry } from "../journal/entry.ts"
import { Refusal } from "../refusal.ts"
import type { Settled } from "./hold-queue.ts"
import { type HoldRequest, saleKey, ticketsOf } from "./hold-request.ts"
import type { Placed } from "./place-holds.ts"

/** The journal's entries for the requests of a batch that were refused; `found` are the keys of what exists. */
export function journalEntries(
  requests: readonly HoldRequest[],
  outcomes: readonly Settled<Placed>[],
  found: ReadonlySet<string>,
  now: number,
): RefusedEntry[] {
  return requests.flatMap((request, index) => {
    const outcome = outcomes[index]
    if (outcome === undefined || outcome.ok || !(outcome.error instanceof Refusal)) return []
    const { website, sessionId } = request
    const facts = { websiteId: website.id, sessionId, at: now, command: "holds.place" as const }
    return refusedEntry(facts, outcome.error, requestedFor(request, found))
  })
}

/** Ids told of one request, enough for a person to see what it was about. */
const mostIds = 3

function requestedFor({ website, requested }: HoldRequest, found: ReadonlySet<string>): AskedFor {
  const named = (ids: readonly string[]) =>
    [...new Set(ids)].filter((id) => found.has(saleKey(website.id, id))).slice(0, mostIds)
  const sold =
    requested.kind === "best" ? [requested.of] : requested.groups.flatMap((group) => soldOfGroup(group) ?? [])
  const idsOf = (type: Sold["type"]) => named(sold.flatMap((each) => (each.type === type ? each.id : [])))
  const [eventIds, subscriptionIds] = [idsOf("event"), idsOf("subscription")]
  return {
    tickets: ticketsOf(requested),
    ...(eventIds.length > 0 ? { eventIds } : {}),
    ...(subscriptionIds.length > 0 ? { subscriptionIds } : {}),
  }
}
