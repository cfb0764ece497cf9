import type { WebsiteProcessorType } from "../processor-type.ts"
import { Refusal } from "../refusal.ts"
import type { Rejected } from "./processor.ts"
import { isSetUpFault } from "./set-up-faults.ts"
import type { PaymentsLog } from "./website-processors.ts"

/** What the shopper is told of a processor that did nothing, and the operator of one that refused us. */
export function processorRefusal(
  log: PaymentsLog,
  processor: WebsiteProcessorType,
  outcome: { readonly kind: string } | Rejected,
): Refusal {
  if (outcome.kind !== "rejected" || !("code" in outcome)) return new Refusal("processor-unavailable")
  log.error({ processor, code: outcome.code }, "the processor rejected us")
  return new Refusal(isSetUpFault(processor, outcome) ? "payment-misconfigured" : "processor-unavailable")
}
