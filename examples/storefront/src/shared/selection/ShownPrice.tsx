import type { Price } from "@parterre/contract"
import { allInPrice, toldPrices } from "@parterre/domain/pricing"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { VisuallyHidden } from "../ui/Surface.ts"

type TicketPrice = Pick<Price, "price" | "originalPrice" | "serviceCharges">

/** What a ticket costs with its service charge, and struck through what it costs without its promotion. */
export const ShownPrice = ({ price }: { price: TicketPrice }) => <FromTo prices={[price]} />

/** From the least to the most that the prices of a level cost, as they are told. */
export const ShownRange = ({ prices }: { prices: readonly Price[] }) => <FromTo prices={toldPrices(prices)} />

function FromTo({ prices }: { prices: readonly TicketPrice[] }) {
  const { t, money } = useTexts()
  const range = (amounts: readonly number[]) => {
    const [min, max] = [Math.min(...amounts), Math.max(...amounts)]
    return min === max ? money(max) : t("price.range.tickets", { min: money(min), max: money(max) })
  }
  const now = prices.map(({ price, serviceCharges }) => allInPrice(price, serviceCharges))
  const before = prices.map(({ price, originalPrice = price, serviceCharges }) =>
    allInPrice(originalPrice, serviceCharges),
  )
  if (before.every((amount, at) => amount === now[at])) return range(now)
  return (
    <>
      <Struck>
        <VisuallyHidden>{t("promotion.before")} </VisuallyHidden>
        <s>{range(before)}</s>
      </Struck>{" "}
      <VisuallyHidden>{t("promotion.now")} </VisuallyHidden>
      {range(now)}
    </>
  )
}

const Struck = styled.span`
  color: ${({ theme }) => theme.color.inkMuted};
  font-weight: 400;
`
