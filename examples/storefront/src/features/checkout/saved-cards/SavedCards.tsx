import type { KeptCards } from "@parterre/contract"
import { type CheckoutView, isBeingPaid, useKeptCards } from "@parterre/react"
import type { PaymentCard, SdkFailure } from "@parterre/sdk"
import { type FormEvent, type ReactNode, Suspense, useEffect, useId, useState } from "react"
import { styled } from "styled-components"
import { Form } from "../../../shared/forms/Form.ts"
import { RadioChoices } from "../../../shared/forms/RadioChoices.tsx"
import { Tick } from "../../../shared/forms/Tick.tsx"
import { useCardWords } from "../../../shared/saved-cards/card-words.ts"
import { AreaTexts } from "../../../shared/texts/AreaTexts.tsx"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { Skeleton } from "../../../shared/ui/Skeleton.ts"
import { PayFailure } from "../PayFailure.tsx"
import { PayStatus } from "../PaymentStep.tsx"

interface SavedCardsProps {
  /** As of `PayFailure`; with a payment that is due no card is kept. */
  of?: "cart" | "deferred"
  /** Cents. */
  amount: number
  view: CheckoutView
  /** Of the payment before, until it is answered. */
  failure: SdkFailure | undefined
  onAnswer: () => void
  onPay: (card: PaymentCard | undefined) => void
  /** The form of a card to enter, with what is asked beside it. */
  children: (beside: ReactNode, onPay: SavedCardsProps["onPay"]) => ReactNode
}

/** The cards that the processor keeps for the client; another is entered, and kept only where that is asked for. */
export default function SavedCards(props: SavedCardsProps) {
  return (
    <AreaTexts areas={["cards"]}>
      <Cards {...props} />
    </AreaTexts>
  )
}

function Cards(props: SavedCardsProps) {
  const { cards, reload } = useKeptCards()
  const isGone = props.failure?._tag === "kept-card-unknown" || props.failure?._tag === "kept-cards-full"
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal is the reason to read again, and no other is
  useEffect(() => {
    if (isGone) reload()
  }, [isGone])
  if (cards.status === "loading") return <Skeleton $height="320px" />
  // A card is entered without them too.
  return cards.status === "ready" ? (
    <Known {...props} kept={cards.value} />
  ) : (
    props.children(undefined, props.onPay)
  )
}

const ANOTHER = "another"

function Known({ kept, children, ...step }: SavedCardsProps & { kept: KeptCards }) {
  const { t } = useTexts()
  const words = useCardWords()
  const { of = "cart", view, onAnswer, onPay } = step
  const canKeep = kept.canKeep && of === "cart"
  const usable = kept.cards.filter(({ state }) => state === "usable")
  const [selected, select] = useState<string>()
  const [keeps, setKeeps] = useState(false)
  const first = usable.find((card) => !words.isOver(card))?.id ?? ANOTHER
  const choice = [...usable.map(({ id }) => id), ANOTHER].find((id) => id === selected) ?? first
  const isRunning = isBeingPaid(view)
  const entered = children(
    canKeep ? <Keep keeper={kept.keeper} keeps={keeps} onChange={setKeeps} /> : undefined,
    (card) => onPay(keeps && canKeep ? asKept(card) : card),
  )
  if (usable.length === 0) return entered
  return (
    <Stack>
      <RadioChoices
        legend={t("cards.legend")}
        choices={[
          ...usable.map((card) => [card.id, `${words.name(card)}, ${words.until(card)}`] as const),
          [ANOTHER, t("cards.another")],
        ]}
        choice={choice}
        isDisabled={isRunning}
        onChoose={(chosen) => {
          onAnswer()
          select(chosen)
        }}
      />
      {choice === ANOTHER ? (
        // Its form is fetched when it is first wanted; the choice stays on screen meanwhile.
        <Suspense fallback={<Skeleton $height="320px" />}>{entered}</Suspense>
      ) : (
        <PayKept {...step} id={choice} isRunning={isRunning} />
      )}
    </Stack>
  )
}

/** The token of a card just entered, to be kept as well. */
const asKept = (card: PaymentCard | undefined): PaymentCard | undefined =>
  card !== undefined && ("stripeToken" in card || "tokensPayment" in card) ? { ...card, keep: true } : card

interface PayKeptProps extends Omit<SavedCardsProps, "children"> {
  id: string
  isRunning: boolean
}

/** One press: nothing is entered. */
function PayKept({ id, of = "cart", isRunning, amount, view, failure, onAnswer, onPay }: PayKeptProps) {
  const { t, money } = useTexts()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isRunning) return
    onAnswer()
    onPay({ keptCardId: id })
  }
  return (
    <Form noValidate onSubmit={send}>
      {failure !== undefined && <PayFailure failure={failure} of={of} />}
      <Button type="submit" isPending={isRunning}>
        {t("checkout.pay", { amount: money(amount) })}
      </Button>
      <PayStatus status={view.status} />
    </Form>
  )
}

interface KeepProps {
  keeper: string
  keeps: boolean
  onChange: (keeps: boolean) => void
}

/** Consent, never given beforehand. */
function Keep({ keeper, keeps, onChange }: KeepProps) {
  const { t } = useTexts()
  const note = useId()
  return (
    <div>
      <Tick isSelected={keeps} onChange={onChange} describedBy={note}>
        {t("cards.keep")}
      </Tick>
      <Note id={note}>{t("cards.keep.help", { keeper })}</Note>
    </div>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
`
const Note = styled.p`
  padding-inline-start: calc(24px + ${({ theme }) => theme.space[3]});
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.size.small};
`
