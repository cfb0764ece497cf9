import type { PriceLevel } from "@parterre/contract"
import { toldPrices } from "@parterre/domain/pricing"
import { levelPlacesLeft, type SeatSelection, soldOf, useSelectionState } from "@parterre/react"
import { Sparkles } from "lucide-react"
import { lazy, Suspense } from "react"
import { styled } from "styled-components"
import { PriceMark } from "../seat-map/PriceMark.tsx"
import { AreaTexts } from "../texts/AreaTexts.tsx"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { Skeleton } from "../ui/Skeleton.ts"
import { AdmissionPrices } from "./AdmissionPrices.tsx"
import { priceRange } from "./price-range.ts"
import { ShownRange } from "./ShownPrice.tsx"

/** A slider is much code for what few move: it comes after the rest. */
const PriceRangeFilter = lazy(async () => ({
  default: (await import("./PriceRangeFilter.tsx")).PriceRangeFilter,
}))

/** Few events have a promotion. */
const PromotionField = lazy(async () => ({
  default: (await import("../offers/PromotionField.tsx")).PromotionField,
}))

/** Few organisers sell memberships. */
const MemberOffer = lazy(async () => ({
  default: (await import("../offers/MemberOffer.tsx")).MemberOffer,
}))

/** The price levels: each may be shown alone, and each offers its best seats. */
export function PriceLevels({ selection }: { selection: SeatSelection }) {
  const { t } = useTexts()
  const state = useSelectionState(selection)
  const { subscription, venue, priceFilter } = state
  const { priceLevels } = soldOf(state) ?? {}
  if (priceLevels === undefined) return null
  const { memberOffers = [] } = state.event ?? {}
  // Where there is none, no room is kept for its slider.
  const range = priceRange(priceLevels)
  const indexOf = (id: string) => venue?.priceLevels.findIndex((level) => level.id === id) ?? -1
  return (
    <section aria-labelledby="levels">
      <Title>
        <h2 id="levels">{t("event.levels")}</h2>
        {priceFilter !== undefined && (
          <Button kind="plain" onPress={() => selection.setPriceFilter(undefined)}>
            {t("event.levels.all")}
          </Button>
        )}
      </Title>
      <p className="muted">
        {subscription === undefined
          ? t("price.allIn.long")
          : t("subscription.price", { count: subscription.events.length })}
      </p>
      {range !== undefined && (
        <Suspense fallback={<Skeleton $height="84px" />}>
          <PriceRangeFilter selection={selection} levels={priceLevels} whole={range} />
        </Suspense>
      )}
      <List>
        {priceLevels.map((level) => (
          <li key={level.id}>
            {level.rs ? (
              <Numbered level={level} index={indexOf(level.id)} selection={selection} />
            ) : (
              <AdmissionPrices level={level} selection={selection} />
            )}
          </li>
        ))}
      </List>
      {memberOffers.length > 0 && (
        <Suspense fallback={<Skeleton $height="48px" />}>
          <AreaTexts areas={["offers"]}>
            <MemberOffer selection={selection} memberships={memberOffers} />
          </AreaTexts>
        </Suspense>
      )}
      {priceLevels.some(({ hasPromo }) => hasPromo) && (
        <Suspense fallback={<Skeleton $height="48px" />}>
          <AreaTexts areas={["offers"]}>
            <PromotionField selection={selection} />
          </AreaTexts>
        </Suspense>
      )}
    </section>
  )
}

interface NumberedProps {
  level: PriceLevel
  index: number
  selection: SeatSelection
}

function Numbered({ level, index, selection }: NumberedProps) {
  const { t, both } = useTexts()
  const state = useSelectionState(selection)
  const { priceFilter, venue } = state
  const color = venue?.priceLevels[index]?.color ?? level.priceLevelColor
  const shown = toldPrices(level.prices)
  const closed = level.prices.filter((price) => !shown.includes(price))
  const isPromoted = level.prices.some(({ promoId }) => promoId !== undefined)
  const isShown = priceFilter?.includes(level.id) ?? false
  const left = levelPlacesLeft(state, level)
  const isGone = left === 0
  return (
    <Level>
      <Toggle
        aria-label={`${t("event.levels.filter")}, ${level.name}`}
        type="button"
        aria-pressed={isShown}
        onClick={() => selection.setPriceFilter(isShown ? undefined : [level.id])}
      >
        <PriceMark index={Math.max(0, index)} color={color} />
      </Toggle>
      <Words>
        <b>{level.name}</b>
        <span>
          <ShownRange prices={level.prices} />
        </span>
        {level.hasPromo && !isPromoted && !isGone && <span className="muted">{t("event.levels.promo")}</span>}
        <span className="muted">
          {isGone ? t("saleState.SOLDOUT") : t("event.levels.left", { count: left ?? 0 })}
        </span>
        {!isGone && closed.length > 0 && (
          <span className="muted">
            {both(closed.map(({ name }) => name))} · {t("event.priceType.soldOut")}
          </span>
        )}
      </Words>
      <Button
        kind="plain"
        aria-label={t("event.levels.best.for", { level: level.name })}
        isDisabled={isGone}
        onPress={() => {
          void selection.bestAvailable(level.id)
        }}
      >
        <Sparkles size={16} strokeWidth={1.5} aria-hidden />
        {t("event.levels.best")}
      </Button>
    </Level>
  )
}

const Title = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  h2 { font-size: ${({ theme }) => theme.size.lead}; }
  & + .muted, .muted { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
`
const List = styled.ul`
  margin-top: ${({ theme }) => theme.space[2]};
  > li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  .muted { color: ${({ theme }) => theme.color.inkMuted}; }
`
const Level = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding-block: ${({ theme }) => theme.space[2]};
  > button:last-child { font-size: ${({ theme }) => theme.size.small}; padding-inline: ${({ theme }) => theme.space[2]}; }
`
const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: none;
  cursor: pointer;
  &:hover { border-color: ${({ theme }) => theme.color.line}; }
  &[aria-pressed="true"] { border: 2px solid ${({ theme }) => theme.color.ink}; background: ${({ theme }) => theme.color.surfaceSunken}; }
`
const Words = styled.div`
  display: grid;
  line-height: 1.3;
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
  b { font-size: ${({ theme }) => theme.size.body}; font-weight: 600; }
`
