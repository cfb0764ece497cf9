import type { Promotion } from "@parterre/contract"
import { Tag } from "lucide-react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"

/** What a promotion takes off which tickets of an event. */
export function AppliedPromotion({ promotion }: { promotion: Promotion }) {
  const { t, money } = useTexts()
  const { name, percent, amount, waivesServiceCharge, perShopper } = promotion
  const prices = [...new Set(promotion.prices.map((price) => price.name))].join(", ")
  const does = [
    ...(percent === undefined ? [] : [t("promotion.percent", { percent, prices })]),
    ...(amount === undefined || amount === 0
      ? []
      : [t("promotion.amount", { amount: money(amount), prices })]),
    ...(waivesServiceCharge === true ? [t("promotion.waivesServiceCharge", { prices })] : []),
    ...(perShopper === undefined ? [] : [t("promotion.perShopper", { count: perShopper })]),
  ]
  return (
    <Applied>
      <Tag size={18} strokeWidth={1.5} aria-hidden />
      <span>
        <b>{name}</b>
        <span>{does.join(" ")}</span>
      </span>
    </Applied>
  )
}

const Applied = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.size.small};
  svg { margin-top: 2px; color: ${({ theme }) => theme.color.success}; }
  > span { display: grid; }
`
