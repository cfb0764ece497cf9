import type { Cart } from "@parterre/contract"
import { useClient } from "@parterre/react"
import { useState } from "react"
import { addressErrors, needsAddress, provinceOf } from "../../shared/buyer/address.ts"
import { guestErrors } from "../../shared/buyer/client-errors.ts"
import type { Draft } from "../../shared/buyer/draft.ts"
import { useStandardFlow } from "../../shared/buyer/use-standard-flow.ts"
import { useLocation, useSearchParams } from "../../shared/navigation/router.tsx"
import { WRITTEN_DOWN } from "../../shared/navigation/visit.ts"
import { type Chosen, type DeliveryChoice, isDeliveryChosen } from "./deliveries.ts"
import { openStep, type Step, steps } from "./steps.ts"

const isFaultless = (errors: object) => Object.keys(errors).length === 0

/** Which step the address opens, as far as what was typed allows. Who is logged in has said who buys. */
export function useSteps(
  cart: Cart | undefined,
  draft: Draft,
  chosen: Chosen,
  asksDelivery: boolean,
  choices: readonly DeliveryChoice[] | undefined,
) {
  const [search, setSearch] = useSearchParams()
  const { status } = useClient()
  const isStandard = useStandardFlow()
  const shown: readonly Step[] = asksDelivery ? steps : steps.filter((step) => step !== "delivery")
  const finished: Record<Step, boolean> = {
    who: isFaultless(guestErrors(draft, isStandard)),
    delivery:
      cart !== undefined &&
      isDeliveryChosen(cart, chosen, choices, provinceOf(draft)) &&
      (!needsAddress(Object.values(chosen)) || isFaultless(addressErrors(draft))),
    payment: false,
  }
  // A form that becomes whole while it is typed in stays until they go on: the address may ask for a later step.
  const { key } = useLocation()
  const [typedAt, setTypedAt] = useState<string>()
  const isTelling = typedAt === key
  const asked =
    status === "logged-in" ? (search.get("step") ?? "delivery") : isTelling ? null : search.get("step")
  const open = openStep(asked, (step) => finished[step], shown)
  return {
    shown,
    /** A guest is filling the form in. */
    tell: () => setTypedAt(key),
    show(step: Step) {
      setSearch((address) => address.set("step", step), { state: WRITTEN_DOWN })
    },
    stateOf: (step: Step): "open" | "done" | "ahead" => {
      if (step === open) return "open"
      return steps.indexOf(step) < steps.indexOf(open) ? "done" : "ahead"
    },
  } as const
}
