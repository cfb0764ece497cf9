import { accountMode } from "@parterre/domain/accounts"
import { checkoutMove } from "@parterre/domain/websites"
import { useCart, useCheckout, useClient } from "@parterre/react"
import { type ComponentProps, lazy, Suspense, use, useEffect, useState } from "react"
import { usePurchaseAccount } from "../../shared/buyer/use-purchase-account.ts"
import { useStandardFlow } from "../../shared/buyer/use-standard-flow.ts"
import { CartOrNothing } from "../../shared/cart/CartOrNothing.tsx"
import { CartSkeleton } from "../../shared/cart/CartSkeleton.tsx"
import { cartFaults } from "../../shared/cart/cart-faults.ts"
import { ExpiredCart } from "../../shared/cart/ExpiredCart.tsx"
import { holdsOf, markedPayment, markPayment } from "../../shared/cart/payment-mark.ts"
import { useLastCart } from "../../shared/cart/use-last-cart.ts"
import { Navigate, useLocation, useSearchParams } from "../../shared/navigation/router.tsx"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Column } from "../../shared/ui/Surface.ts"
import { useKeptPage } from "./use-kept-page.ts"
import { useOwnDocument } from "./use-own-document.ts"

interface CheckoutScreenProps {
  /** At the address of the checkout as a whole, which somebody typed. */
  isEntry?: boolean
}

/** The way to pay a cart, from whichever step is due. */
export const CheckoutScreen = ({ isEntry = false }: CheckoutScreenProps) =>
  isEntry ? <CheckoutEntry /> : <CheckoutMode />

/** Leads to the step that is due; without anything to pay, to the cart, which says so. */
function CheckoutEntry() {
  const { status, cart } = useCart()
  const links = useLinks()
  const { accountAllowed } = accountMode(usePurchaseAccount())
  const awaited = (
    <CartOrNothing cart="unknown">
      <CartSkeleton of="checkout" />
    </CartOrNothing>
  )
  if (cart === undefined && status !== "expired") return awaited
  const isFilled = cart !== undefined && cart.cartElements.length > 0
  // Without accounts nothing is asked before the steps. None of them is open whose predecessors are unfinished: who asks for the
  // last gets the one that is due.
  const steps = `${accountAllowed ? "/ads-pages" : "/checkout/mode"}?step=payment`
  // What stands here stays until the next screen is there.
  return (
    <>
      {awaited}
      <Navigate to={links.to(isFilled ? steps : "/cart")} replace />
    </>
  )
}

/** Of the cart of the visit, or of the one that a link names. */
function CheckoutMode() {
  const token = useSearchParams()[0].get("reservationToken")
  if (!useOwnDocument()) return <CartSkeleton of="checkout" />
  return !token ? (
    <Checkout cart="/cart" />
  ) : (
    <Suspense fallback={<CartSkeleton of="checkout" />}>
      <LinkedShop token={token}>
        <Checkout cart={`/cart?${new URLSearchParams({ reservationToken: token })}`} isLinked />
      </LinkedShop>
    </Suspense>
  )
}

const LinkedShop = lazy(async () => ({
  default: (await import("../../shared/cart/later/LinkedShop.tsx")).LinkedShop,
}))

