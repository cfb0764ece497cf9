import type { Cart } from "@parterre/contract"
import { useCart } from "@parterre/react"
import { styled } from "styled-components"
import { CartSkeleton } from "../../../shared/cart/CartSkeleton.tsx"
import { elementKey } from "../../../shared/cart/cart-element.ts"
import { ExpiredCart } from "../../../shared/cart/ExpiredCart.tsx"
import { LinkedShop } from "../../../shared/cart/later/LinkedShop.tsx"
import { useLastCart } from "../../../shared/cart/use-last-cart.ts"
import { Countdown } from "../../../shared/countdown/Countdown.tsx"
import { useScreen } from "../../../shared/navigation/use-screen.ts"
import { useLinks } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { CartTotals } from "../../../shared/totals/CartTotals.tsx"
import { ButtonLink } from "../../../shared/ui/Button.tsx"
import { Notice } from "../../../shared/ui/Notice.tsx"
import { Surface } from "../../../shared/ui/Surface.ts"
import { TwoColumns } from "../../../shared/ui/TwoColumns.ts"
import { LinkedElement } from "./LinkedElement.tsx"

/** The cart that a link names, as it is: to look at, and to pay where the link is for that [CART-044]. */
export function LinkedCartScreen({ token }: { token: string }) {
  return (
    <LinkedShop token={token}>
      <Shown token={token} />
    </LinkedShop>
  )
}

function Shown({ token }: { token: string }) {
  const { status, cart } = useCart()
  const last = useLastCart()
  if (status === "expired") return <ExpiredCart last={last} />
  if (cart === undefined) return <CartSkeleton of="cart" />
  return <LinkedCart cart={cart} token={token} />
}

function LinkedCart({ cart, token }: { cart: Cart; token: string }) {
  const { t } = useTexts()
  const links = useLinks()
  const heading = useScreen(t("link.title"))
  const isToPay = cart.link?.purpose === "pay"
  const isReady = cart.link?.isReady === true
  const isCancelled = cart.cartElements.some(({ cancelled }) => cancelled)
  const isBeingPaid = cart.state === "paying"
  return (
    <TwoColumns>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t("link.title")}
        </h1>
        {!isBeingPaid && <Countdown mayExtend={isToPay} />}
        <Notice>{t(isBeingPaid ? "link.beingPaid" : isToPay ? "link.pay.body" : "link.look.body")}</Notice>
      </header>
      <Elements>
        {cart.cartElements.map((element) => (
          <LinkedElement key={elementKey(element)} element={element} />
        ))}
      </Elements>
      <Summary as="section" aria-label={t("checkout.summary")}>
        <h2>{t("checkout.summary")}</h2>
        <CartTotals tax={cart.tax} />
        {isToPay && !isBeingPaid && !isReady && (
          <Notice tone="warning">{t(isCancelled ? "link.cancelled" : "link.unready")}</Notice>
        )}
        {isToPay && !isBeingPaid && isReady && (
          <ButtonLink to={links.to(`/checkout/mode?${new URLSearchParams({ reservationToken: token })}`)}>
            {t("link.pay")}
          </ButtonLink>
        )}
        <ButtonLink kind="plain" to={links.cart}>
          {t("link.own")}
        </ButtonLink>
      </Summary>
    </TwoColumns>
  )
}

const Elements = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
`
const Summary = styled(Surface)`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[5]};
  ${({ theme }) => theme.upTo(600)} { padding: ${({ theme }) => theme.space[4]}; }
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
`
