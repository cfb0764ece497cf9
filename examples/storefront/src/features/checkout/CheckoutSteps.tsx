import type { Cart } from "@parterre/contract"
import { redeemCertificates } from "@parterre/domain/gift-certificates"
import {
  type CheckoutActions,
  type CheckoutView,
  isBeingPaid,
  useCart,
  useDeliveryCost,
  useDeliverySelection,
  whenIdle,
} from "@parterre/react"
import type { PaymentCard, SdkFailure } from "@parterre/sdk"
import { lazy, Suspense, useCallback, useEffect } from "react"
import { styled } from "styled-components"
import { addressesOf, addressOf, needsAddress, provinceOf } from "../../shared/buyer/address.ts"
import { clientOf } from "../../shared/buyer/client-errors.ts"
import type { Draft } from "../../shared/buyer/draft.ts"
import { useDraft } from "../../shared/buyer/use-draft.ts"
import { useStandardFlow } from "../../shared/buyer/use-standard-flow.ts"
import { useVisitor } from "../../shared/buyer/use-visitor.ts"
import { elementKey } from "../../shared/cart/cart-element.ts"
import { Countdown } from "../../shared/countdown/Countdown.tsx"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { Pending } from "../../shared/payment/Pending.tsx"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { TwoColumns } from "../../shared/ui/TwoColumns.ts"
import { ChallengeDialog } from "./ChallengeDialog.tsx"
import { CheckoutSummary, SUMMARY_HEIGHT, SummaryAwaited } from "./CheckoutSummary.tsx"
import { DeliveryAwaited } from "./DeliveryAwaited.tsx"
import { DeliveryForm } from "./DeliveryForm.tsx"
import {
  chosenCodes,
  costlyChoice,
  isDeliverySettled,
  offeredNoMore,
  shippingCarts,
  useDeliveryChoices,
  wayOf,
} from "./deliveries.ts"
import { useExpressPayment } from "./express-payment.ts"
import { GuestStep, GuestStepAwaited } from "./GuestStep.tsx"
import { LaterWays, loadPayment, OrderPayment } from "./OrderPayment.tsx"
import { useFailure } from "./PayFailure.tsx"
import { StepCard } from "./StepCard.tsx"
import type { Step } from "./steps.ts"
import { useCard } from "./use-card-form.ts"
import { useCertificates } from "./use-certificates.ts"
import { useDeliveryWords } from "./use-delivery-words.ts"
import { useSteps } from "./use-steps.ts"

interface CheckoutStepsProps {
  /** Undefined until it is known: who buys can be told meanwhile. */
  cart: Cart | undefined
  view: CheckoutView
  actions: CheckoutActions
}

