import type { Machine } from "../machines/machine.ts"

export type SaleProgress = "open" | "paying" | "paid" | "released" | "voided"

/** Four paths may confirm a sale, the staff's where no processor can be asked; only the reconciler may release one. */
export type SaleEvent =
  | "pay"
  | "try-again"
  | "pay-due"
  | "void"
  | "browser-confirms"
  | "webhook-confirms"
  | "reconciler-confirms"
  | "staff-confirms"
  | "reconciler-releases"

/**
 * A cart being paid. A second confirmation of a paid sale is welcome and changes nothing. One whose payment is due, and
 * nobody will pay, is voided by support.
 */
export const saleMachine: Machine<SaleProgress, SaleEvent> = {
  initial: "open",
  transitions: {
    open: { pay: "paying", "reconciler-releases": "released" },
    paying: {
      "try-again": "open",
      "browser-confirms": "paid",
      "webhook-confirms": "paid",
      "reconciler-confirms": "paid",
      "staff-confirms": "paid",
      "reconciler-releases": "released",
    },
    paid: {
      "pay-due": "paid",
      void: "voided",
      "browser-confirms": "paid",
      "webhook-confirms": "paid",
      "reconciler-confirms": "paid",
    },
    released: {},
    voided: {},
  },
}

/** Whether nothing can be paid of a sale any more, nor was. */
export const isSaleOver = (sale: SaleProgress): boolean => sale === "released" || sale === "voided"
