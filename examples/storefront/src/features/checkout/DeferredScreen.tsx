import type { DeferredSale } from "@parterre/contract"
import { writtenLocalDay } from "@parterre/domain/dates"
import { useClient, useDeferredPayment } from "@parterre/react"
import { isProblem, type PaymentCard } from "@parterre/sdk"
import { lazy, Suspense, useEffect, useState } from "react"
import { styled } from "styled-components"
import { ClientView } from "../../shared/buyer/ClientView.tsx"
import { CartSkeleton } from "../../shared/cart/CartSkeleton.tsx"
import { Failed } from "../../shared/failure/Failed.tsx"
import { NotFoundScreen } from "../../shared/failure/NotFoundScreen.tsx"
import { useSearchParams } from "../../shared/navigation/router.tsx"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { Pending } from "../../shared/payment/Pending.tsx"
import { ContactLink } from "../../shared/site/ContactLinks.tsx"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ButtonLink } from "../../shared/ui/Button.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { Surface } from "../../shared/ui/Surface.ts"
import { TwoColumns } from "../../shared/ui/TwoColumns.ts"
import { BrandsLoaded } from "./BrandsLoaded.tsx"
import { ChallengeDialog } from "./ChallengeDialog.tsx"
import { DeferredLines } from "./DeferredLines.tsx"
import { FromElsewhere } from "./FromElsewhere.tsx"
import { dueAtPayPal } from "./orders-at-paypal.ts"
import { useFailure } from "./PayFailure.tsx"
import { PaymentStep } from "./PaymentStep.tsx"
import { Middle } from "./renewal/renewal-layout.ts"
import { useCard } from "./use-card-form.ts"
import { useKeptPage } from "./use-kept-page.ts"
import { useOwnDocument } from "./use-own-document.ts"

/** Where the mail leads that asks for money a bank let go before it was taken: its tickets are out [PAY-023]. */
export function DeferredScreen() {
  const named = useSearchParams()[0].get("saleToken")
  const { subdomain } = useSite().config
  // PayPal leads back to an address without it, and with an order of its own: the browser knows whose that is.
  const order = useSearchParams()[0].get("token")
  const [left] = useState(() => (order === null ? undefined : dueAtPayPal.read(subdomain, order)))
  const token = named || left
  if (!useOwnDocument()) return <CartSkeleton of="checkout" />
  if (token !== undefined) return <Deferred key={token} saleToken={token} />
  return order === null ? <NotFoundScreen /> : <FromElsewhere />
}

function Deferred({ saleToken }: { saleToken: string }) {
  const { sale, view, pay, lookUp } = useDeferredPayment(saleToken)
  useKeptPage(view)
  const instalment = sale.status === "ready" ? sale.value.instalment : undefined
  if (view.status === "paid")
    return <Settled {...{ saleToken }} order={view.saleId} {...(instalment && { instalment })} />
  const failure =
    view.status === "failed" ? view.failure : sale.status === "failed" ? sale.failure : undefined
  if (failure !== undefined && isProblem(failure, "sale-voided")) return <Voided saleToken={saleToken} />
  const isAsked =
    view.status !== "failed" && sale.status === "failed" && isProblem(sale.failure, "payment-in-progress")
  if (view.status === "pending" || isAsked)
    return (
      <Middle>
        <Pending of="deferred" lookUp={lookUp} />
      </Middle>
    )
  // It is known by now that there is no such sale to wait for.
  if (view.status === "failed" && sale.status === "failed")
    return <Failed failure={view.failure} retry={sale.retry} />
  if (sale.status === "loading") return <CartSkeleton of="checkout" />
  if (sale.status === "ready") return <Due {...{ saleToken, view, pay }} sale={sale.value} />
  if (isProblem(sale.failure, "nothing-due")) return <Settled saleToken={saleToken} order="" />
  return <Failed failure={sale.failure} retry={sale.retry} />
}

interface SettledProps {
  saleToken: string
  order: string
  /** That was paid just now: others may follow. */
  instalment?: DeferredSale["instalment"]
}

/** Nothing is left to do now; the tickets are those that were sent. */
function Settled({ saleToken, order, instalment }: SettledProps) {
  const { t } = useTexts()
  const links = useLinks()
  const { subdomain } = useSite().config
  useEffect(() => dueAtPayPal.forget(subdomain, saleToken), [subdomain, saleToken])
  const title = t(instalment === undefined ? "deferred.paid.title" : "deferred.paid.thanks")
  const heading = useScreen(title)
  const said =
    instalment !== undefined
      ? t("deferred.paid.instalment", { number: instalment.number, count: instalment.count })
      : order === ""
        ? t("deferred.paid.body")
        : t("deferred.paid.order", { order })
  return (
    <Middle>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{said}</p>
      <ButtonLink to={links.to("/pages")}>{t("confirmation.more")}</ButtonLink>
    </Middle>
  )
}

