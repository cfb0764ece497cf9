import type { Counters, LimitCounters } from "./counters.ts"
import { type RefusalLimit, refusalLimit } from "./refusal-limit.ts"

const hour = 3_600_000

/** Counts codes that name nothing, per network. */
export type GuessedCodes = RefusalLimit

/** Against guessing the codes of gift certificates, which are money: only those that name nothing count. */
export const guessedCertificates = (mostAnHour: number, counters: Counters): GuessedCodes =>
  refusalLimit(counters, {
    name: "guessed codes",
    most: mostAnHour,
    within: hour,
    codes: new Set(["certificate-unknown"]),
  })

/** When a presale opens, a crowd behind one address holds with codes that are right. */
const crowd = 10

/**
 * Against guessing the codes of promotions and presales. Many members of one house type them at one address, and some mistype
 * them: they are let in longer than who guesses at certificates, and count apart. Every hold of a presale names a code, so only
 * wrong ones are written: tries under way are counted by each process.
 */
export const guessedOffers = (mostAnHour: number, counters: LimitCounters): GuessedCodes =>
  refusalLimit(counters.ofAll, {
    underWay: counters.ofProcess,
    name: "guessed offers",
    most: mostAnHour,
    within: hour,
    mostAtOnce: crowd * mostAnHour,
    codes: new Set(["promotion-unknown", "presale-unknown"]),
  })

/** Against guessing the tokens of links that name a cart, or a season to renew. */
export const guessedCartLinks = (mostAnHour: number, counters: Counters): GuessedCodes =>
  refusalLimit(counters, {
    name: "guessed cart links",
    most: mostAnHour,
    within: hour,
    // Many at one address may open good links at once.
    mostAtOnce: crowd * mostAnHour,
    codes: new Set(["cart-unknown", "renewal-unknown"]),
  })
