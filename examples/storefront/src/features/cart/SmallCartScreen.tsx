import { formatCountdown } from "@parterre/domain/holds"
import { useCart, useCountdown } from "@parterre/react"
import { Clock, ShoppingBag } from "lucide-react"
import { styled } from "styled-components"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Figures, VisuallyHidden } from "../../shared/ui/Surface.ts"

/** The cart as a sign for another site: how many tickets, how long still, and the way to them [CART-007]. */
export function SmallCartScreen() {
  const { t } = useTexts()
  const links = useLinks()
  const { quantity: count } = useCart()
  const { seconds } = useCountdown()
  return (
    <>
      <VisuallyHidden as="h1">{t("cart.title")}</VisuallyHidden>
      <Sign href={links.cart} target="_top">
        <ShoppingBag size={22} strokeWidth={1.5} aria-hidden />
        <span>{t("nav.cart.count", { count })}</span>
        {count > 0 && seconds !== undefined && (
          <Figures role="timer">
            <Clock size={16} strokeWidth={1.5} aria-hidden />
            {formatCountdown(seconds, "small")}
          </Figures>
        )}
      </Sign>
    </>
  )
}

const Sign = styled.a`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
  min-height: 48px;
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
  color: ${({ theme }) => theme.color.ink};
  font-weight: 600;
  > span:last-child { display: inline-flex; align-items: center; gap: ${({ theme }) => theme.space[1]}; }
`
