import type { Cart, TaxSummary } from "@parterre/contract"
import type { Redemption } from "@parterre/domain/gift-certificates"
import type { CardTyped, CheckoutView } from "@parterre/react"
import type { Order, PaymentCard, SdkFailure } from "@parterre/sdk"
import { lazy, Suspense } from "react"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { BrandsLoaded } from "./BrandsLoaded.tsx"
import { CertificateForm } from "./CertificateForm.tsx"
import type { DeliveryChoice } from "./deliveries.ts"
import type { BankWaysProps } from "./later/BankWays.tsx"
import { SettledDelivery } from "./SettledDelivery.tsx"
import type { Certificates } from "./use-certificates.ts"

/** Fetched while who buys says so: the screen answers without it. */
export const loadPayment = async () => ({ default: (await import("./PaymentStep.tsx")).PaymentStep })
const PaymentStep = lazy(loadPayment)

interface OrderPaymentProps {
  order: Order
  cart: Cart
  choices: readonly DeliveryChoice[]
  /** Whether there was nothing to ask about the delivery. */
  isSettled: boolean
  /** Of deliveries that cost something. */
  shippingTax: TaxSummary | undefined
  certificates: Certificates
  /** By gift certificates. */
  paid: Redemption
  view: CheckoutView
  /** A payment is under way. */
  isRunning: boolean
  /** Of the payment before, until it is answered. */
  failure: SdkFailure | undefined
  onAnswer: () => void
  card: CardTyped
  onCard: (change: Partial<CardTyped>) => void
  hasSavedCards: boolean
  /** `amount` is in cents: the total, when left out. */
  pay: (paidBy: PaymentCard | undefined, amount?: number) => void
}

/** How the tickets go where nobody was asked, gift certificates, and every way to pay the rest. */
export function OrderPayment(props: OrderPaymentProps) {
  const { order, cart, choices, isSettled, shippingTax, certificates, paid, pay } = props
  const { view, isRunning, failure, onAnswer, card, onCard, hasSavedCards } = props
  const paying = { amount: paid.grandTotal, view, failure, onAnswer }
  return (
    <BrandsLoaded>
      {(brands, takesCertificates, ways) => (
        <>
          {isSettled && <SettledDelivery cart={cart} choices={choices} />}
          {takesCertificates && (
            <CertificateForm certificates={certificates} paid={paid} isDisabled={isRunning} />
          )}
          <Suspense>
            <LaterWays
              order={
                (ways.interac || ways.wallets || ways.paypal) && {
                  ...order,
                  cart,
                  shippingTax,
                  paid,
                  ways,
                  brands,
                }
              }
              isRunning={isRunning}
              failure={failure}
              onPayPal={(paypalOrderId, amount) => {
                onAnswer()
                pay({ paypalOrderId }, amount)
              }}
              onWallet={({ wallet: type, token, amount }) => {
                onAnswer()
                pay({ tokensPayment: { type, token } }, amount)
              }}
            >
              {hasSavedCards && paid.grandTotal > 0 ? (
                <SavedCards {...paying} onPay={pay}>
                  {(beside, onPay) => (
                    <PaymentStep
                      {...paying}
                      {...{ accepted: brands, card, onChange: onCard, beside, onPay }}
                    />
                  )}
                </SavedCards>
              ) : (
                <PaymentStep {...paying} {...{ accepted: brands, card, onChange: onCard, onPay: pay }} />
              )}
            </LaterWays>
          </Suspense>
        </>
      )}
    </BrandsLoaded>
  )
}

const SavedCards = lazy(() => import("./saved-cards/SavedCards.tsx"))

const BankWays = lazy(() => import("./later/BankWays.tsx"))

/** Ways to pay beside the card, and the way back from a bank, fetched where a site has them. */
export const LaterWays = (props: BankWaysProps) =>
  "children" in props && !props.order ? (
    props.children
  ) : (
    <Suspense fallback={<Skeleton $height="320px" />}>
      <BankWays {...props} />
    </Suspense>
  )
