import { instantOf } from "./local-time.ts"
import type { Path } from "./problem.ts"
import type { QueueEntry } from "./queue-entry.ts"
import type { PageFile } from "./tenant-files.ts"

type Report = (path: Path, message: string) => void

/** What is wrong with the queues of a page, of its events, of its subscriptions and of its flex passes. */
export function checkQueues(page: PageFile, timeZone: string | undefined, report: Report): void {
  const check = (queue: QueueEntry | undefined, path: (string | number)[]) => {
    if (queue !== undefined)
      checkQueue(queue, timeZone, (inner, message) => report([...path, "queue", ...inner], message))
  }
  check(page.queue, [])
  for (const [s, show] of page.shows.entries())
    for (const [e, event] of show.events.entries()) check(event.queue, ["shows", s, "events", e])
  for (const [s, subscription] of (page.subscriptions ?? []).entries())
    check(subscription.queue, ["subscriptions", s])
  for (const [p, pass] of (page.flexPasses ?? []).entries()) check(pass.queue, ["flexPasses", p])
}

function checkQueue(queue: QueueEntry, timeZone: string | undefined, report: Report): void {
  const { opens, waitingRoomMinutes, startsAbove, room } = queue
  if (opens !== undefined && timeZone !== undefined && instantOf(opens, timeZone) === undefined)
    report(["opens"], `"${opens}" does not exist in ${timeZone}: the clocks change then`)
  if (opens === undefined && waitingRoomMinutes !== undefined)
    report(["waitingRoomMinutes"], "there is no opening to wait for: give opens too")
  if (opens !== undefined && startsAbove !== undefined)
    report(["startsAbove"], "a queue that opens at a time makes its line then: give opens or startsAbove")
  if (startsAbove !== undefined && startsAbove > room)
    report(["startsAbove"], `${startsAbove} is more than room`)
}
