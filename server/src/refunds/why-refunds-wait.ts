import type { RefundRow } from "../database/refund-tables.ts"

/** Why a refund waits that nothing is wrong with, by what its processor answered. */
export const WAITS: ReadonlyMap<string, string> = new Map([
  ["refund-pending", "a refund is being reviewed by its processor"],
  ["earlier-refund", "a refund waits for an earlier one of its sale"],
  ["not-settled", "a refund waits for the batch of its payment to settle"],
])

/** Answers that a processor did not give: asking again will tell. */
const unanswered: ReadonlySet<string> = new Set(["unknown", "unavailable"])

/**
 * Whether a processor was asked for a refund again and refused: what its first request did, asking will never tell, and a
 * look into its console alone does.
 */
export const isStuck = ({ state, code }: Pick<RefundRow, "state" | "code">): boolean =>
  state === "requested" && code !== null && !WAITS.has(code) && !unanswered.has(code)
