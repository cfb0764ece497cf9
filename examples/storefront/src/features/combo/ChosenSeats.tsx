import { type ComboSale, PARTY_SIZES, type SelectedSeat } from "@parterre/react"
import { lazy, Suspense, useState } from "react"
import { styled } from "styled-components"
import { useSeatWords } from "../../shared/seats/use-seat-words.ts"
import { AreaTexts } from "../../shared/texts/AreaTexts.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { type ComboTicket, seatedTickets } from "./combo-tickets.ts"
import type { KeptChoice } from "./kept-choice.ts"
import type { OfferedEvent } from "./offered-groups.ts"
import { useWindowEntry } from "./use-window-entry.ts"

/** Most combos are sold with the best seats: the map comes when somebody asks for it. */
const SeatDialog = lazy(async () => {
  const { SeatDialog: Dialog } = await import("./SeatDialog.tsx")
  return {
    default: (props: Parameters<typeof Dialog>[0]) => (
      <AreaTexts areas={["seats"]}>
        <Dialog {...props} />
      </AreaTexts>
    ),
  }
})

/** Says seats that were chosen before this screen was shown: their names are on the map. */
const SeatsChosenBefore = lazy(async () => ({
  default: (await import("./SeatsChosenBefore.tsx")).SeatsChosenBefore,
}))

interface ChosenSeatsProps {
  event: OfferedEvent
  sale: ComboSale
  kept: KeptChoice
  tickets: readonly ComboTicket[]
  picked: ComboTicket
}

/** Where one will sit at a picked event: the best seats there are, or those chosen on its map. */
export function ChosenSeats({ event, sale, kept, tickets, picked }: ChosenSeatsProps) {
  const { t } = useTexts()
  const words = useSeatWords()
  const map = useWindowEntry(`seats ${picked.pick.groupId} ${event.eventId}`)
  const [chosen, setChosen] = useState<readonly SelectedSeat[]>([])
  const pick = sale.picks.find(
    ({ groupId, detailId }) => groupId === picked.pick.groupId && detailId === picked.pick.detailId,
  )
  const seated = seatedTickets(tickets, picked)
  // A click on the map takes no larger party.
  if (!picked.detail.rs || sale.qty > PARTY_SIZES.max) return null
  const seatIds = pick?.seatIds ?? []
  const isChosen = seatIds.length > 0
  const seats = chosen.filter(({ seatId }) => seatIds.includes(seatId))
  const isNamed = seats.length === seatIds.length
  const take = (taken: readonly SelectedSeat[]) => {
    const ticket = seated.find(({ detail }) => detail.priceLevelId === taken[0]?.priceLevelId)
    if (ticket === undefined) return
    setChosen(taken)
    kept.keepSections(taken)
    sale.choose({ ...ticket.pick, seatIds: taken.map(({ seatId }) => seatId) })
    map.close()
  }
  const name = event.details[0].title
  const choose = t(isChosen ? "combos.seats.change" : "combos.seats.choose")
  return (
    <Line>
      <span role="status">
        {!isChosen
          ? t("combos.seats.best", { count: sale.qty })
          : isNamed
            ? words.sentences(seats).join(" · ")
            : t("combos.seats.chosen", { count: seatIds.length })}
      </span>
      <span>
        <Button kind="plain" aria-label={`${choose}, ${name}`} onPress={map.open}>
          {choose}
        </Button>
        {isChosen && (
          <Button
            kind="plain"
            aria-label={`${t("combos.seats.leave")}, ${name}`}
            onPress={() => sale.choose({ ...picked.pick, seatIds: [] })}
          >
            {t("combos.seats.leave")}
          </Button>
        )}
      </span>
      {!isNamed && (
        <Suspense>
          <SeatsChosenBefore
            eventId={event.eventId}
            ticket={picked}
            seatIds={seatIds}
            sectionIds={kept.sectionsOf(seatIds)}
            onFound={setChosen}
          />
        </Suspense>
      )}
      {map.isOpen && (
        <Suspense>
          <SeatDialog
            event={event}
            tickets={seated}
            size={sale.qty}
            seats={seats}
            onTake={take}
            onClose={map.close}
          />
        </Suspense>
      )}
    </Line>
  )
}

const Line = styled.div`
  margin: ${({ theme }) => theme.space[2]} 0 0 52px;
  font-size: ${({ theme }) => theme.size.small};
  > span { display: block; }
  > :nth-child(2) { display: flex; flex-wrap: wrap; gap: ${({ theme }) => `0 ${theme.space[4]}`}; }
  button { padding-inline: 0; }
`
