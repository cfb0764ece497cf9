/** The code of a hold that failed without one [ERR-007]. */
const DEFAULT_CODE = 503

/** What became of a request to hold or to give back; `message` is the server's own. */
export type HoldOutcome =
  | { ok: true; message: string }
  | { ok: false; message: string; code?: number | undefined }

/** What the caller is told, once per request: the server's text, and a code when it failed [HOLD-004]. */
export type HoldMessage =
  | { success: true; message: string }
  | { success: false; message: string; code: number }

export const holdMessage = (outcome: HoldOutcome): HoldMessage =>
  outcome.ok
    ? { success: true, message: outcome.message }
    : { success: false, message: outcome.message, code: outcome.code ?? DEFAULT_CODE }
