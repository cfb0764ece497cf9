import type { Price, PriceLevel } from "@parterre/contract"
import { allInPrice } from "@parterre/domain/pricing"
import { type SeatSelection, useSelectionState } from "@parterre/react"
import { Minus, Plus } from "lucide-react"
import { Button, Group } from "react-aria-components"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"

/** Where the map leads when such admission is clicked on it. */
export const admissionId = (priceLevelId: string) => `admission-${priceLevelId}`

/** Admission without a seat number: a quantity for each price type [QTY-002] [QTY-003] [QTY-006]. */
export function AdmissionPrices({ level, selection }: { level: PriceLevel; selection: SeatSelection }) {
  const { t } = useTexts()
  const isGone = level.soldout || level.placesLeft === 0
  return (
    <Box id={admissionId(level.id)}>
      <b>{level.name}</b>
      <p>
        {t("event.generalAdmission")} ·{" "}
        {isGone ? t("saleState.SOLDOUT") : t("event.levels.left", { count: level.placesLeft ?? 0 })}
      </p>
      {!isGone &&
        level.prices.map((price) => <Quantity key={price.id} price={price} selection={selection} />)}
    </Box>
  )
}

function Quantity({ price, selection }: { price: Price; selection: SeatSelection }) {
  const { t, money } = useTexts()
  const { admissions } = useSelectionState(selection)
  const quantity = admissions.get(price.id) ?? 0
  const { name, maxTickets } = price
  return (
    <Line>
      <span>
        {name} <b>{money(allInPrice(price.price, price.serviceCharges))}</b>
        {maxTickets > 0 && quantity >= maxTickets && (
          <small>{t("event.tickets.max", { max: maxTickets })}</small>
        )}
      </span>
      <Steps aria-label={name}>
        <Button
          aria-label={t("event.tickets.less", { name })}
          isDisabled={quantity === 0}
          onPress={() => selection.fewerAdmission(price.id)}
        >
          <Minus size={18} strokeWidth={1.5} aria-hidden />
        </Button>
        <output aria-live="polite">{quantity}</output>
        <Button
          aria-label={t("event.tickets.more", { name })}
          isDisabled={maxTickets > 0 && quantity >= maxTickets}
          onPress={() => selection.moreAdmission(price.id)}
        >
          <Plus size={18} strokeWidth={1.5} aria-hidden />
        </Button>
      </Steps>
    </Line>
  )
}

const Box = styled.div`
  padding-block: ${({ theme }) => theme.space[3]};
  p { font-size: ${({ theme }) => theme.size.small}; color: ${({ theme }) => theme.color.inkMuted}; }
  > b { font-weight: 600; }
`
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  padding-block: ${({ theme }) => theme.space[2]};
  font-variant-numeric: tabular-nums;
  small { display: block; color: ${({ theme }) => theme.color.inkMuted}; }
`
const Steps = styled(Group)`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 0;
    background: none;
    cursor: pointer;
  }
  button[data-disabled] { opacity: 0.4; cursor: not-allowed; }
  output { min-width: 2.5ch; text-align: center; font-weight: 600; }
`
