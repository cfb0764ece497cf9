import type { Knex } from "knex"
import {
  type CountedSale,
  contentVersion,
  countSharedAdmission,
  countSharedClaims,
  countSharedSeatsOff,
  countSubscriptionSeats,
} from "./count-store.ts"
import { type AvailabilityCount, admissionCount, lessOff, lessTaken } from "./event-counts.ts"
import { recentOfDatabase } from "./recent.ts"

/** What is left at every one of these events, by section and price level, of the levels a subscription sells. */
export async function subscriptionCounts(
  db: Knex,
  subscription: CountedSale,
  events: readonly CountedSale[],
  now: number,
): Promise<readonly AvailabilityCount[]> {
  const eventIds = events.map(({ id }) => id)
  const [seats, claimed, admission] = await Promise.all([
    importedSeats(db, subscription, eventIds),
    countSharedClaims(db, subscription, eventIds, now),
    countSharedAdmission(db, subscription, eventIds),
  ])
  return [...lessTaken(seats, claimed), ...admission.map(admissionCount)]
}

/** What an import decides about a subscription's seats: it changes with the next import only. */
const imported = recentOfDatabase<readonly Omit<AvailabilityCount, "kind">[]>(
  2_000,
  (counts) => 1 + counts.length / 20,
)

/** Seats of the price levels sold, less those that the organiser keeps from sale at any of the events. */
async function importedSeats(db: Knex, subscription: CountedSale, eventIds: readonly string[]) {
  const version = await contentVersion(db, subscription)
  return imported(db, `${subscription.id} ${version}`, async () => {
    const [all, off] = await Promise.all([
      countSubscriptionSeats(db, subscription),
      countSharedSeatsOff(db, subscription, eventIds),
    ])
    return lessOff(all, off)
  })
}
