/** How fast and how far a queue lets shoppers in. */
export interface QueueLimits {
  /** Admissions a minute, 1 at least. */
  readonly perMinute: number
  /** Shoppers who may choose at once, 1 at least. */
  readonly room: number
}

/** A queue at one moment; times are epoch milliseconds. */
export interface Threshold extends QueueLimits {
  readonly now: number
  /** Up to when admissions have been used up; null before the first. */
  readonly admittedUpTo: number | null
  /** Shoppers whose key is good. */
  readonly inside: number
  /** Shoppers in line. */
  readonly waiting: number
}

/** Milliseconds of admissions that a pause of the server may save up: a long one lets in no crowd. */
const savedUp = 5_000

/** Milliseconds that a round may come after an admission is due: what it is late by is not lost to the line. */
const late = 1_000

/** Milliseconds between two admissions. */
export const admissionStep = (perMinute: number): number => 60_000 / perMinute

/** The moment from which unused admissions still count. */
const countedFrom = ({ now, admittedUpTo, perMinute }: Threshold): number =>
  Math.max(admittedUpTo ?? 0, now - Math.max(savedUp, Math.ceil(admissionStep(perMinute)) + late))

/**
 * How many of those at the head of the line are let in now, by rate and by the room left, and up to when that uses the
 * rate up. Over any time, never more than the rate allows and what was saved up.
 */
export function admissions(threshold: Threshold): { admitted: number; admittedUpTo: number } {
  const { now, perMinute, room, inside, waiting } = threshold
  const from = countedFrom(threshold)
  const allowed = Math.floor((now - from) / admissionStep(perMinute))
  const admitted = Math.max(0, Math.min(allowed, room - inside, waiting))
  return { admitted, admittedUpTo: from + Math.ceil(admitted * admissionStep(perMinute)) }
}
