import type { Counters } from "./counters.ts"
import { type RefusalLimit, refusalLimit } from "./refusal-limit.ts"

const hour = 3_600_000

/** Counts codes that name no gift certificate, per network. */
export type GuessedCodes = RefusalLimit

/** Against guessing the codes of gift certificates, which are money: only codes that name none count. */
export const guessedCodes = (mostAnHour: number, counters: Counters): GuessedCodes =>
  refusalLimit(counters, {
    name: "guessed codes",
    most: mostAnHour,
    within: hour,
    codes: new Set(["certificate-unknown"]),
  })
