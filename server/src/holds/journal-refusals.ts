import { type AskedFor, type RefusedEntry, refusedEntry } from "../journal/entry.ts"
import { Refusal } from "../refusal.ts"
import type { Settled } from "./hold-queue.ts"
import { type HoldAsk, saleKey, ticketsOf } from "./hold-request.ts"
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
  const ofType = (type: string) =>
    wanted.kind === "lines" ? wanted.groups.flatMap((group) => (group.type === type ? group.id : [])) : []
  const eventIds = named("eventId" in wanted ? [wanted.eventId] : ofType("show"))
  const subscriptionIds = named("subscriptionId" in wanted ? [wanted.subscriptionId] : ofType("subscription"))
  return {
    tickets: ticketsOf(wanted),
    ...(eventIds.length > 0 ? { eventIds } : {}),
    ...(subscriptionIds.length > 0 ? { subscriptionIds } : {}),
  }
}
