import type { Buyer, RenewalDetails } from "@parterre/contract"
import { useClient, useRenewal } from "@parterre/react"
import type { PaymentCard } from "@parterre/sdk"
import { lazy, Suspense, useState } from "react"
import { addressErrors, addressOf } from "../../../shared/buyer/address.ts"
import { ClientView } from "../../../shared/buyer/ClientView.tsx"
import { useDraft } from "../../../shared/buyer/use-draft.ts"
import { CartSkeleton } from "../../../shared/cart/CartSkeleton.tsx"
import { NotFoundScreen } from "../../../shared/failure/NotFoundScreen.tsx"
import { Link, Navigate, useSearchParams } from "../../../shared/navigation/router.tsx"
import { useScreen } from "../../../shared/navigation/use-screen.ts"
import { Pending } from "../../../shared/payment/Pending.tsx"
import { useLinks, useSite } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { withTexts } from "../../../shared/texts/with-texts.tsx"
import { Skeleton } from "../../../shared/ui/Skeleton.ts"
import { BrandsLoaded } from "../BrandsLoaded.tsx"
import { ChallengeDialog } from "../ChallengeDialog.tsx"
import { CheckoutSummary } from "../CheckoutSummary.tsx"
import { useFailure } from "../PayFailure.tsx"
import { PaymentStep, type PaymentStepProps } from "../PaymentStep.tsx"
import { useCard } from "../use-card-form.ts"
import { RenewalOver } from "./RenewalOver.tsx"
import { RenewalPlan } from "./RenewalPlan.tsx"
import { Layout, Middle, Sheet } from "./renewal-layout.ts"
import { isPrinted, wayNamed } from "./renewal-way.ts"

const SavedCards = lazy(() => import("../saved-cards/SavedCards.tsx"))
const WalletButtons = withTexts(() => import("../later/WalletButtons.tsx"), "WalletButtons", ["ways"])

/** A renewal is paid here: who pays, the three ways' one that was chosen, and a card. Nothing of it can be changed [PAY-024] [VAR-010]. */
export function RenewalCheckoutScreen() {
  const token = useSearchParams()[0].get("renewal")
  return token === null || token === "" ? <NotFoundScreen /> : <Renewal key={token} token={token} />
}

function Renewal({ token }: { token: string }) {
  const links = useLinks()
  const { renewal, view, pay, lookUp } = useRenewal(token)
  if (view.status === "paid") {
    const path = `/checkout/checkout-confirmation?sale=${encodeURIComponent(view.saleId)}`
    return <Navigate to={links.to(path)} replace />
  }
  if (view.status === "pending")
    return (
      <Middle>
        <Pending of="renewal" lookUp={lookUp} />
      </Middle>
    )
  const over = view.status === "failed" && /^renewal-/.test(view.failure._tag) ? view.failure : undefined
  if (over !== undefined) return <RenewalOver failure={over} retry={() => void lookUp()} lookUp={lookUp} />
  if (renewal.status === "loading") return <CartSkeleton of="checkout" />
  if (renewal.status === "failed")
    return <RenewalOver failure={renewal.failure} retry={renewal.retry} lookUp={lookUp} />
  return <Due token={token} renewal={renewal.value} view={view} pay={pay} />
}

interface DueProps extends Pick<ReturnType<typeof useRenewal>, "view" | "pay"> {
  token: string
  renewal: RenewalDetails
}

function Due({ token, renewal, view, pay }: DueProps) {
  const { t, money, language } = useTexts()
  const links = useLinks()
  const heading = useScreen(t("renewal.pay.title"))
  const shipping = wayNamed(useSearchParams()[0].get("delivery"))
  const [draft] = useDraft()
  const amount = renewal.amounts.reduce((sum, due) => sum + due.amount, 0)
  const { firstname, lastname, addresses = [] } = renewal.client
  const { instalments } = renewal
  const [wantsInstalments, chooseInstalments] = useState(false)
  const inInstalments = instalments !== undefined && wantsInstalments
  const today = (inInstalments ? instalments[0]?.amount : undefined) ?? amount
  const isRunning =
    view.status === "authenticating" || view.status === "challenge" || view.status === "paying"
  const [card, changeCard] = useCard(`${firstname} ${lastname}`.trim(), view)
  const { failure, answer } = useFailure(view)
  const { keepsCards = false } = useSite().config.processorConfig
  const hasSavedCards = useClient().status === "logged-in" && keepsCards && amount > 0
  const back = links.to(`/subscription-renewal/${token}?${new URLSearchParams({ delivery: shipping.code })}`)
  const isSent = isPrinted(shipping) && addresses.length === 0
  // Whoever comes here by an address of their own has not said where the tickets go.
  if (isSent && Object.keys(addressErrors(draft)).length > 0) return <Navigate to={back} replace />
  const client: Buyer = {
    ...renewal.client,
    language,
    ...(isSent ? { addresses: [addressOf(draft)] } : {}),
  }
  const send = (paying: PaymentCard | undefined) =>
    void pay({
      ...{ renewal, client, shipping, inInstalments },
      ...(paying === undefined ? {} : { card: paying }),
    })
  return (
    <Layout>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t("renewal.pay.title")}
        </h1>
        <p>
          {instalments === undefined
            ? t("renewal.pay.body", { amount: money(amount) })
            : t("renewal.pay.choice", { amount: money(amount) })}
        </p>
      </header>
      <Sheet as="section" aria-label={t("checkout.step.payment")}>
        <div>
          <h2>{t("renewal.client")}</h2>
          <ClientView client={client} />
        </div>
        <div>
          <h2>{t("renewal.delivery")}</h2>
          <p>{t(`renewal.${shipping.code}`)}</p>
          <Link to={back}>{t("renewal.back")}</Link>
        </div>
        {instalments !== undefined && (
          <RenewalPlan
            renewal={renewal}
            instalments={instalments}
            inInstalments={inInstalments}
            isDisabled={isRunning}
            onChoose={chooseInstalments}
          />
        )}
        <BrandsLoaded>
          {(brands, _, { wallets }) => {
            const step = (paying: Partial<Pick<PaymentStepProps, "beside" | "onPay">> = {}) => (
              <PaymentStep
                {...{ of: "renewal", amount: today, accepted: brands, card, onChange: changeCard }}
                {...{ view, failure, onAnswer: answer, onPay: send }}
                {...paying}
              />
            )
            // The card of instalments is typed here and kept for them: none that is kept already, and no wallet.
            if (inInstalments) return step({ beside: <></> })
            return (
              <Suspense fallback={<Skeleton $height="320px" />}>
                {wallets && amount > 0 && (
                  <WalletButtons
                    // A renewal is delivered at no price.
                    amounts={{
                      totalAfterTaxes: amount,
                      totalShippingSelected: 0,
                      giftCertificateDiscount: 0,
                    }}
                    brands={brands}
                    isRunning={isRunning}
                    onToken={({ wallet: type, token }) => {
                      answer()
                      send({ tokensPayment: { type, token } })
                    }}
                  />
                )}
                {hasSavedCards ? (
                  <SavedCards {...{ amount, view, failure }} onAnswer={answer} onPay={send}>
                    {(beside, onPay) => step({ beside, onPay })}
                  </SavedCards>
                ) : (
                  step()
                )}
              </Suspense>
            )
          }}
        </BrandsLoaded>
      </Sheet>
      <CheckoutSummary cart={renewal} />
      <ChallengeDialog />
    </Layout>
  )
}
