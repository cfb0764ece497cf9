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
        {refunds.map(({ doneAt, amount, returns }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two refunds may be alike, and none moves
          <Refund key={at}>
            <div>
              {date(doneAt, timeZone)}
              {returns.map((where, part) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as much of two payments may go back to one card
                <Where key={part}>{where}</Where>
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
