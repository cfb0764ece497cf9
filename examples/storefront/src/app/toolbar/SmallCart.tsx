import { formatCountdown } from "@parterre/domain/holds"
import { useCart, useCountdown } from "@parterre/react"
import { ShoppingBag } from "lucide-react"
import { styled } from "styled-components"
import { Link } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Figures, VisuallyHidden } from "../../shared/ui/Surface.ts"

/** How many tickets are kept and how long still [CART-007]. */
export function SmallCart() {
  const { t } = useTexts()
  const links = useLinks()
  const { quantity: count } = useCart()
  const { seconds, endingSoon } = useCountdown()
  return (
    <Bag to={links.cart} $urgent={count > 0 && endingSoon}>
      <VisuallyHidden>{`${t("nav.cart")}, ${t("nav.cart.count", { count })}`}</VisuallyHidden>
      <Icon aria-hidden>
        <ShoppingBag size={22} strokeWidth={1.5} />
        {count > 0 && <Count>{count}</Count>}
      </Icon>
      {count > 0 && seconds !== undefined && (
        <Figures aria-hidden>{formatCountdown(seconds, "small")}</Figures>
      )}
    </Bag>
  )
}

const Bag = styled(Link)<{ $urgent: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[3]};
  min-width: 44px;
  min-height: 44px;
  padding-inline: ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radius.medium};
  color: ${({ theme, $urgent }) => ($urgent ? theme.color.warning : theme.color.ink)};
  font-weight: 600;
  font-size: ${({ theme }) => theme.size.small};
  text-decoration: none;
  &:hover { background: ${({ theme }) => theme.color.surfaceSunken}; }
  ${({ theme }) => theme.upTo(600)} { padding-inline: ${({ theme }) => theme.space[2]}; }
`
const Icon = styled.span`
  position: relative;
  flex: none;
`
const Count = styled.span`
  position: absolute;
  inset: -8px -10px auto auto;
  display: grid;
  place-items: center;
  min-width: 18px;
  height: 18px;
  padding-inline: 4px;
  border-radius: 9px;
  background: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color.onAccent};
  font-size: 0.6875rem;
  font-weight: 700;
  line-height: 1;
`
