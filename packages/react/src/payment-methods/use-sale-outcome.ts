import { isProblem, isSdkFailure } from "@parterre/sdk"
import { useEffect, useState } from "react"
import { useShop } from "../provider/ParterreProvider.tsx"

export type SaleOutcome =
  /** The bank's answer has not arrived yet. */
  | { readonly status: "looking" }
  | { readonly status: "paid"; readonly saleId: string }
  /** Nothing was paid, and the cart may be paid in another way. */
  | { readonly status: "open" }
  /** There is nothing to pay any more. */
  | { readonly status: "over" }

/** Milliseconds between two looks. */
const pause = 2_000

/** What became of the visit's latest sale, asked until it is known: for whoever comes back from a bank's page. */
export function useSaleOutcome(): SaleOutcome {
  const { client, cart } = useShop()
  const [outcome, setOutcome] = useState<SaleOutcome>({ status: "looking" })
  useEffect(() => {
    let timer = 0
    let isHere = true
    const look = async () => {
      const found = await outcomeNow(client)
      if (!isHere) return
      if (found.status === "looking") timer = window.setTimeout(() => void look(), pause)
      else {
        setOutcome(found)
        void cart.reload()
      }
    }
    void look()
    return () => {
      isHere = false
      window.clearTimeout(timer)
    }
  }, [client, cart])
  return outcome
}

async function outcomeNow({ checkout }: ReturnType<typeof useShop>["client"]): Promise<SaleOutcome> {
  try {
    const { state, saleId } = await checkout.sale()
    if (state === "paid") return saleId === undefined ? { status: "over" } : { status: "paid", saleId }
    return { status: state === "paying" ? "looking" : state === "open" ? "open" : "over" }
  } catch (error) {
    if (!isSdkFailure(error)) throw error
    // A look that fails tells nothing of the payment.
    return { status: isProblem(error, "sale-unknown") ? "over" : "looking" }
  }
}
