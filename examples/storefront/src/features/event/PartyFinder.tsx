import type { AdmissionOffer } from "@parterre/domain/party-finder"
import { type SeatSelection, soldOf } from "@parterre/react"
import { type FormEvent, Suspense, useState } from "react"
import { styled } from "styled-components"
import { TextField } from "../../shared/forms/TextField.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { withTexts } from "../../shared/texts/with-texts.tsx"
import { Button } from "../../shared/ui/Button.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { usePartyFinder } from "./use-party-finder.ts"

interface PartyFinderProps {
  selection: SeatSelection
  /** Seats on offer were taken: what was pressed is gone. */
  onChosen: () => void
  /** Leads to where general admission of a price level is chosen. */
  onAdmission: (priceLevelId: string) => void
}

const FoundAnswer = withTexts(() => import("./found/FoundAnswer.tsx"), "FoundAnswer", ["finder"])
const FoundOffers = withTexts(() => import("./found/FoundOffers.tsx"), "FoundOffers", ["finder"])

const examples = ["finder.example.cheapest", "finder.example.aisle", "finder.example.wheelchair"] as const

/** « 4 ensemble, moins de 80 $ »: seats asked for in words, offered with what they cost. */
export function PartyFinder({ selection, onChosen, onAdmission }: PartyFinderProps) {
  const { t } = useTexts()
  const [sentence, setSentence] = useState("")
  const { found, isSearching, search, choose } = usePartyFinder(selection, onChosen)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void search(sentence)
  }
  const tryOut = (example: string) => {
    setSentence(example)
    void search(example)
  }
  const chooseAdmission = ({ priceLevelId, qty }: AdmissionOffer) => {
    const level = soldOf(selection.get())?.priceLevels.find(({ id }) => id === priceLevelId)
    const [price] = level?.prices ?? []
    if (price !== undefined) selection.setAdmission(price.id, qty)
    onAdmission(priceLevelId)
  }
  return (
    <search data-scripted="">
      <Form onSubmit={submit}>
        <TextField type="search" label={t("finder.label")} value={sentence} onChange={setSentence} />
        <Button type="submit" kind="quiet" isPending={isSearching}>
          {t("finder.search")}
        </Button>
      </Form>
      <Examples aria-label={t("finder.examples")}>
        {examples.map((key) => (
          <li key={key}>
            <button type="button" onClick={() => tryOut(t(key))}>
              {t(key)}
            </button>
          </li>
        ))}
      </Examples>
      {/* Few ask in words: what answers comes with the first question. */}
      <Answer role="status">
        <Suspense>{found !== undefined && <FoundAnswer found={found} />}</Suspense>
      </Answer>
      <Suspense fallback={<OfferRoom />}>
        {found !== undefined ? (
          <FoundOffers
            found={found}
            selection={selection}
            onChoose={choose}
            onChooseAdmission={chooseAdmission}
          />
        ) : (
          isSearching && <OfferRoom />
        )}
      </Suspense>
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
  > button { grid-area: 2 / 2; padding-inline: ${({ theme }) => theme.space[4]}; }
`
const Examples = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[2]};
  /* One line, whatever the language: what does not fit is a swipe away. */
  overflow-x: auto;
  scrollbar-width: none;
  padding: 3px;
  margin-inline: -3px;
  li { flex: none; }
  button {
    min-height: 44px;
    padding: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: 22px;
    white-space: nowrap;
    background: none;
    color: ${({ theme }) => theme.color.ink};
    font-size: ${({ theme }) => theme.size.small};
    cursor: pointer;
  }
  button:hover { background: ${({ theme }) => theme.color.surfaceSunken}; }
`
/** About as high as two offers: on a slow network nothing moves long after the question. */
const OfferRoom = styled(Skeleton).attrs({ $height: "330px" })`
  margin-top: ${({ theme }) => theme.space[3]};
`
const Answer = styled.div`
  &:not(:empty) { margin-top: ${({ theme }) => theme.space[3]}; }
  p:first-child { font-weight: 600; }
  .muted { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
`
