import type { Machine } from "../machines/machine.ts"

export type HoldState = "held" | "paying" | "sold" | "released" | "lapsed"

export type HoldEvent = "renew" | "pay" | "payment-failed" | "paid" | "release" | "lapse"

/**
 * A hold on tickets. While its payment is under way it neither lapses nor lets go, for the money may already have
 * moved; a failed payment gives it back as it was. What has let go never comes back [HOLD-002].
 */
export const holdMachine: Machine<HoldState, HoldEvent> = {
  initial: "held",
  transitions: {
    held: { renew: "held", pay: "paying", release: "released", lapse: "lapsed" },
    paying: { paid: "sold", "payment-failed": "held" },
    sold: {},
    released: {},
    lapsed: {},
  },
}

/** Whether the tickets are withheld from everyone else. */
export const keepsTickets = (state: HoldState): boolean =>
  state === "held" || state === "paying" || state === "sold"
