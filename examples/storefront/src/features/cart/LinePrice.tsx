import type { CartPrice } from "@parterre/contract"
import { presaleOf } from "@parterre/domain/holds"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { VisuallyHidden } from "../../shared/ui/Surface.ts"

interface LinePriceProps {
  line: CartPrice
  /** Whether the site says what of the price is service charge. */
  withServiceCharge?: boolean
}

/** The price of one ticket, or of one subscription, and what of it is service charge [CART-011] [CART-012]. */
export function LinePrice({ line, withServiceCharge = true }: LinePriceProps) {
  const { t, money } = useTexts()
  const { price, originalPrice = price, serviceCharges, qty, promoName } = line
  const presale = presaleOf(line)
  const isReduced = originalPrice !== price
  const saysCharge = withServiceCharge && serviceCharges > 0
  const each =
    line.productKind !== undefined
      ? "cart.each.product"
      : line.subscriptionId === undefined
        ? "cart.each"
        : "subscription.each"
  return (
    <Small>
      {isReduced && (
        <>
          <VisuallyHidden>{t("cart.before")} </VisuallyHidden>
          <s>{money(originalPrice + serviceCharges)}</s>{" "}
        </>
      )}
      {/* After a struck price the price itself is said, though the line has but one ticket. */}
      {(qty > 1 || isReduced) && (
        <span>
          {t(each, { price: money(price + serviceCharges) })}
          {saysCharge && ", "}
        </span>
      )}
      {saysCharge && <span>{t("cart.serviceCharge", { amount: money(serviceCharges) })}</span>}
      {promoName !== undefined && <Offer>{promoName}</Offer>}
      {presale !== undefined && <Offer>{t("cart.presale", { code: presale })}</Offer>}
    </Small>
  )
}

const Offer = styled.span`
  display: block;
`
const Small = styled.p`
  margin-top: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
`
