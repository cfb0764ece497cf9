import {
  INITIAL_PAYMENT_CHOICE,
  PAYMENT_CHOICES,
  type PaymentChoice,
  type PaymentMethod,
  paymentChoice,
  totalToPay,
} from "@parterre/domain/payment-methods"
import { useOfferedMethods } from "@parterre/react"
import type { DuePurchase, InteracOrder, RenewalPurchase } from "@parterre/sdk"
import { type ReactNode, useEffect, useState } from "react"
import { styled } from "styled-components"
import { RadioChoices } from "../../../shared/forms/RadioChoices.tsx"
import { useSearchParams } from "../../../shared/navigation/router.tsx"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Notice } from "../../../shared/ui/Notice.tsx"
import { Skeleton } from "../../../shared/ui/Skeleton.ts"
import { InteracStep } from "./InteracStep.tsx"
import { PayPalStep, type PayPalStepProps } from "./PayPalStep.tsx"

interface PaymentWaysProps extends Pick<PayPalStepProps, "failure" | "onOrder" | "onApproved"> {
  /** Of the cart, a payment that is due or a season that is renewed: no bank's page leads back to these. */
  order: InteracOrder | DuePurchase | RenewalPurchase
  /** A payment by card or by PayPal is under way. */
  isRunning: boolean
  /** The form of the card. */
  children: ReactNode
}

/** The ways to pay of the site, once they are known; a card is offered without them too. */
export function PaymentWays(props: PaymentWaysProps) {
  const offered = useOfferedMethods()
  // A bank leads back to the visit's own cart, not to that of a link.
  const isLinked = useSearchParams()[0].has("reservationToken")
  if (offered.status === "loading") return <Skeleton $height="320px" />
  if (offered.status !== "ready") return props.children
  const isBankLeft = isLinked || !("amounts" in props.order)
  const methods = offered.value.filter(({ kind }) => kind !== "interac" || !isBankLeft)
  return <WaysOffered methods={methods} {...props} />
}

interface WaysOfferedProps extends PaymentWaysProps {
  methods: readonly PaymentMethod[]
}

/** Where there is more than a card, one way is chosen, the card at first [PAY-006] [PAY-008] [PAY-009]. */
export function WaysOffered({ methods, order, isRunning, children, ...paypal }: WaysOfferedProps) {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const wasRefused = search.get("interac") === "refused"
  const [selected, select] = useState<PaymentChoice>()
  useEffect(() => {
    // A wallet pays: what becomes of it is told where cards are paid, or where PayPal is.
    if (isRunning) select((chosen) => (chosen === "interac" ? "credit" : chosen))
  }, [isRunning])
  const kinds = methods.map(({ kind }) => kind)
  const allowed = { interac: kinds.includes("interac"), paypal: kinds.includes("paypal") }
  const ways = PAYMENT_CHOICES.filter((way) => (way === "credit" ? kinds.includes("card") : allowed[way]))
  const choice = paymentChoice(selected ?? ways[0] ?? INITIAL_PAYMENT_CHOICE, allowed)
  return (
    <Stack>
      {wasRefused && selected === undefined && (
        <Notice tone="warning" role="alert">
          <b>{t("ways.interac.refused.title")}</b>
          <p>{t("ways.interac.refused")}</p>
        </Notice>
      )}
      {ways.length > 1 && (
        <RadioChoices
          legend={t("ways.legend")}
          choices={ways.map((way) => [way, t(`ways.${way}`)] as const)}
          choice={choice}
          isDisabled={isRunning}
          onChoose={select}
        />
      )}
      {choice === "interac" && "amounts" in order ? (
        <InteracStep order={order} />
      ) : choice === "paypal" ? (
        <PayPalStep purchase={purchaseOf(order)} isRunning={isRunning} {...paypal} />
      ) : (
        children
      )}
    </Stack>
  )
}

function purchaseOf(order: PaymentWaysProps["order"]) {
  if (!("amounts" in order)) return order
  const { amounts, ...rest } = order
  return { ...rest, amount: totalToPay(amounts) }
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
`
