import type { Clock } from "../clock.ts"
import { type RefusalLimit, refusalLimit } from "./refusal-limit.ts"

const hour = 3_600_000

/** Against trying stolen cards: only declined payments count, per address and whatever the session. */
export const declinedCards = (mostAnHour: number, clock: Clock): Pick<RefusalLimit, "watch"> =>
  refusalLimit(
    {
      most: mostAnHour,
      within: hour,
      codes: new Set(["card-declined", "card-invalid", "authentication-failed"]),
    },
    clock,
  )
