import type { SupportHold } from "@parterre/contract"
import type { Machine } from "../machines/machine.ts"

/** The states of a hold, as the contract names them. */
export type HoldState = SupportHold["state"]

export type HoldEvent = "renew" | "pay" | "payment-failed" | "paid" | "release" | "lapse" | "refund" | "void"

/**
 * A hold on tickets. While its payment is under way it neither lapses nor lets go, for the money may already have
 * moved; a failed payment gives it back as it was. What has let go never comes back [HOLD-002]; what is sold lets go by a refund, or by the end of an order that nobody paid. Its moves are types as
 * well: a state read off `holdMachine.transitions` is one that the move leads to.
 */
export const holdMachine = {
  initial: "live",
  transitions: {
    live: { renew: "live", pay: "paying", release: "released", lapse: "lapsed" },
    paying: { paid: "sold", "payment-failed": "live" },
    sold: { refund: "refunded", void: "voided" },
    released: {},
    lapsed: {},
    refunded: {},
    voided: {},
  },
} as const satisfies Machine<HoldState, HoldEvent>

/** Whether the tickets are withheld from everyone else. */
export const keepsTickets = (state: HoldState): boolean =>
  state === "live" || state === "paying" || state === "sold"
