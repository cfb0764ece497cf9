import type { Cart } from "@parterre/contract"
import type { Loaded } from "@parterre/react"
import type { Draft } from "../../shared/buyer/draft.ts"
import { DeliveryAwaited } from "./DeliveryAwaited.tsx"
import { DeliveryForm } from "./DeliveryForm.tsx"
import type { DeliveryChoice } from "./deliveries.ts"

interface DeliveryStepProps {
  cart: Cart
  choices: Loaded<readonly DeliveryChoice[]>
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  onDone: () => void
}

/** How the tickets reach the shopper, once it is known what can be chosen. */
export function DeliveryStep({ choices, ...form }: DeliveryStepProps) {
  return choices.status === "ready" ? (
    <DeliveryForm choices={choices.value} {...form} />
  ) : (
    <DeliveryAwaited asked={choices} />
  )
}