/** Who, how and with what: one step open at a time, the address knows which. */
export function CheckoutSteps({ cart, view, actions }: CheckoutStepsProps) {
  const { t, language } = useTexts()
  const heading = useScreen(t("checkout.title"))
  const { actions: cartActions, unread } = useCart()
  const [draft, change] = useDraft(true)
  const isStandard = useStandardFlow()
  const { selection, select, deselect } = useDeliverySelection()
  const chosen = chosenCodes(selection)
  const words = useDeliveryWords()
  const offered = useDeliveryChoices(cart)
  const isLost = cart === undefined && unread !== undefined
  const choices = isLost
    ? { status: "failed" as const, failure: unread, retry: () => void cartActions.reload() }
    : offered
  useEffect(() => {
    if (choices.status !== "ready") return
    for (const eventId of offeredNoMore(choices.value, chosenCodes(selection))) void deselect(eventId)
  }, [choices, selection, deselect])
  const isSettled = choices.status === "ready" && isDeliverySettled(choices.value)
  const { shown, show, stateOf, tell } = useSteps(
    cart,
    draft,
    chosen,
    !isSettled,
    choices.status === "ready" ? choices.value : undefined,
  )
  const { keepsCards = false } = useSite().config.processorConfig
  const visitor = useVisitor()
  const hasSavedCards = visitor === "logged-in" && keepsCards
  const [card, changeCard] = useCard(stateOf("who") === "done" ? nameOf(draft) : "", view)
  const { failure, answer } = useFailure(view)

  useEffect(() => whenIdle(() => void loadPayment().catch(() => undefined)), [])
  useEffect(() => {
    // What the server found changed is read again, so that the amount on the button is the true one; a cart that was emptied
    // elsewhere is shown no more, nor its button.
    if (view.status === "failed" && changesCart(view.failure)) void cartActions.reload()
  }, [view, cartActions])

  const running = isBeingPaid(view)
  const pending = view.status === "pending" || (view.status === "idle" && cart?.state === "paying")
  const lookUp = useCallback(async () => {
    await actions.lookUp()
    // A payment that came to nothing, or to a sale, changed the cart too.
    await cartActions.reload()
  }, [actions, cartActions])
  const edit = (step: Step) =>
    running || pending
      ? undefined
      : () => {
          answer()
          show(step)
        }
  const place = (step: Step) => ({ step, number: shown.indexOf(step) + 1, state: stateOf(step) })

  const province = provinceOf(draft)
  const shipping = choices.status === "ready" ? shippingCarts(choices.value, chosen, province) : []
  const isPaying = stateOf("payment") === "open"
  const cost = useDeliveryCost(
    isPaying && !pending ? costlyChoice(shipping, province) : undefined,
    costKey(cart),
  )
  const shippingTax = cost.status === "ready" ? cost.value?.shippingTax : undefined
  const total = (cart?.tax.totalAfterTaxes ?? 0) + (shippingTax?.totalAfterTaxes ?? 0)
  const certificates = useCertificates(view, cart?.id)
  const paid = redeemCertificates(total, certificates.applied)
  const order = {
    client: clientOf(
      draft,
      language,
      isStandard ? addressesOf(draft) : needsAddress(Object.values(chosen)) ? [addressOf(draft)] : [],
    ),
    shipping,
    certificates: paid.uses.filter(({ used }) => used > 0).map(({ code }) => code),
  }
  const pay = (paidBy: PaymentCard | undefined, amount = paid.grandTotal) =>
    void actions.pay({
      ...order,
      amount,
      certificateAmount: total - paid.grandTotal,
      ...(paidBy === undefined ? {} : { card: paidBy }),
    })
  const express = useExpressPayment({
    isReady: choices.status === "ready",
    isOpen: isPaying,
    // An answered failure is as good as none: the press is a new payment.
    amount: cost.status === "ready" && !running && !pending ? paid.grandTotal : undefined,
    pay: ({ wallet: type, token, amount }) => pay({ tokensPayment: { type, token } }, amount),
  })
  const chosenWays =
    choices.status === "ready"
      ? [...new Set(choices.value.flatMap((choice) => wayOf(choice, chosen) ?? []))]
      : []
  const delivery =
    cart !== undefined && choices.status === "ready" ? (
      <DeliveryForm
        cart={cart}
        choices={choices.value}
        draft={draft}
        onChange={change}
        chosen={chosen}
        onChoose={select}
        onDone={() => show("payment")}
      />
    ) : (
      <DeliveryAwaited asked={choices} />
    )

  return (
    <Layout>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t("checkout.title")}
        </h1>
        {/* No time is told before it is known: a form is filled in meanwhile. */}
        {cart === undefined ? (
          <Skeleton $height="24px" $width="120px" />
        ) : (
          !running && !pending && <Countdown short />
        )}
        {express.cameToNothing && !running && !pending && (
          <Suspense fallback={null}>
            <ExpressUnused />
          </Suspense>
        )}
      </header>
      <Steps aria-label={t("checkout.steps")}>
        <StepCard {...place("who")} onEdit={edit("who")} summary={`${nameOf(draft)}, ${draft.email}`}>
          {visitor === "unknown" ? (
            // Their record may say all that would be asked: a form would go while it is being filled in.
            <GuestStepAwaited />
          ) : (
            <GuestStep
              {...{ cart, isLost, draft }}
              // What a wallet's sheet shows is the whole of the cart.
              hasExpress={certificates.applied.length === 0}
              onChange={change}
              onTyping={tell}
              onGiven={(given) => {
                express.give(given)
                show("payment")
              }}
              onDone={() => show("delivery")}
            />
          )}
        </StepCard>
        {!isSettled && (
          <StepCard
            {...place("delivery")}
            onEdit={edit("delivery")}
            summary={chosenWays.map(words.name).join(", ")}
          >
            {delivery}
          </StepCard>
        )}
        <StepCard {...place("payment")}>
          {pending ? (
            <>
              <Pending lookUp={lookUp} />
              <LaterWays onLeft={lookUp} />
            </>
          ) : cart === undefined || choices.status !== "ready" ? (
            // How the tickets go is part of what is paid for.
            delivery
          ) : cost.status !== "ready" ? (
            <DeliveryAwaited asked={cost} />
          ) : (
            <OrderPayment
              {...{ order, cart, choices: choices.value, isSettled, shippingTax, certificates, paid }}
              {...{ view, failure, card, hasSavedCards, pay }}
              isRunning={running}
              onAnswer={answer}
              onCard={changeCard}
            />
          )}
        </StepCard>
      </Steps>
      {cart === undefined ? (
        <SummaryAwaited isLost={isLost} />
      ) : (
        <CheckoutSummary
          cart={cart}
          shippingTax={shippingTax}
          discount={paid.discount}
          isPaying={running || pending || cart.state === "paying"}
        />
      )}
      <ChallengeDialog />
    </Layout>
  )
}

const ExpressUnused = lazy(() => import("./later/ExpressUnused.tsx"))

/** What changes when the cart does, and with it what its deliveries cost. */
const costKey = (cart: Cart | undefined) => JSON.stringify([cart?.tax, cart?.cartElements.map(elementKey)])

/** `cart-empty` leads home, and `cart-expired` to start over; one that is paid can no longer be. */
const changesCart = ({ _tag, action }: SdkFailure) =>
  _tag === "cart-paid" || action === "review-cart" || action === "go-home" || action === "start-over"

const nameOf = ({ firstname, lastname }: Draft) => `${firstname} ${lastname}`.trim()

/** On small screens the summary comes first, folded: its row is there before its part of the page has come. */
const Layout = styled(TwoColumns)`
  ${({ theme }) => theme.upTo(1000)} {
    grid-template-rows: auto minmax(${SUMMARY_HEIGHT.wide}, auto) auto;
    > header { grid-row: 1; }
    > section { grid-row: 2; }
    > ol { grid-row: 3; }
  }
  ${({ theme }) => theme.upTo(600)} { grid-template-rows: auto minmax(${SUMMARY_HEIGHT.phone}, auto) auto; }
`
const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]};
`
