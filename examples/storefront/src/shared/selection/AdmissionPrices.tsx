import type { Price, PriceLevel } from "@parterre/contract"
import { levelPlacesLeft, type SeatSelection, useSelectionState } from "@parterre/react"
import { Minus, Plus } from "lucide-react"
import { useRef } from "react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { ShownPrice } from "./ShownPrice.tsx"

/** Where the map leads when such admission is clicked on it. */
export const admissionId = (priceLevelId: string) => `admission-${priceLevelId}`

interface AdmissionProps {
  level: PriceLevel
  selection: SeatSelection
}

/** Admission without a seat number: a quantity for each price type [QTY-002] [QTY-003] [QTY-006]. */
export const AdmissionPrices = (props: AdmissionProps) => (
  <Box id={admissionId(props.level.id)}>
    <b>{props.level.name}</b>
    <AdmissionQuantities {...props} />
  </Box>
)

/** What is left of such admission, and how many one takes. */
export function AdmissionQuantities({ level, selection }: AdmissionProps) {
  const { t } = useTexts()
  const left = levelPlacesLeft(useSelectionState(selection), level)
  const isGone = left === 0
  return (
    <>
      <Facts>
        {t("event.generalAdmission")} ·{" "}
        {isGone ? t("saleState.SOLDOUT") : t("event.levels.left", { count: left ?? 0 })}
      </Facts>
      {!isGone &&
        level.prices.map((price) => <Quantity key={price.id} price={price} selection={selection} />)}
    </>
  )
}

function Quantity({ price, selection }: { price: Price; selection: SeatSelection }) {
  const { t } = useTexts()
  const { admissions } = useSelectionState(selection)
  const quantity = admissions.get(price.id) ?? 0
  const { name, minTickets, maxTickets, divisor, soldout } = price
  const by = Math.max(1, divisor)
  const [less, more] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  /** At an end the pressed button takes no press more: the focus goes to the other one. */
  const step = (act: (priceId: string) => void, other: typeof less) => {
    act(price.id)
    const now = selection.get().admissions.get(price.id) ?? 0
    if (now === 0 || (maxTickets > 0 && now >= maxTickets)) other.current?.focus()
  }
  return (
    <Line>
      <span>
        {name}{" "}
        <b>
          <ShownPrice price={price} />
        </b>
        {by > 1 ? (
          <small>{t("event.tickets.by", { by })}</small>
        ) : (
          minTickets > 1 && <small>{t("event.tickets.min", { min: minTickets })}</small>
        )}
        {soldout === true && <small>{t("event.priceType.soldOut")}</small>}
        {maxTickets > 0 && quantity >= maxTickets && (
          <small>{t("event.tickets.max", { max: maxTickets })}</small>
        )}
      </span>
      {soldout !== true && (
        <Steps role="group" data-scripted="" aria-label={name}>
          <button
            type="button"
            aria-label={t(by > 1 ? "event.tickets.less.by" : "event.tickets.less", { name })}
            ref={less}
            disabled={quantity === 0}
            onClick={() => step(selection.fewerAdmission, more)}
          >
            <Minus size={18} strokeWidth={1.5} aria-hidden />
          </button>
          <output aria-live="polite">{quantity}</output>
          <button
            type="button"
            aria-label={t(by > 1 ? "event.tickets.more.by" : "event.tickets.more", { name })}
            ref={more}
            disabled={maxTickets > 0 && quantity >= maxTickets}
            onClick={() => step(selection.moreAdmission, less)}
          >
            <Plus size={18} strokeWidth={1.5} aria-hidden />
          </button>
        </Steps>
      )}
    </Line>
  )
}

const Box = styled.div`
  padding-block: ${({ theme }) => theme.space[3]};
  > b { font-weight: 600; }
`
const Facts = styled.p`
  font-size: ${({ theme }) => theme.size.small};
  color: ${({ theme }) => theme.color.inkMuted};
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
const Steps = styled.div`
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
  button:disabled { opacity: 0.4; cursor: not-allowed; }
  output { min-width: 2.5ch; text-align: center; font-weight: 600; }
`
