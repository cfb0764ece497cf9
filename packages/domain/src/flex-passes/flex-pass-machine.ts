import type { Machine } from "../machines/machine.ts"

export type FlexPassState =
  | "loading"
  | "load-failed"
  | "loaded"
  | "films-chosen"
  | "submitting"
  | "submitted"
  | "window-closed"

export type FlexPassEvent =
  | "load-succeeded"
  | "load-failed"
  | "film-chosen"
  | "choices-emptied"
  | "submit"
  | "exchange-failed"
  | "exchanged"
  | "delay-over"
  | "cancel"

/** How long a successful exchange stays on screen before its window closes, in milliseconds [FLEX-009]. */
export const EXCHANGE_CLOSE_DELAY_MS = 2000

/**
 * The window that exchanges tickets of a flex pass: loaded, films chosen, submitted, closed. A refused exchange stays on
 * the choices; what is being sent cannot be cancelled [FLEX-007] [FLEX-008] [FLEX-014].
 */
export const flexPassMachine: Machine<FlexPassState, FlexPassEvent> = {
  initial: "loading",
  transitions: {
    loading: { "load-succeeded": "loaded", "load-failed": "load-failed", cancel: "window-closed" },
    "load-failed": { cancel: "window-closed" },
    loaded: { "film-chosen": "films-chosen", cancel: "window-closed" },
    "films-chosen": {
      "film-chosen": "films-chosen",
      "choices-emptied": "loaded",
      submit: "submitting",
      cancel: "window-closed",
    },
    submitting: { exchanged: "submitted", "exchange-failed": "films-chosen" },
    submitted: { "delay-over": "window-closed" },
    "window-closed": {},
  },
}
