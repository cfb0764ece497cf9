import { textLimits } from "@parterre/contract"
import type { CardBrand } from "@parterre/domain/cards"
import { type CardTyped, type CheckoutView, cardFields, cardToPay, isBeingPaid } from "@parterre/react"
import type { PaymentCard, SdkFailure } from "@parterre/sdk"
import { Loader, Lock } from "lucide-react"
import { type FormEvent, type ReactNode, useEffect } from "react"
import { keyframes, styled } from "styled-components"
import { ErrorSummary } from "../../shared/forms/ErrorSummary.tsx"
import { Form } from "../../shared/forms/Form.ts"
import { TextField } from "../../shared/forms/TextField.tsx"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { AcceptedBrands } from "./AcceptedBrands.tsx"
import { CardFields } from "./CardFields.tsx"
import { HostedCard } from "./HostedCard.tsx"
import { PayFailure } from "./PayFailure.tsx"
import { useCardForm } from "./use-card-form.ts"
import { useHostedCard } from "./use-hosted-card.ts"

export interface PaymentStepProps {
  /** As of `PayFailure`. */
  of?: "cart" | "deferred" | "renewal"
  /** Cents to pay, delivery included. */
  amount: number
  accepted: readonly CardBrand[]
  card: CardTyped
  onChange: (change: Partial<CardTyped>) => void
  view: CheckoutView
  /** Of the payment before, until it is answered. */
  failure: SdkFailure | undefined
  onAnswer: () => void
  onPay: (card: PaymentCard | undefined) => void
  /** What is asked beside the card, in place of the word that none is kept. */
  beside?: ReactNode
}

/** The card and the button that says the amount; nothing to fill in when nothing is to pay [PAY-001], or no card is taken [PAY-013]. */
export function PaymentStep(props: PaymentStepProps) {
  const { of = "cart", amount, accepted, card, onChange, view, failure, onAnswer, onPay, beside } = props
  const { t, money } = useTexts()
  const free = amount === 0
  const { type, cardEntry } = useSite().config.processorConfig
  const hosted = useHostedCard(!free, accepted, failure, onAnswer)
  const running = isBeingPaid(view)
  const { attempts, faults, propsOf, textOf, mayGo } = useCardForm({
    card,
    accepted,
    asked: free ? [] : hosted === undefined ? cardFields : ["nameOnCard"],
    hosted,
    isDisabled: running,
  })
  // An answer to the card before says nothing of the one being sent, or of a field that is wrong by now.
  const isWrong = failure !== undefined && faults.length > 0
  useEffect(() => {
    if (isWrong) onAnswer()
  }, [isWrong, onAnswer])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (running) return
    onAnswer()
    hosted?.forget()
    if (!mayGo()) return
    if (free) return onPay(undefined)
    if (hosted === undefined) return onPay(cardToPay(card))
    const token = await hosted.tokenise(card.nameOnCard.trim())
    if (token !== undefined) onPay(token)
  }
  if (!free && (type === "DO_NOT_USE" || cardEntry === undefined)) return <p>{t("checkout.card.none")}</p>
  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      {failure !== undefined && !isWrong && <PayFailure failure={failure} of={of} />}
      <ErrorSummary faults={faults} attempts={attempts} />
      {!free && (
        <>
          <AcceptedBrands brands={accepted} />
          {hosted === undefined ? (
            <CardFields
              card={card}
              propsOf={propsOf}
              onChange={(change) => {
                // Another card answers the refusal of the one before.
                onAnswer()
                onChange(change)
              }}
            />
          ) : (
            <HostedCard hosted={hosted} errorOf={textOf} isDisabled={running} />
          )}
          <TextField
            {...propsOf("nameOnCard")}
            autoComplete="cc-name"
            maxLength={textLimits.PersonName}
            onChange={(nameOnCard) => onChange({ nameOnCard })}
          />
          {beside ?? (
            <Safe>
              <Lock size={16} strokeWidth={1.5} aria-hidden />
              {t("checkout.card.safe")}
            </Safe>
          )}
        </>
      )}
      <Button type="submit" isPending={running}>
        {free ? t("checkout.free") : t("checkout.pay", { amount: money(amount) })}
      </Button>
      <PayStatus status={view.status} />
    </Form>
  )
}

/** What the payment is doing, said as it happens. */
export function PayStatus({ status }: { status: CheckoutView["status"] }) {
  const { t } = useTexts()
  const running = isBeingPaid({ status })
  return (
    <Line role="status">
      {running && (
        <>
          <Loader size={20} strokeWidth={1.5} aria-hidden />
          {t(status === "paying" ? "checkout.paying" : "checkout.authenticating")}
        </>
      )}
    </Line>
  )
}

const turn = keyframes`to { rotate: 360deg; }`
const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  font-weight: 600;
  /* Nothing is said yet: no gap before it. */
  &:empty { position: absolute; }
  svg { flex: none; animation: ${turn} 1.6s linear infinite; }
`

const Safe = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.size.small};
  svg { flex: none; margin-top: 3px; }
`
