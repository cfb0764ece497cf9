import { type ComboSale, PARTY_SIZES, type SelectedSeat } from "@parterre/react"
import { lazy, Suspense, useState } from "react"
import { styled } from "styled-components"
import { useSeatWords } from "../../shared/seats/use-seat-words.ts"
import { AreaTexts } from "../../shared/texts/AreaTexts.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { type ComboTicket, seatedTickets } from "./combo-tickets.ts"
import type { OfferedEvent } from "./offered-groups.ts"

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

interface ChosenSeatsProps {
  event: OfferedEvent
  sale: ComboSale
  tickets: readonly ComboTicket[]
  picked: ComboTicket
}

/** Where one will sit at a picked event: the best seats there are, or those chosen on its map. */
export function ChosenSeats({ event, sale, tickets, picked }: ChosenSeatsProps) {
  const { t } = useTexts()
  const words = useSeatWords()
  const [isOpen, open] = useState(false)
  const [chosen, keep] = useState<readonly SelectedSeat[]>([])
  const pick = sale.picks.find(
    ({ groupId, detailId }) => groupId === picked.pick.groupId && detailId === picked.pick.detailId,
  )
  const seated = seatedTickets(tickets, picked)
  // A click on the map takes no larger party.
  if (!picked.detail.rs || sale.qty > PARTY_SIZES.max) return null
  const seats = chosen.filter(({ seatId }) => pick?.seatIds?.includes(seatId) === true)
  const take = (taken: readonly SelectedSeat[]) => {
    const ticket = seated.find(({ detail }) => detail.priceLevelId === taken[0]?.priceLevelId)
    if (ticket === undefined) return
    keep(taken)
    sale.choose({ ...ticket.pick, seatIds: taken.map(({ seatId }) => seatId) })
    open(false)
  }
  const name = event.details[0].title
  const choose = t(seats.length === 0 ? "combos.seats.choose" : "combos.seats.change")
  return (
    <Line>
      <span role="status">
        {seats.length === 0
          ? t("combos.seats.best", { count: sale.qty })
          : words.sentences(seats).join(" · ")}
      </span>
      <span>
        <Button kind="plain" aria-label={`${choose}, ${name}`} onPress={() => open(true)}>
          {choose}
        </Button>
        {seats.length > 0 && (
          <Button
            kind="plain"
            aria-label={`${t("combos.seats.leave")}, ${name}`}
            onPress={() => sale.choose({ ...picked.pick, seatIds: [] })}
          >
            {t("combos.seats.leave")}
          </Button>
        )}
      </span>
      {isOpen && (
        <Suspense>
          <SeatDialog
            event={event}
            tickets={seated}
            size={sale.qty}
            seats={seats}
            onTake={take}
            onClose={() => open(false)}
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
