import { type SeatSelection, soldOf, useSelectionState } from "@parterre/react"
import type { RefObject } from "react"
import { styled } from "styled-components"
import { OrderBar } from "../../shared/selection/OrderBar.tsx"
import { PriceLevels } from "../../shared/selection/PriceLevels.tsx"
import { RefusalNote } from "../../shared/selection/RefusalNote.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { Column, Surface, VisuallyHidden } from "../../shared/ui/Surface.ts"
import { SoldHead } from "./SoldHead.tsx"
import { SubscriptionDates } from "./SubscriptionDates.tsx"
import { Unscripted } from "./Unscripted.tsx"

interface AdmissionScreenProps {
  selection: SeatSelection
  heading: RefObject<HTMLHeadingElement | null>
}

/** An evening or a subscription without a map: price levels and quantities, the poster beside [CAT-009]. */
export function AdmissionScreen({ selection, heading }: AdmissionScreenProps) {
  const { t } = useTexts()
  const state = useSelectionState(selection)
  const sold = soldOf(state)
  if (sold === undefined) return null
  return (
    <Split>
      <div>
        <SoldHead sold={sold} heading={heading} />
        {state.subscription !== undefined && <SubscriptionDates subscription={state.subscription} />}
        {sold.imageUrl !== undefined && <Poster src={sold.imageUrl} alt="" width={1600} height={900} />}
        <p className="muted">{t("notSeatmap")}</p>
      </div>
      <Card as="section" aria-label={t("event.panel")}>
        <Inner>
          <Unscripted />
          <PriceLevels selection={selection} />
        </Inner>
        <RefusalNote selection={selection} />
        <OrderBar selection={selection} />
      </Card>
    </Split>
  )
}

/** Of the shape of what comes: what, when and where, with the poster, and the prices beside. */
export function AdmissionAwaited() {
  const { t } = useTexts()
  return (
    <Split aria-busy="true">
      <VisuallyHidden role="status">{t("event.moment")}</VisuallyHidden>
      <Skeleton $height="60vh" />
      <Skeleton $height="60vh" />
    </Split>
  )
}

const Split = styled(Column)`
  display: grid;
  grid-template-columns: 1.4fr 1fr;
  align-items: start;
  gap: ${({ theme }) => theme.space[6]};
  padding-block: ${({ theme }) => theme.space[4]};
  .muted { margin-top: ${({ theme }) => theme.space[3]}; color: ${({ theme }) => theme.color.inkMuted}; }
  ${({ theme }) => theme.upTo(1000)} { grid-template-columns: 1fr; }
`
const Poster = styled.img`
  width: 100%;
  margin-top: ${({ theme }) => theme.space[4]};
  aspect-ratio: 16 / 9;
  object-fit: cover;
  border-radius: ${({ theme }) => theme.radius.large};
`
const Card = styled(Surface)`
  position: relative;
  overflow: hidden;
`
const Inner = styled.div`
  padding: ${({ theme }) => theme.space[5]};
`
