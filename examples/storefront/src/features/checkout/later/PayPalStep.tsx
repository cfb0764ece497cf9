import { usePayPal } from "@parterre/react"
import type { DuePurchase, PayPalPurchase, RenewalPurchase, SdkFailure } from "@parterre/sdk"
import { styled } from "styled-components"
import { useSite } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { Notice } from "../../../shared/ui/Notice.tsx"
import { Skeleton } from "../../../shared/ui/Skeleton.ts"
import { PayFailure } from "../PayFailure.tsx"

export interface PayPalStepProps {
  /** Of the cart, a payment that is due, or a season that is renewed. */
  purchase: PayPalPurchase | DuePurchase | RenewalPurchase
  /** A payment is under way. */
  isRunning: boolean
  /** Of the payment before, until it is answered. */
  failure: SdkFailure | undefined
  /** An order was made at PayPal, and its window opens. */
  onOrder?: (orderId: string) => void
  /** An order was approved at PayPal, for so many cents. */
  onApproved: (orderId: string, amount: number) => void
}

/** PayPal's own button: its script is loaded here, where PayPal is chosen, and nothing is typed [PAY-007]. */
export function PayPalStep({ purchase, isRunning, failure, onOrder, onApproved }: PayPalStepProps) {
  const { t, money } = useTexts()
  const amount = money(purchase.amount)
  const of = "saleToken" in purchase ? "deferred" : "renewal" in purchase ? "renewal" : "cart"
  // No cart is kept meanwhile.
  const isDue = of !== "cart"
  const { view, place, retry } = usePayPal(useSite().config.paypal, {
    ...{ purchase, onApproved },
    ...(onOrder && { onOrder }),
  })
  const told = view.status === "failed" ? view.failure : view.status === "ready" ? failure : undefined
  return (
    <Stack>
      {told !== undefined && !isRunning && <PayFailure failure={told} of={of} />}
      {view.status === "broken" && (
        <Notice tone="warning" role="alert">
          <p>{t("ways.paypal.broken")}</p>
          <Button kind="quiet" onPress={retry}>
            {t("app.retry")}
          </Button>
        </Notice>
      )}
      <p>{t(isDue ? "ways.paypal.due" : "ways.paypal.help", { amount })}</p>
      {view.status === "loading" && <Skeleton $height="48px" />}
      <div ref={place} inert={isRunning} data-way="paypal" />
      <p role="status">
        {isRunning
          ? t("checkout.paying")
          : view.status === "open"
            ? t("ways.paypal.open")
            : view.status === "left" && t(isDue ? "ways.paypal.left.due" : "ways.paypal.left")}
      </p>
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  [inert] { opacity: 0.5; }
`
