import { Refusal } from "./refusal.ts"

export type Settled<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly error: unknown }

/** A refusal is an outcome; anything else is trouble and ends the batch. */
export function settled<Result>(work: () => Result): Settled<Result> {
  try {
    return { ok: true, result: work() }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, error }
    throw error
  }
}
