import { useCart } from "@parterre/react"
import { ChevronDown } from "lucide-react"
import { useId } from "react"
import { styled } from "styled-components"
import { elementKey } from "../../shared/cart/cart-element.ts"
import { ElementLines } from "../../shared/cart/ElementLines.tsx"
import { Countdown } from "../../shared/countdown/Countdown.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { CartTotals } from "../../shared/totals/CartTotals.tsx"
import { ButtonLink } from "../../shared/ui/Button.tsx"
import { PanelToggle } from "./PanelToggle.ts"
import { usePanel } from "./use-panel.ts"

/** What is in the cart, from any screen of a desktop: a summary that folds, the way to change it and the way to pay [CART-008]. */
export function CartDrawer() {
  const { t } = useTexts()
  const id = useId()
  const { place, toggle, isOpen, press } = usePanel()
  return (
    <Place ref={place}>
      <PanelToggle ref={toggle} type="button" aria-expanded={isOpen} aria-controls={id} onClick={press}>
        {t("checkout.summary")}
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
      </PanelToggle>
      <div id={id}>{isOpen && <CartSummary />}</div>
    </Place>
  )
}

/** The lines of the cart with what they come to. */
export function CartSummary() {
  const { t } = useTexts()
  const links = useLinks()
  const { cart } = useCart()
  if (cart === undefined) return null
  return (
    <Sheet as="section" aria-label={t("cart.title")}>
      <Countdown short />
      <ul>
        {cart.cartElements.map((element) => (
          <li key={elementKey(element)}>
            <ElementLines element={element} />
          </li>
        ))}
      </ul>
      <CartTotals tax={cart.tax} />
      <Ways>
        <ButtonLink kind="quiet" to={links.cart}>
          {t("cart.modify")}
        </ButtonLink>
        <ButtonLink to={links.to("/client/middlewareClient")}>{t("cart.buyNow")}</ButtonLink>
      </Ways>
    </Sheet>
  )
}

const Place = styled.div`
  position: relative;
  svg { transition: rotate ${({ theme }) => theme.motion.calm}; }
  [aria-expanded="true"] svg { rotate: 180deg; }
  ${({ theme }) => theme.upTo(1000)} { display: none; }
`
const Sheet = styled.div`
  position: absolute;
  inset: calc(100% + 8px) 0 auto auto;
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  width: 400px;
  max-height: calc(100dvh - 96px);
  padding: ${({ theme }) => theme.space[5]};
  overflow-y: auto;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  box-shadow: ${({ theme }) => theme.shadow};
  > ul { display: grid; gap: ${({ theme }) => theme.space[4]}; }
`
const Ways = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => theme.space[3]};
`
