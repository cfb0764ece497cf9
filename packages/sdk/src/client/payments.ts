import type { OperationId } from "@parterre/contract"

/** The operations that ask a processor, and by it a bank, for the money of a sale: they take as long as these take. */
export const payments = [
  "checkoutCreditCard",
  "payDeferredSale",
  "payRenewal",
] as const satisfies readonly OperationId[]
