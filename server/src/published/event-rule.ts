import { ruleAtEvents } from "@parterre/domain/seats"
import type { EventRow } from "../database/tables.ts"
import type { Website } from "../http/handler.ts"

type OwnRule = Pick<EventRow, "avoid_single">

/** What an event says itself of picks that leave a seat alone. */
export const ownRule = ({ avoid_single }: OwnRule): boolean | undefined =>
  avoid_single === null ? undefined : avoid_single === 1

/** The rule of the seats of events together, as maps are told it and holds are judged by it. */
export const eventRule = (
  { avoidSingle, lastResort }: Pick<Website, "avoidSingle" | "lastResort">,
  events: readonly OwnRule[],
) => ({ ...ruleAtEvents({ avoidSingle }, events.map(ownRule)), lastResort })
