import type { Buyer, RenewalDetails } from "@parterre/contract"
import { redeemCertificates } from "@parterre/domain/gift-certificates"
import { isBeingPaid, useClient, useRenewal } from "@parterre/react"
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
import { Skeleton } from "../../../shared/ui/Skeleton.ts"
import { BrandsLoaded } from "../BrandsLoaded.tsx"
import { CertificateForm } from "../CertificateForm.tsx"
import { ChallengeDialog } from "../ChallengeDialog.tsx"
import { CheckoutSummary } from "../CheckoutSummary.tsx"
import { FromElsewhere } from "../FromElsewhere.tsx"
import { renewalAtPayPal } from "../orders-at-paypal.ts"
import { useFailure } from "../PayFailure.tsx"
import { PaymentStep, type PaymentStepProps } from "../PaymentStep.tsx"
import { useCard } from "../use-card-form.ts"
import { useCertificates } from "../use-certificates.ts"
import { useKeptPage } from "../use-kept-page.ts"
import { useOwnDocument } from "../use-own-document.ts"
import { RenewalOver } from "./RenewalOver.tsx"
import { RenewalPlan } from "./RenewalPlan.tsx"
import { Layout, Middle, Sheet } from "./renewal-layout.ts"
import { isPrinted, wayNamed } from "./renewal-way.ts"

const SavedCards = lazy(() => import("../saved-cards/SavedCards.tsx"))
const DueWays = lazy(() => import("../later/DueWays.tsx"))

/** A renewal is paid here: who pays, the three ways' one that was chosen, and with what. Nothing of it can be changed [PAY-024] [VAR-010]. */
export function RenewalCheckoutScreen() {
  const [search] = useSearchParams()
  const links = useLinks()
  const { subdomain } = useSite().config
  const token = search.get("renewal")
  // PayPal leads back to an address without the link's token, and with an order of its own: the browser knows whose that is.
  const order = search.get("token")
  const [left] = useState(() => (order === null ? undefined : renewalAtPayPal.read(subdomain, order)))
  if (!useOwnDocument()) return <CartSkeleton of="checkout" />
  if (token) return <Renewal key={token} token={token} />
  if (left !== undefined) return <Navigate to={links.to(`/checkout/checkout-colts?${left}`)} replace />
  return order === null ? <NotFoundScreen /> : <FromElsewhere />
}

function Renewal({ token }: { token: string }) {
  const links = useLinks()
  const { renewal, view, pay, lookUp } = useRenewal(token)
  useKeptPage(view)
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
  const total = renewal.amounts.reduce((sum, due) => sum + due.amount, 0)
  const { firstname, lastname, addresses = [] } = renewal.client
  const { instalments } = renewal
  const [wantsInstalments, chooseInstalments] = useState(false)
  const inInstalments = instalments !== undefined && wantsInstalments
  const certificates = useCertificates(view, renewal.number)
  // What is kept for later instalments is a card: nothing else pays them.
  const paid = redeemCertificates(total, inInstalments ? [] : certificates.applied)
  const amount = paid.grandTotal
  const today = (inInstalments ? instalments[0]?.amount : undefined) ?? amount
  const isRunning = isBeingPaid(view)
  const [card, changeCard] = useCard(`${firstname} ${lastname}`.trim(), view)
  const { failure, answer } = useFailure(view)
  const { subdomain, processorConfig } = useSite().config
  const { keepsCards = false } = processorConfig
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
  const comesBackTo = `${new URLSearchParams({ renewal: token, delivery: shipping.code })}`
  const noteLeaving = (order: string) => renewalAtPayPal.write(subdomain, order, comesBackTo)
  const codes = paid.uses.filter(({ used }) => used > 0).map(({ code }) => code)
  const send = (paying: PaymentCard | undefined, takesCertificates: boolean) =>
    void pay({
      ...{ renewal, client, shipping, inInstalments, amount },
      ...(takesCertificates && { certificates: codes, certificateAmount: total - amount }),
      ...(paying === undefined ? {} : { card: paying }),
    })
  return (
    <Layout>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t("renewal.pay.title")}
        </h1>
        {amount > 0 && (
          <p>
            {instalments === undefined
              ? t("renewal.pay.body", { amount: money(amount) })
              : t("renewal.pay.choice", { amount: money(amount) })}
          </p>
        )}
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
            keeper={renewal.keeper ?? ""}
            once={amount}
            instalments={instalments}
            inInstalments={inInstalments}
            isDisabled={isRunning}
            onChoose={chooseInstalments}
          />
        )}
        <BrandsLoaded>
          {(brands, takesCertificates, ways) => {
            const payBy = (paying: PaymentCard | undefined) => send(paying, takesCertificates)
            const payNow = (paying: PaymentCard) => {
              answer()
              payBy(paying)
            }
            const step = (paying: Partial<Pick<PaymentStepProps, "beside" | "onPay">> = {}) => (
              <PaymentStep
                {...{ of: "renewal", amount: today, accepted: brands, card, onChange: changeCard }}
                {...{ view, failure, onAnswer: answer, onPay: payBy }}
                {...paying}
              />
            )
            const hasMore = takesCertificates || ways.wallets || ways.paypal
            if (inInstalments)
              return (
                <>
                  {hasMore && <p>{t("renewal.plan.byCard")}</p>}
                  {step({ beside: <></> })}
                </>
              )
            const byCard = hasSavedCards ? (
              <SavedCards {...{ amount, view, failure }} onAnswer={answer} onPay={payBy}>
                {(beside, onPay) => step({ beside, onPay })}
              </SavedCards>
            ) : (
              step()
            )
            return (
              <>
                {takesCertificates && (
                  <CertificateForm certificates={certificates} paid={paid} isDisabled={isRunning} />
                )}
                <Suspense fallback={<Skeleton $height="320px" />}>
                  {(ways.wallets || ways.paypal) && amount > 0 ? (
                    <DueWays
                      purchase={{ renewal: token, certificates: codes, amount }}
                      {...{ ways, brands, isRunning, failure }}
                      onWallet={({ wallet: type, token: given }) =>
                        payNow({ tokensPayment: { type, token: given } })
                      }
                      onOrder={noteLeaving}
                      onPayPal={(paypalOrderId) => payNow({ paypalOrderId })}
                    >
                      {byCard}
                    </DueWays>
                  ) : (
                    byCard
                  )}
                </Suspense>
              </>
            )
          }}
        </BrandsLoaded>
      </Sheet>
      <CheckoutSummary cart={renewal} discount={paid.discount} />
      <ChallengeDialog />
    </Layout>
  )
}
