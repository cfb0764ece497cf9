import type { SeatSelection } from "@parterre/react"
import { type FormEvent, useEffect, useState } from "react"
import { styled } from "styled-components"
import { TextField } from "../../shared/forms/TextField.tsx"
import { SELECTED_HEADING } from "../../shared/selection/SelectedSeats.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { PartyOfferCard } from "./PartyOfferCard.tsx"
import { useFinderWords } from "./use-finder-words.ts"
import { usePartyFinder } from "./use-party-finder.ts"

/** « 4 ensemble, moins de 80 $ »: seats asked for in words, offered with what they cost. */
export function PartyFinder({ selection }: { selection: SeatSelection }) {
  const { t } = useTexts()
  const words = useFinderWords()
  const [sentence, setSentence] = useState("")
  const { found, isSearching, chosen, search, choose } = usePartyFinder(selection)
  useEffect(() => {
    // The offer that had the focus is gone; what it became is the next thing to read.
    if (chosen > 0) document.getElementById(SELECTED_HEADING)?.focus()
  }, [chosen])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void search(sentence)
  }
  return (
    <search>
      <Form onSubmit={submit}>
        <TextField
          type="search"
          label={t("finder.label")}
          help={t("finder.hint")}
          value={sentence}
          onChange={setSentence}
        />
        <Button type="submit" kind="quiet" isDisabled={isSearching}>
          {t("finder.search")}
        </Button>
      </Form>
      <Answer role="status">
        {found !== undefined && (
          <>
            <p>{words.answer(found)}</p>
            <p className="muted">{words.request(found)}</p>
          </>
        )}
      </Answer>
      {found !== undefined && (
        <Offers>
          {found.offers.map((offer) => (
            <PartyOfferCard
              key={offer.groups.flatMap(({ seatIds }) => seatIds).join()}
              offer={offer}
              size={found.size}
              selection={selection}
              onChoose={() => choose(offer)}
            />
          ))}
        </Offers>
      )}
    </search>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${({ theme }) => theme.space[2]};
  > div { display: contents; }
  > div > label { grid-area: 1 / 1 / auto / -1; margin-bottom: ${({ theme }) => theme.space[1]}; }
  > div > div { grid-area: 2 / 1; }
  > div > span { grid-area: 3 / 1 / auto / -1; margin-top: ${({ theme }) => theme.space[1]}; }
  > button { grid-area: 2 / 2; padding-inline: ${({ theme }) => theme.space[4]}; }
`
const Answer = styled.div`
  &:not(:empty) { margin-top: ${({ theme }) => theme.space[3]}; }
  p:first-child { font-weight: 600; }
  .muted { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
`
const Offers = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  &:not(:empty) { margin-top: ${({ theme }) => theme.space[2]}; }
`