/** From a cart to a paid sale, whatever happens on the way [PAY-025]. */
function Checkout({ cart: address, isLinked = false }: { cart: string; isLinked?: boolean }) {
  const { t } = useTexts()
  const { status, cart, unread } = useCart()
  const { view, actions } = useCheckout()
  const last = useLastCart()
  const links = useLinks()
  const { guestAllowed } = accountMode(usePurchaseAccount())
  const visitor = useClient().status
  const { config } = useSite()
  const isStandard = useStandardFlow()
  const { pathname, search } = useLocation()
  const underWay = view.status !== "idle" && view.status !== "failed"
  useLeaveWarning(view.status === "paying")
  useKeptPage(view)
  // Read before this page pays by itself: what a page before has left unanswered.
  const [wasLeft] = useState(() => markedPayment(config.subdomain))
  const isUnanswered = underWay && view.status !== "paid"
  useEffect(() => {
    if (isUnanswered) markPayment(config.subdomain, last?.cartElements)
    else if (view.status !== "idle") markPayment(config.subdomain, undefined)
  }, [config.subdomain, view.status, isUnanswered, last])

  if (view.status === "paid") {
    const path = `/checkout/checkout-confirmation?sale=${encodeURIComponent(view.saleId)}`
    return <Navigate to={links.to(path)} replace />
  }

  if (!guestAllowed && visitor === "logged-out") return <Navigate to={links.to("/client/login")} replace />

  const filled = cart !== undefined && cart.cartElements.length > 0 ? cart : undefined
  if (filled !== undefined && !underWay && !cartFaults(filled, config).isReady)
    return <Navigate to={links.to(address)} replace />
  // Of a site whose checkout is elsewhere: what is typed here would stay behind when `CheckoutSite` leads there.
  const leaves = (origin: string) =>
    checkoutMove(config, { origin, pathname, search }, config.subdomain)?.kind === "enter"
  if (filled?.state === "held" && !underWay && leaves(window.location.origin))
    return <CartSkeleton of="checkout" />
  // A payment empties the cart before it is known to be paid.
  const shown = filled ?? (underWay ? last : undefined)
  if (shown === undefined && view.status === "failed") {
    return (
      <Looked wanted={holdsOf(last?.cartElements ?? [])}>
        <Column>
          <PayFailure failure={view.failure} />
        </Column>
      </Looked>
    )
  }
  const isKnown = cart !== undefined || status === "expired"
  // A link's cart is there whoever opens it, and an account is asked for before anything is said.
  if (shown === undefined && (isLinked ? !isKnown : !guestAllowed && visitor === "unknown"))
    return <CartSkeleton of="checkout" />
  if (shown === undefined && status === "expired") {
    const gone = <ExpiredCart last={last} />
    return wasLeft === undefined ? gone : <Looked wanted={wasLeft}>{gone}</Looked>
  }
  // One of a site whose checkout is elsewhere is left, and addresses have code of their own; where the cart cannot be read, the
  // steps say so.
  const waits = (config.checkoutSite !== undefined || isStandard) && unread === undefined
  const page = (
    <CartOrNothing
      cart={shown !== undefined ? "filled" : isKnown ? "empty" : "unknown"}
      body={t("checkout.needsCart.body")}
    >
      {shown === undefined && waits ? (
        <CartSkeleton of="checkout" />
      ) : (
        // Who buys is asked while the cart is being read: it is the same whatever is in it.
        <Suspense fallback={<CartSkeleton of="checkout" />}>
          <CheckoutSteps cart={shown} view={view} actions={actions} />
        </Suspense>
      )}
    </CartOrNothing>
  )
  const isGone = shown === undefined && isKnown
  return isGone && wasLeft !== undefined ? <Looked wanted={wasLeft}>{page}</Looked> : page
}

type Steps = typeof import("./CheckoutSteps.tsx")["CheckoutSteps"]
let steps: Steps | undefined
let coming: Promise<Steps> | undefined

/** Only visitors who may have a cart need them: `app/routes.tsx` asks for them beside this screen. */
export function loadSteps(): Promise<Steps> {
  coming ??= import("./CheckoutSteps.tsx").then(({ CheckoutSteps }) => {
    steps = CheckoutSteps
    return CheckoutSteps
  })
  return coming
}

/** Not `lazy`, which waits even for what is there: an update in that moment would put the fallback in place of a form that is being typed in. */
function CheckoutSteps(props: ComponentProps<Steps>) {
  const Loaded = steps ?? use(loadSteps())
  return <Loaded {...props} />
}

const PayFailure = lazy(async () => ({ default: (await import("./PayFailure.tsx")).PayFailure }))

const GoneCart = lazy(() => import("../../shared/cart/later/GoneCart.tsx"))

const Looked = (props: ComponentProps<typeof GoneCart>) => (
  <Suspense fallback={<CartSkeleton of="checkout" />}>
    <GoneCart {...props} />
  </Suspense>
)

/** Asks before the tab is closed while something is under way. */
function useLeaveWarning(isUnderWay: boolean) {
  useEffect(() => {
    if (!isUnderWay) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", warn)
    return () => window.removeEventListener("beforeunload", warn)
  }, [isUnderWay])
}
