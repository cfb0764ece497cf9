import type { PartyOffer } from "@parterre/domain/party-finder"
import { type SeatSelection, useSelectionState } from "@parterre/react"
import { Info } from "lucide-react"
import { styled } from "styled-components"
import { PriceMark } from "../../shared/seat-map/PriceMark.tsx"
import { useSeatWords } from "../../shared/seats/use-seat-words.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Surface } from "../../shared/ui/Surface.ts"
import { useFinderWords } from "./use-finder-words.ts"

interface PartyOfferCardProps {
  offer: PartyOffer
  /** Seats asked for. */
  size: number
  selection: SeatSelection
  onChoose: () => void
}

/** Seats on offer: where, at what all-in price, and how they differ from what was asked. */
export function PartyOfferCard({ offer, size, selection, onChoose }: PartyOfferCardProps) {
  const { t } = useTexts()
  const { venue } = useSelectionState(selection)
  const seatWords = useSeatWords()
  const words = useFinderWords()
  const places = offer.groups
    .flatMap(({ seatIds }) => seatIds)
    .flatMap((id) => selection.locationOf(id) ?? [])
  const sentences = seatWords.sentences(places)
  const index = venue?.priceLevels.findIndex(({ id }) => id === offer.groups[0]?.priceLevelId) ?? -1
  const level = venue?.priceLevels[index]
  return (
    <Card as="li">
      {sentences.map((sentence) => (
        <b key={sentence}>{sentence}</b>
      ))}
      <div>
        {level !== undefined && (
          <p>
            <PriceMark index={index} color={level.color} /> {level.name}
          </p>
        )}
        <p>{words.price(offer)}</p>
        {offer.concessions.map((concession) => (
          <Difference key={concession}>
            <Info size={16} strokeWidth={1.5} aria-hidden />
            {words.concession(concession, offer, size)}
          </Difference>
        ))}
      </div>
      <Button
        kind="quiet"
        aria-label={t("finder.choose.for", { seats: sentences.join(" ; ") })}
        onPress={onChoose}
      >
        {t("finder.choose")}
      </Button>
    </Card>
  )
}

const Card = styled(Surface)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: 0 ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[3]} ${theme.space[3]} ${theme.space[4]}`};
  border-radius: ${({ theme }) => theme.radius.medium};
  font-size: ${({ theme }) => theme.size.small};
  > b { grid-column: 1 / -1; font-weight: 600; font-size: ${({ theme }) => theme.size.body}; line-height: 1.3; }
  p { display: flex; align-items: center; gap: ${({ theme }) => theme.space[1]}; font-variant-numeric: tabular-nums; }
  > button { min-height: 44px; padding-inline: ${({ theme }) => theme.space[4]}; }
`
const Difference = styled.p`
  color: ${({ theme }) => theme.color.warning};
  svg { flex: none; }
`
