import { expect, it } from "vitest"
import type { AttemptState } from "./attempt-machine.ts"
import { paymentDuty } from "./payment-duty.ts"
import type { SaleProgress } from "./sale-machine.ts"

it.each([
  ["open", undefined, undefined],
  ["paying", "created", "abandon"],
  ["paying", "authenticating", "abandon"],
  ["paying", "authorising", "look-up"],
  ["paying", "challenging", "look-up"],
  ["paying", "unknown", "look-up"],
  ["paying", "authorised", "confirm-or-let-go"],
  ["paid", "authorised", "capture"],
  ["paying", "captured", "confirm-or-give-back"],
  ["paid", "captured", undefined],
  ["paying", "voiding", "void"],
  ["open", "voiding", "void"],
  ["paid", "refunding", "refund"],
  ["paying", "declined", "release"],
  ["paying", "voided", "release"],
  ["paying", "refunded", "release"],
  ["open", "declined", undefined],
  ["released", "voided", undefined],
  ["paid", "refunded", undefined],
  ["paid", "lapsed", undefined],
  ["paid", "authorising", "look-up"],
  ["paid", "voiding", "void"],
] as readonly (readonly [SaleProgress, AttemptState | undefined, string | undefined])[])(
  "of a sale %s with its card %s is %s",
  (sale, attempt, duty) => {
    expect(paymentDuty({ sale, attempt, tickets: sale === "paid" ? "issued" : "none" })).toBe(duty)
  },
)
