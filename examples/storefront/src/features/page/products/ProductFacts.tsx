import type { Product } from "@parterre/contract"
import { writtenLocalDay } from "@parterre/domain/dates"
import { CalendarDays, CircleCheck, Ticket } from "lucide-react"
import { styled } from "styled-components"
import { useSite } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { useNotice } from "../calendar/WhyNot.tsx"

/** How long a product is good for, what it gives and what it opens. */
export function ProductFacts({ product }: { product: Product }) {
  const { t, language, date } = useTexts()
  const notice = useNotice()
  const { timeZone } = useSite().config
  const { validUntil, validMonths, benefits = [], credits, events = [], receiptText } = product
  return (
    <>
      <Facts>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <CircleCheck size={18} strokeWidth={1.5} aria-hidden />
            {benefit}
          </li>
        ))}
        {credits !== undefined && (
          <li>
            <Ticket size={18} strokeWidth={1.5} aria-hidden />
            {t("products.credits", { count: credits })}
          </li>
        )}
        {validUntil !== undefined && (
          <li>
            <CalendarDays size={18} strokeWidth={1.5} aria-hidden />
            {t("products.validUntil", { day: writtenLocalDay(validUntil, language) })}
          </li>
        )}
        {validMonths !== undefined && (
          <li>
            <CalendarDays size={18} strokeWidth={1.5} aria-hidden />
            {t("products.validMonths", { count: validMonths })}
          </li>
        )}
      </Facts>
      {events.length > 0 && (
        <Opens>
          <summary>
            {t("products.opens", { count: events.filter(({ saleState }) => saleState !== "SOLDOUT").length })}
          </summary>
          <ul>
            {events.map((event) => (
              <li key={event.id}>
                <b>{event.title}</b>
                <time dateTime={event.start}>{date(event.start, timeZone)}</time>
                {event.saleState !== "ONSALE" && <span>{notice(event)}</span>}
              </li>
            ))}
          </ul>
        </Opens>
      )}
      {receiptText !== undefined && <Note>{receiptText}</Note>}
    </>
  )
}

const Facts = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[3]};
  li { display: flex; gap: ${({ theme }) => theme.space[2]}; }
  svg { flex: none; margin-top: 3px; color: ${({ theme }) => theme.color.accent}; }
`
const Opens = styled.details`
  margin-top: ${({ theme }) => theme.space[3]};
  summary { display: list-item; min-height: 44px; padding-block: 10px; font-weight: 600; cursor: pointer; }
  ul { display: grid; gap: ${({ theme }) => theme.space[2]}; }
  li { display: grid; }
  b { font-weight: 600; }
  time, span { color: ${({ theme }) => theme.color.inkMuted}; }
  time::first-letter { text-transform: uppercase; }
`
const Note = styled.p`
  margin-top: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.size.small};
`
