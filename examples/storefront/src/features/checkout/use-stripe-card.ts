import { type CardError, cardErrorKey, cardErrorOf } from "@parterre/domain/payments"
import { mountStripeCard, type StripeCardField, StripeKeyRefused } from "@parterre/react"
import type { PaymentCard } from "@parterre/sdk"
import { type RefObject, useEffect, useRef, useState } from "react"
import { useSite } from "../../shared/site/site.ts"
import type { TextKey } from "../../shared/texts/TextsProvider.tsx"

export interface StripeCard {
  readonly container: RefObject<HTMLDivElement | null>
  /** What is wrong with the card, once it was sent. */
  readonly error: TextKey | undefined
  /** The site's own key is at fault: no card helps, but a call does. */
  readonly isMisconfigured: boolean
  /** Forgets the error of the last try. */
  readonly forget: () => void
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
  const [code, setCode] = useState<CardError>()

  useEffect(() => {
    if (!isAsked || type !== "STRIPE" || container.current === null) return
    let here = true
    mountStripeCard(container.current, { sdkUrl, publishableKey, language }).then(
      (mounted) => {
        if (here) field.current = mounted
        else mounted.unmount()
      },
      (failure) =>
        here && setCode(failure instanceof StripeKeyRefused ? "api_key_expired" : "processing_error"),
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
      setCode(undefined)
      return { stripeToken: made.stripeToken, nameOnCard }
    }
    setCode(cardErrorOf("STRIPE", made.error))
    container.current?.focus()
    return undefined
  }
  if (type !== "STRIPE") return undefined
  return {
    container,
    error: code && cardErrorKey(code),
    isMisconfigured: code !== undefined && misconfigured.includes(code),
    forget: () => setCode(undefined),
    token,
  }
}

/** What Stripe answers to a key of another account, of another mode or of none. */
const misconfigured: readonly CardError[] = [
  "resource_missing",
  "testmode_charges_only",
  "livemode_mismatch",
  "api_key_expired",
]
