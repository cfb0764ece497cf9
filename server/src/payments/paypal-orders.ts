import { listAt, textAt } from "@parterre/domain/json-fields"
import { parseCents } from "@parterre/domain/money"
import type { Approved, ChargeState } from "./processor.ts"

/** What an attempt keeps in place of a card's brand. */
export const PAYPAL_BRAND = "paypal"

/** A step of an order's money: the authorisation, the capture or a refund. */
interface OrderStep {
  readonly id: string
  readonly status: string
  /** What we gave it to be found by. */
  readonly customId: string | undefined
}

/** An order at PayPal, as far as it is read. */
export interface PayPalOrder {
  readonly id: string
  readonly status: string
  /** The sale that it is to pay. */
  readonly saleId: string | undefined
  /** Cents; undefined where it cannot be read. */
  readonly amount: number | undefined
  readonly currency: string
  readonly authorization: OrderStep | undefined
  readonly capture: OrderStep | undefined
  readonly refunds: readonly OrderStep[]
}

export function orderOf(body: unknown): PayPalOrder | undefined {
  const id = textAt(body, "id")
  const [unit, ...others] = listAt(body, "purchase_units")
  if (id === undefined) return undefined
  const steps = (kind: string) =>
    listAt(unit, "payments", kind).map(
      (step): OrderStep => ({
        id: textAt(step, "id") ?? "",
        status: textAt(step, "status") ?? "",
        customId: textAt(step, "custom_id"),
      }),
    )
  return {
    id,
    status: textAt(body, "status") ?? "",
    // An order of ours is for one sale; one of several parts is for none.
    saleId: others.length > 0 ? undefined : textAt(unit, "custom_id"),
    amount: parseCents(textAt(unit, "amount", "value") ?? "", "en"),
    currency: textAt(unit, "amount", "currency_code") ?? "",
    authorization: steps("authorizations").at(-1),
    capture: steps("captures").at(-1),
    refunds: steps("refunds"),
  }
}

/** Money that went back was taken first. */
const TAKEN: readonly string[] = ["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"]

/**
 * Where the money of an order stands. What PayPal is still looking at is reserved, not taken: `undefined` before anything
 * is, and while nobody knows whether it will be.
 */
export function stateOf({ authorization, capture }: PayPalOrder): ChargeState | undefined {
  if (capture !== undefined)
    return TAKEN.includes(capture.status)
      ? "captured"
      : capture.status === "PENDING"
        ? "authorised"
        : "voided"
  switch (authorization?.status) {
    case "CREATED":
    case "CAPTURED":
    case "PARTIALLY_CAPTURED":
      return "authorised"
    case "VOIDED":
    case "EXPIRED":
      return "voided"
    default:
      return undefined
  }
}

/** An order that holds, took or once held the money. Its account's cards are no business of ours. */
export const approvedOf = ({ id }: PayPalOrder): Approved => ({
  kind: "approved",
  processorId: id,
  brand: PAYPAL_BRAND,
  lastFour: "",
})
