import type { Clock } from "../clock.ts"
import { type RefusalLimit, refusalLimit } from "./refusal-limit.ts"

const hour = 3_600_000

/** Counts codes that name no gift certificate, per address. */
export type GuessedCodes = Pick<RefusalLimit, "watch">

/** Against guessing the codes of gift certificates, which are money: only codes that name none count, per address. */
export const guessedCodes = (mostAnHour: number, clock: Clock): GuessedCodes =>
  refusalLimit(
    { most: mostAnHour, within: hour, codes: new Set(["certificate-unknown"]), countsPending: true },
    clock,
  )
