import type { Counters } from "./counters.ts"
import { type RefusalLimit, refusalLimit } from "./refusal-limit.ts"

const hour = 3_600_000

/** Counts codes that name nothing, per network. */
export type GuessedCodes = RefusalLimit

/** Against guessing the codes of gift certificates, which are money, of promotions and of presales: only those that name nothing count. */
export const guessedCodes = (mostAnHour: number, counters: Counters): GuessedCodes =>
  refusalLimit(counters, {
    name: "guessed codes",
    most: mostAnHour,
    within: hour,
    codes: new Set(["certificate-unknown", "promotion-unknown", "presale-unknown"]),
  })
