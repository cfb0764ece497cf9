import type { CartPrice } from "@parterre/contract"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"

/** The price of one ticket and what of it is service charge [CART-011] [CART-012]. */
export function LinePrice({ line }: { line: CartPrice }) {
  const { t, money } = useTexts()
  const { price, originalPrice = price, serviceCharges, qty } = line
  return (
    <Small>
      {originalPrice !== price && <s>{money(originalPrice + serviceCharges)}</s>}{" "}
      {qty > 1 && <span>{t("cart.each", { price: money(price + serviceCharges) })}, </span>}
      {serviceCharges > 0 && <span>{t("cart.serviceCharge", { amount: money(serviceCharges) })}</span>}
    </Small>
  )
}

const Small = styled.p`
  margin-top: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
`
