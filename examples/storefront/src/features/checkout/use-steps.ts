import type { Cart } from "@parterre/contract"
import { addressErrors, needsAddress } from "../../shared/buyer/address.ts"
import { clientErrors } from "../../shared/buyer/client-errors.ts"
import type { Draft } from "../../shared/buyer/draft.ts"
import { useSearchParams } from "../../shared/navigation/router.tsx"
import { WRITTEN_DOWN } from "../../shared/navigation/visit.ts"
import { isDeliveryChosen } from "./deliveries.ts"
import { openStep, type Step, steps } from "./steps.ts"

const isFaultless = (errors: object) => Object.keys(errors).length === 0

/** Which step the address opens, as far as what was typed allows. */
export function useSteps(cart: Cart, draft: Draft) {
  const [search, setSearch] = useSearchParams()
  const { deliveries } = draft
  const finished: Record<Step, boolean> = {
    who: isFaultless(clientErrors(draft)),
    delivery:
      isDeliveryChosen(cart, deliveries) &&
      (!needsAddress(Object.values(deliveries)) || isFaultless(addressErrors(draft))),
    payment: false,
  }
  const open = openStep(search.get("step"), (step) => finished[step])
  return {
    show: (step: Step) => {
      search.set("step", step)
      setSearch(search, { state: WRITTEN_DOWN })
    },
    stateOf: (step: Step) => {
      if (step === open) return "open"
      return steps.indexOf(step) < steps.indexOf(open) ? "done" : "ahead"
    },
  } as const
}
