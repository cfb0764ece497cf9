import type { Byoc } from "@parterre/contract"
import { useByocTiers } from "@parterre/react"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** From how many events on a combo costs how much less. */
export function Tiers({ pageId, byoc }: { pageId: string; byoc: Byoc }) {
  const { t, money } = useTexts()
  const least = useByocTiers(pageId, byoc)
  const priceOf = (events: number) => {
    const price = least?.get(events)
    return price === undefined ? "" : t("combos.tier.from", { price: money(price) })
  }
  const reduction = ({ percentOff, amountOff, price }: Byoc["tiers"][number]) => {
    if (percentOff !== undefined) return t("combos.tier.percent", { percent: percentOff })
    if (amountOff !== undefined) return t("combos.tier.amount", { amount: money(amountOff) })
    return t("combos.tier.price", { amount: money(price ?? 0) })
  }
  return (
    <List>
      {byoc.tiers.map((tier) => (
        <li key={tier.events}>
          {t("combos.tier", { count: tier.events })} <b>{reduction(tier)}</b>{" "}
          <small>{priceOf(tier.events)}</small>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  font-variant-numeric: tabular-nums;
  li {
    padding: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.accentSoft};
  }
`
