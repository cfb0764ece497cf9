import { allInPrice, openPrices } from "@parterre/domain/pricing"
import { withinSentence } from "@parterre/domain/seat-names"
import {
  type SeatSelection,
  type SelectedPriceLevel,
  type SelectedSeat,
  useSelectionState,
} from "@parterre/react"
import { X } from "lucide-react"
import { Suspense } from "react"
import { styled } from "styled-components"
import { SelectField } from "../forms/SelectField.tsx"
import { useSeatWords } from "../seats/use-seat-words.ts"
import { useTexts } from "../texts/use-texts.ts"
import { withTexts } from "../texts/with-texts.tsx"
import { Button } from "../ui/Button.tsx"
import { Skeleton } from "../ui/Skeleton.ts"
import { Figures } from "../ui/Surface.ts"
import { stageViews } from "./stage-views.ts"
import { SELECTED_HEADING, useRemoval } from "./use-removal.ts"

/** Pixels that a picture takes with the space below it: nothing moves when it comes. */
const VIEW_HEIGHT = 72

/** Its pictures come later than the seats, too. */
const StageViews = withTexts(() => import("./StageViews.tsx"), "StageViews", ["finder"])

/** What is chosen, by price level; each seat with its price type and a way out [MAP-029] [MAP-031]. */
export function SelectedSeats({ selection }: { selection: SeatSelection }) {
  const { t } = useTexts()
  const { priceLevels } = useSelectionState(selection)
  const remove = useRemoval(selection)
  return (
    <Box aria-labelledby={SELECTED_HEADING}>
      <Title>
        <h2 id={SELECTED_HEADING} tabIndex={-1}>
          {t("event.selected")}
        </h2>
        <Button kind="plain" onPress={() => remove(selection.clear)}>
          {t("event.selected.clear")}
        </Button>
      </Title>
      <Scroll data-selected-seats="">
        {priceLevels.map((selected) => (
          <Level key={selected.priceLevel.id} selected={selected} selection={selection} />
        ))}
      </Scroll>
    </Box>
  )
}

function Level({ selected, selection }: { selected: SelectedPriceLevel; selection: SeatSelection }) {
  const { money } = useTexts()
  const { venue } = useSelectionState(selection)
  const { priceLevel, seats, lines, total } = selected
  const views = venue === undefined ? [] : stageViews(venue, seats)
  return (
    <div>
      <GroupTitle>
        <b>{priceLevel.name}</b>
        <Figures>{money(total)}</Figures>
      </GroupTitle>
      <ul>
        {seats.map((seat) => (
          <Seat key={seat.seatId} seat={seat} selected={selected} selection={selection} />
        ))}
        {lines
          .filter((line) => line.seats.length === 0)
          .map(({ price, qty }) => (
            <li key={price.id}>
              {qty} × {price.name}
            </li>
          ))}
      </ul>
      {views.length > 0 && (
        <Suspense fallback={<Skeleton $height={`${8 + VIEW_HEIGHT * views.length}px`} />}>
          <StageViews views={views} />
        </Suspense>
      )}
    </div>
  )
}

interface SeatProps {
  seat: SelectedSeat
  selected: SelectedPriceLevel
  selection: SeatSelection
}

function Seat({ seat, selected, selection }: SeatProps) {
  const { t, money } = useTexts()
  const words = useSeatWords()
  const remove = useRemoval(selection)
  const name = words.seat(seat)
  const within = withinSentence(name)
  const { prices } = selected.priceLevel
  const priced = openPrices(prices).map(
    (price) => [price.id, `${price.name} · ${money(allInPrice(price.price, price.serviceCharges))}`] as const,
  )
  return (
    <Line>
      <span>{name}</span>
      <button
        type="button"
        aria-label={t("event.selected.remove", { seat: within })}
        onClick={() => remove(() => selection.remove([seat.seatId]))}
      >
        <X size={18} strokeWidth={1.5} aria-hidden />
      </button>
      {/* One of several: the others are sold out, and whoever meant those must see it. */}
      {priced.length === 1 && prices.length > 1 && <OnlyPrice>{priced[0]?.[1]}</OnlyPrice>}
      {priced.length > 1 && (
        <SelectField
          label={`${t("event.selected.priceType")}, ${within}`}
          hideLabel
          value={seat.priceId}
          options={priced}
          onChange={(priceId) => selection.setPrice([seat.seatId], priceId)}
        />
      )}
    </Line>
  )
}

const Box = styled.section`
  ul { display: grid; }
`
const Title = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  h2 { font-size: ${({ theme }) => theme.size.lead}; }
  button { font-size: ${({ theme }) => theme.size.small}; margin-right: -12px; }
`
const Scroll = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  max-height: 500px;
  overflow-y: auto;
`
const OnlyPrice = styled.p`
  grid-column: 1 / -1;
  margin-bottom: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.inkMuted};
`
const GroupTitle = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  b { font-weight: 600; }
`
const Line = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  padding-block: ${({ theme }) => theme.space[1]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  font-size: ${({ theme }) => theme.size.small};
  > button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-right: -12px;
    border: 0;
    background: none;
    cursor: pointer;
  }
  > div { grid-column: 1 / -1; margin-bottom: ${({ theme }) => theme.space[2]}; }
`