/** The box office has ended the order: there is nothing to pay, and nothing to use. */
function Voided({ saleToken }: Pick<SettledProps, "saleToken">) {
  const { t } = useTexts()
  const links = useLinks()
  const { subdomain } = useSite().config
  useEffect(() => dueAtPayPal.forget(subdomain, saleToken), [subdomain, saleToken])
  const heading = useScreen(t("deferred.voided.title"))
  return (
    <Middle>
      <h1 ref={heading} tabIndex={-1}>
        {t("deferred.voided.title")}
      </h1>
      <p>{t("deferred.voided.body")}</p>
      <ContactLink />
      <ButtonLink to={links.to("/pages")}>{t("confirmation.more")}</ButtonLink>
    </Middle>
  )
}

interface DueProps extends Pick<ReturnType<typeof useDeferredPayment>, "view" | "pay"> {
  saleToken: string
  sale: DeferredSale
}

function Due({ saleToken, sale, view, pay }: DueProps) {
  const { t, money, language } = useTexts()
  const { client, saleId, amount, lines, instalment } = sale
  // The first of several payments was reserved with the tickets, as the whole price of other orders is.
  const later = instalment?.number === 1 ? undefined : instalment
  const title = t(later === undefined ? "deferred.title" : "deferred.instalment.title")
  const heading = useScreen(title)
  const [card, changeCard] = useCard(`${client.firstname} ${client.lastname}`.trim(), view)
  const { failure, answer } = useFailure(view)
  const { subdomain, processorConfig } = useSite().config
  const { keepsCards = false } = processorConfig
  const hasSavedCards = useClient().status === "logged-in" && keepsCards
  const isRunning = view.status === "paying"
  const payBy = (paying: PaymentCard | undefined) =>
    paying !== undefined && void pay({ client, card: paying, amount })
  const payNow = (paying: PaymentCard) => {
    answer()
    payBy(paying)
  }
  const paying = { of: "deferred", amount, view, failure, onAnswer: answer } as const
  return (
    <Layout>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>
          {later === undefined
            ? t("deferred.body", { order: saleId, amount: money(amount) })
            : t("deferred.instalment", {
                ...{ order: saleId, amount: money(amount), number: later.number },
                ...{ count: later.count, date: writtenLocalDay(later.dueOn, language) },
              })}
        </p>
      </header>
      <Sheet as="section" aria-label={t("checkout.step.payment")}>
        <ClientView client={client} />
        <BrandsLoaded>
          {(brands, _, ways) => {
            const entered = { accepted: brands, card, onChange: changeCard }
            const byCard = hasSavedCards ? (
              <SavedCards {...paying} onPay={payBy}>
                {(beside, onPay) => <PaymentStep {...paying} {...entered} {...{ beside, onPay }} />}
              </SavedCards>
            ) : (
              <PaymentStep {...paying} {...entered} onPay={payBy} />
            )
            return (
              <Suspense fallback={<Skeleton $height="320px" />}>
                {ways.wallets || ways.paypal ? (
                  <DueWays
                    purchase={{ saleToken, amount }}
                    {...{ ways, brands, isRunning, failure }}
                    onOrder={(order) => dueAtPayPal.write(subdomain, order, saleToken)}
                    onWallet={({ wallet: type, token }) => payNow({ tokensPayment: { type, token } })}
                    onPayPal={(paypalOrderId) => payNow({ paypalOrderId })}
                  >
                    {byCard}
                  </DueWays>
                ) : (
                  byCard
                )}
              </Suspense>
            )
          }}
        </BrandsLoaded>
      </Sheet>
      <DeferredLines lines={lines} due={amount} isInstalment={instalment !== undefined} />
      <ChallengeDialog />
    </Layout>
  )
}

/** Fetched where a site has them. */
const DueWays = lazy(() => import("./later/DueWays.tsx"))
const SavedCards = lazy(() => import("./saved-cards/SavedCards.tsx"))

const Layout = styled(TwoColumns)`
  header p { max-width: 62ch; }
`
const Sheet = styled(Surface)`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  padding: ${({ theme }) => theme.space[5]};
  ${({ theme }) => theme.upTo(600)} { padding-inline: ${({ theme }) => theme.space[4]}; }
`
