import type { FlexPassFilm } from "@parterre/contract"
import { type FilmChoices, filmButton } from "@parterre/domain/flex-passes"
import { useState } from "react"
import { styled } from "styled-components"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { Surface } from "../../../shared/ui/Surface.ts"
import { FilmDialog } from "./FilmDialog.tsx"
import { FilmFacts } from "./FilmFacts.tsx"

interface TicketToExchangeProps {
  ticketId: string
  /** Among all tickets of the pass, from 1. */
  number: number
  films: readonly FlexPassFilm[]
  choices: FilmChoices
  choose: (ticketId: string, film: FlexPassFilm | undefined) => void
  isDisabled: boolean
}

/** A ticket of the pass, and the button that opens the choice of a performance for it [FLEX-002]. */
export function TicketToExchange({
  ticketId,
  number,
  films,
  choices,
  choose,
  isDisabled,
}: TicketToExchangeProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const chosen = films.find(({ id }) => id === choices.get(ticketId))
  const name = t("flex.ticket", { number })
  return (
    <Ticket as="li">
      <h3>{name}</h3>
      {chosen === undefined ? <p>{t("flex.none")}</p> : <FilmFacts film={chosen} />}
      <div>
        <Button
          kind="quiet"
          isDisabled={isDisabled}
          aria-label={`${t(`flex.${filmButton(choices, ticketId)}`)}, ${name}`}
          onPress={() => setOpen(true)}
        >
          {t(`flex.${filmButton(choices, ticketId)}`)}
        </Button>
        {chosen !== undefined && (
          <Button
            kind="plain"
            isDisabled={isDisabled}
            aria-label={`${t("flex.remove")}, ${name}`}
            onPress={() => choose(ticketId, undefined)}
          >
            {t("flex.remove")}
          </Button>
        )}
      </div>
      {isOpen && (
        <FilmDialog
          {...{ title: name, films }}
          chosen={chosen}
          onCancel={() => setOpen(false)}
          onTake={(film) => {
            choose(ticketId, film)
            setOpen(false)
          }}
        />
      )}
    </Ticket>
  )
}

/** A ticket of the pass, and what it was exchanged for. */
export function ExchangedTicket({ number, film }: { number: number; film: FlexPassFilm }) {
  const { t } = useTexts()
  return (
    <Ticket as="li">
      <h3>{t("flex.ticket", { number })}</h3>
      <FilmFacts film={film} />
    </Ticket>
  )
}

const Ticket = styled(Surface)`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[4]};
  h3 { font-size: ${({ theme }) => theme.size.body}; color: ${({ theme }) => theme.color.inkMuted}; }
  > div:last-of-type { display: flex; flex-wrap: wrap; gap: ${({ theme }) => theme.space[2]}; }
  @media (min-width: 700px) {
    grid-template-columns: 6em minmax(0, 1fr) auto;
    align-items: center;
  }
`
