import type { AdmissionOffer, Concession, PartyOffer } from "@parterre/domain/party-finder"
import { withinSentence } from "@parterre/domain/seat-names"
import { type SeatSelection, soldOf, useSelectionState } from "@parterre/react"
import { Info } from "lucide-react"
import { styled } from "styled-components"
import { PriceMark } from "../../../shared/seat-map/PriceMark.tsx"
import { useSeatWords } from "../../../shared/seats/use-seat-words.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { Surface } from "../../../shared/ui/Surface.ts"
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
        <Differences
          of={offer.concessions}
          sizes={offer.groups.map(({ seatIds }) => seatIds.length)}
          size={size}
        />
      </div>
      <Button
        kind="quiet"
        aria-label={t("finder.choose.for", { seats: sentences.map(withinSentence).join("; ") })}
        onPress={onChoose}
      >
        {t("finder.choose")}
      </Button>
    </Card>
  )
}

interface AdmissionOfferCardProps {
  offer: AdmissionOffer
  size: number
  selection: SeatSelection
  /** Leads to where so many are chosen. */
  onChoose: () => void
}

/** General admission on offer: how many is chosen beside the map. */
export function AdmissionOfferCard({ offer, size, selection, onChoose }: AdmissionOfferCardProps) {
  const { t } = useTexts()
  const sold = soldOf(useSelectionState(selection))
  const words = useFinderWords()
  const area = sold?.priceLevels.find(({ id }) => id === offer.priceLevelId)?.name ?? ""
  return (
    <Card as="li">
      <b>{area}</b>
      <div>
        <p>{t("finder.admission")}</p>
        <p>{words.price(offer)}</p>
        <Differences of={offer.concessions} sizes={[offer.qty]} size={size} />
      </div>
      <Button kind="quiet" aria-label={t("finder.admission.choose.for", { area })} onPress={onChoose}>
        {t("finder.admission.choose")}
      </Button>
    </Card>
  )
}

interface DifferencesProps {
  of: readonly Concession[]
  sizes: readonly number[]
  size: number
}

function Differences({ of, sizes, size }: DifferencesProps) {
  const words = useFinderWords()
  return of.map((concession) => (
    <Difference key={concession}>
      <Info size={16} strokeWidth={1.5} aria-hidden />
      {words.concession(concession, sizes, size)}
    </Difference>
  ))
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
