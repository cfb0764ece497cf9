import type { SaleLine } from "@parterre/contract"
import { styled } from "styled-components"
import { useSeatWords } from "../../shared/seats/use-seat-words.ts"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Figures, Surface } from "../../shared/ui/Surface.ts"

interface DeferredLinesProps {
  lines: readonly SaleLine[]
  /** Cents. */
  due: number
  isInstalment: boolean
}

/** What was bought, each line with its taxes, and the cents that are due; gift certificates or other instalments pay the difference. */
export function DeferredLines({ lines, due, isInstalment }: DeferredLinesProps) {
  const { t, money, date } = useTexts()
  const { config } = useSite()
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  const words = useSeatWords()
  return (
    <Sheet as="section" aria-label={t("checkout.summary")}>
      <h2>{t("checkout.summary")}</h2>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sale's lines never change
          <li key={index}>
            <div>
              <strong>{line.title}</strong>
              {line.eventStart !== undefined && <p>{date(line.eventStart, config.timeZone)}</p>}
              <p>
                {[`${line.qty} ×`, [line.priceLevel, line.priceType].filter(Boolean).join(", ")].join(" ")}
              </p>
              {words.sentences(line.seats ?? []).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
            <Figures>{money(line.total)}</Figures>
          </li>
        ))}
      </ul>
      <dl>
        {total !== due && (
          <>
            <Sum name={t("cart.total")} amount={money(total)} />
            <Sum
              name={t(isInstalment ? "deferred.rest" : "cart.giftCertificate")}
              amount={money(due - total)}
            />
          </>
        )}
        <Sum name={t("deferred.due")} amount={money(due)} isTotal />
      </dl>
    </Sheet>
  )
}

const Sum = ({ name, amount, isTotal = false }: { name: string; amount: string; isTotal?: boolean }) => (
  <Row $isTotal={isTotal}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </Row>
)

const Sheet = styled(Surface)`
  padding: ${({ theme }) => theme.space[5]};
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
  li {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[4]};
    margin-top: ${({ theme }) => theme.space[4]};
    font-size: ${({ theme }) => theme.size.small};
  }
  li p { color: ${({ theme }) => theme.color.inkMuted}; }
  dl {
    display: grid;
    gap: ${({ theme }) => theme.space[2]};
    margin-top: ${({ theme }) => theme.space[4]};
    padding-top: ${({ theme }) => theme.space[4]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`
const Row = styled.div<{ $isTotal: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  font-weight: ${({ $isTotal }) => ($isTotal ? 700 : 400)};
  dd { font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
`
