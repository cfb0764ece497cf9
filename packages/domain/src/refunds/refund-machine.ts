import type { Machine } from "../machines/machine.ts"

export type RefundState = "requested" | "done" | "refused"

export type RefundEvent = "give-back" | "refuse"

/**
 * A refund is written down before its processor is asked. While the answer is unknown it stays requested and is asked for
 * again under the same reference, so that money goes back once. Only a processor that surely gave nothing back refuses it.
 */
export const refundMachine: Machine<RefundState, RefundEvent> = {
  initial: "requested",
  transitions: {
    requested: { "give-back": "done", refuse: "refused" },
    done: {},
    refused: {},
  },
}
