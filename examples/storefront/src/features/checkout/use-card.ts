import type { CheckoutView } from "@parterre/react"
import { useEffect, useState } from "react"
import { blankCard, type CardTyped } from "./card-typing.ts"

/** The card being typed, in memory only; a refused one is not worth keeping, nor its code sending twice by habit. */
export function useCard(holder: string, view: CheckoutView) {
  const [card, setCard] = useState(blankCard)
  useEffect(() => {
    // Most people pay with a card of their own.
    setCard((before) => (before.nameOnCard === "" ? { ...before, nameOnCard: holder } : before))
  }, [holder])
  useEffect(() => {
    if (view.status !== "failed" || view.failure.action !== "use-another-card") return
    setCard(({ nameOnCard }) => ({ ...blankCard, nameOnCard }))
  }, [view])
  const change = (changed: Partial<CardTyped>) => setCard((before) => ({ ...before, ...changed }))
  return [card, change] as const
}
