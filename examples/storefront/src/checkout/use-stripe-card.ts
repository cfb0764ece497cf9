import { cardErrorKey, cardErrorOf } from "@parterre/domain/payments"
import { mountStripeCard, type StripeCardField } from "@parterre/react"
import type { PaymentCard } from "@parterre/sdk"
import { type RefObject, useEffect, useRef, useState } from "react"
import { useSite } from "../shell/site.ts"
import type { TextKey } from "../texts/TextsProvider.tsx"

export interface StripeCard {
  readonly container: RefObject<HTMLDivElement | null>
  /** What is wrong with the card, once it was sent. */
  readonly error: TextKey | undefined
  /** The token that stands for the card, or nothing when the card is at fault. */
  readonly token: (nameOnCard: string) => Promise<PaymentCard | undefined>
}

/**
 * Stripe's own card field, for the sites that sell through it and while a card is asked for; nothing for the others
 * [PAY-013] [PAY-014].
 */
export function useStripeCard(isAsked: boolean): StripeCard | undefined {
  const { language, config } = useSite()
  const { type, sdkUrl, token: publishableKey = "" } = config.processorConfig
  const container = useRef<HTMLDivElement>(null)
  const field = useRef<StripeCardField>(undefined)
  const [error, setError] = useState<TextKey>()

  useEffect(() => {
    if (!isAsked || type !== "STRIPE" || container.current === null) return
    let here = true
    mountStripeCard(container.current, { sdkUrl, publishableKey, language }).then(
      (mounted) => {
        if (here) field.current = mounted
        else mounted.unmount()
      },
      () => here && setError("checkout.stripe.error.resource_missing"),
    )
    return () => {
      here = false
      field.current?.unmount()
      field.current = undefined
    }
  }, [isAsked, type, sdkUrl, publishableKey, language])

  const token = async (nameOnCard: string) => {
    const made = await (field.current?.token(nameOnCard) ?? { error: "processing_error" })
    if ("stripeToken" in made) {
      setError(undefined)
      return { stripeToken: made.stripeToken, nameOnCard }
    }
    setError(cardErrorKey(cardErrorOf("STRIPE", made.error)))
    return undefined
  }
  return type === "STRIPE" ? { container, error, token } : undefined
}
