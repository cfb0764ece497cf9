import type { AdmissionOffer, PartyOffer } from "@parterre/domain/party-finder"
import type { FoundParty, SeatSelection } from "@parterre/react"
import { styled } from "styled-components"
import { AdmissionOfferCard, PartyOfferCard } from "./PartyOfferCard.tsx"

interface FoundOffersProps {
  found: FoundParty
  selection: SeatSelection
  onChoose: (offer: PartyOffer) => void
  onChooseAdmission: (offer: AdmissionOffer) => void
}

/** What a search offers, each to be chosen. */
export const FoundOffers = ({ found, selection, onChoose, onChooseAdmission }: FoundOffersProps) => (
  <Offers>
    {found.offers.map((offer) => (
      <PartyOfferCard
        key={offer.groups.flatMap(({ seatIds }) => seatIds).join()}
        offer={offer}
        size={found.size}
        selection={selection}
        onChoose={() => onChoose(offer)}
      />
    ))}
    {found.admissions.map((offer) => (
      <AdmissionOfferCard
        key={offer.priceLevelId}
        offer={offer}
        size={found.size}
        selection={selection}
        onChoose={() => onChooseAdmission(offer)}
      />
    ))}
  </Offers>
)

const Offers = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  &:not(:empty) { margin-top: ${({ theme }) => theme.space[2]}; }
`
