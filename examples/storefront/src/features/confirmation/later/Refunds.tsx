import type { Receipt } from "@parterre/contract"
import { styled } from "styled-components"
import { useSite } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Figures } from "../../../shared/ui/Surface.ts"

/** What went back of an order: when, how much, and where each part of it went. */
export function Refunds({ refunds }: { refunds: NonNullable<Receipt["refunds"]> }) {
  const { t, money, date } = useTexts()
  const { timeZone } = useSite().config
  return (
    <div>
      <Title>{t("confirmation.refunds")}</Title>
      <ul>
        {refunds.map(({ doneAt, amount, returns }) => (
          <Refund key={doneAt + amount}>
            <div>
              {date(doneAt, timeZone)}
              {returns.map((where) => (
                <Where key={where}>{where}</Where>
              ))}
            </div>
            <Figures>{money(amount)}</Figures>
          </Refund>
        ))}
      </ul>
    </div>
  )
}

const Title = styled.p`font-weight: 700;`
const Refund = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  & + & { margin-top: ${({ theme }) => theme.space[2]}; }
`
const Where = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.inkMuted};
`
