import { type Sold, soldOfGroup } from "@parterre/domain/subscriptions"
import { type AskedFor, type RefusedEntry, refusedEntry } from "../journal/entry.ts"
import { Refusal } from "../refusal.ts"
import type { Settled } from "../settled.ts"
import { type HoldRequest, ticketsOf } from "./hold-request.ts"
import { type HouseOnSale, saleKey } from "./house-on-sale.ts"

/** The journal's entries for the requests of a batch that were refused; they name what the house has. */
export function journalEntries(
  requests: readonly HoldRequest[],
  outcomes: readonly Settled<unknown>[],
  house: HouseOnSale,
  now: number,
): RefusedEntry[] {
  return requests.flatMap((request, index) => {
    const outcome = outcomes[index]
    if (outcome === undefined || outcome.ok || !(outcome.error instanceof Refusal)) return []
    const { website, sessionId } = request
    const facts = { websiteId: website.id, sessionId, at: now, command: "holds.place" as const }
    return refusedEntry(facts, outcome.error, requestedFor(request, house))
  })
}

/** Ids told of one request, enough for a person to see what it was about. */
const mostIds = 3

function requestedFor({ website, requested }: HoldRequest, house: HouseOnSale): AskedFor {
  const named = (ids: readonly string[], found: ReadonlyMap<string, unknown>) =>
    [...new Set(ids)].filter((id) => found.has(saleKey({ websiteId: website.id, id }))).slice(0, mostIds)
  const sold =
    requested.kind === "best" ? [requested.of] : requested.groups.flatMap((group) => soldOfGroup(group) ?? [])
  const idsOf = (type: Sold["type"], found: ReadonlyMap<string, unknown>) =>
    named(
      sold.flatMap((each) => (each.type === type ? each.id : [])),
      found,
    )
  const eventIds = idsOf("event", house.events)
  const subscriptionIds = idsOf("subscription", house.subscriptions)
  return {
    tickets: ticketsOf(requested),
    ...(eventIds.length > 0 ? { eventIds } : {}),
    ...(subscriptionIds.length > 0 ? { subscriptionIds } : {}),
  }
}
