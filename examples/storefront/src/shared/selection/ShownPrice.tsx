import { allInPrice } from "@parterre/domain/pricing"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { VisuallyHidden } from "../ui/Surface.ts"

interface ShownPriceProps {
  price: {
    readonly price: number
    readonly originalPrice?: number | undefined
    readonly serviceCharges: number
  }
}

/** What a ticket costs with its service charge, and struck through what it costs without its promotion. */
export function ShownPrice({ price: { price, originalPrice = price, serviceCharges } }: ShownPriceProps) {
  const { t, money } = useTexts()
  const now = money(allInPrice(price, serviceCharges))
  if (originalPrice === price) return now
  return (
    <>
      <Struck>
        <VisuallyHidden>{t("promotion.before")} </VisuallyHidden>
        <s>{money(allInPrice(originalPrice, serviceCharges))}</s>
      </Struck>{" "}
      <VisuallyHidden>{t("promotion.now")} </VisuallyHidden>
      {now}
    </>
  )
}

const Struck = styled.span`
  color: ${({ theme }) => theme.color.inkMuted};
  font-weight: 400;
`
