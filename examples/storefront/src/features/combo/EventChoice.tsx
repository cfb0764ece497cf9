import type { ComboDetail } from "@parterre/contract"
import type { ComboSale } from "@parterre/react"
import { combos } from "@parterre/sdk"
import { useId } from "react"
import { styled } from "styled-components"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Surface, VisuallyHidden } from "../../shared/ui/Surface.ts"
import { ChosenSeats, OpenMap } from "./ChosenSeats.tsx"
import { type ComboTicket, ticketsOf } from "./combo-tickets.ts"
import type { KeptChoice } from "./kept-choice.ts"
import type { OfferedEvent, OfferedGroup } from "./offered-groups.ts"

interface EventChoiceProps {
  event: OfferedEvent
  group: OfferedGroup
  sale: ComboSale
  kept: KeptChoice
  /** Whether the last refusal is about it. */
  isAtFault?: boolean
}

/** An event of a group: picked as a whole, then at one of its tickets. The browser's own controls, with their keys. */
export function EventChoice({ event, group, sale, kept, isAtFault = false }: EventChoiceProps) {
  const { t, date } = useTexts()
  const { timeZone } = useSite().config
  const id = useId()
  const { combo, picks, choose } = sale
  const [first] = event.details
  const detailIds = event.details.map((detail) => detail.id)
  const pick = picks.find((one) => one.groupId === group.id && detailIds.includes(one.detailId))
  const takesOne = combos.takesOne(combo, group.id)
  const others = takesOne ? picks.filter(({ groupId }) => groupId !== group.id) : picks
  const free = event.details.filter((detail) => combos.canPickInCombo(combo, others, group.id, detail.id))
  const isGone = event.details.every(({ soldout }) => soldout)
  const isUsedUp = pick === undefined && combos.isUsedUp(combo, others, first)
  const [offered] = free
  const tickets = ticketsOf(event, group, sale)
  const picked = tickets.find(({ isPicked }) => isPicked)
  const offeredTicket = tickets.find(
    ({ pick: { detailId, priceId } }) => detailId === offered?.id && priceId === offered.prices[0]?.id,
  )
  const toggle = () => {
    if (picked !== undefined) choose(picked.pick)
    else if (offered?.prices[0] !== undefined)
      choose({ groupId: group.id, detailId: offered.id, priceId: offered.prices[0].id })
  }
  return (
    <Card as="li" data-picked={pick !== undefined} data-at-fault={isAtFault ? true : undefined}>
      <Row htmlFor={id}>
        <input
          id={id}
          // One that takes a single pick may be left empty again, which radio buttons may not.
          type="checkbox"
          checked={pick !== undefined}
          disabled={pick === undefined && free.length === 0}
          onChange={toggle}
        />
        <span>
          <b>{first.title}</b>
          <time dateTime={first.start}>{date(first.start, timeZone)}</time>
          <small>
            {first.place.name}, {first.place.city}
          </small>
          {isUsedUp && <small>{t("combos.event.usedUp")}</small>}
          {isAtFault && pick !== undefined && <strong>{t("combos.event.toChange")}</strong>}
        </span>
        <Prices tickets={tickets} isGone={isGone} offered={offered} />
      </Row>
      {picked === undefined && offeredTicket !== undefined && (
        <OpenMap event={event} sale={sale} kept={kept} tickets={tickets} offered={offeredTicket} />
      )}
      {picked !== undefined && (
        <>
          <Tickets tickets={tickets} sale={sale} />
          <ChosenSeats event={event} sale={sale} kept={kept} tickets={tickets} picked={picked} />
        </>
      )}
    </Card>
  )
}

interface PricesProps {
  tickets: readonly ComboTicket[]
  isGone: boolean
  /** What a tick would pick. */
  offered: ComboDetail | undefined
}

/** What the picked ticket costs inside the combo, beside what it costs alone; before, from how much its tickets are. */
function Prices({ tickets, isGone, offered }: PricesProps) {
  const { t, money } = useTexts()
  if (isGone) return <em>{t("combos.event.soldOut")}</em>
  const picked = tickets.find(({ isPicked }) => isPicked)
  const open = tickets.filter(({ detail }) => !detail.soldout)
  const least = Math.min(...open.map(({ amount }) => amount))
  if (picked === undefined && open.some(({ amount }) => amount !== least))
    return <Figure>{t("combos.event.from", { price: money(least) })}</Figure>
  const shown = picked ?? tickets.find(({ detail }) => detail === offered) ?? tickets[0]
  return shown === undefined ? null : <Amount amount={shown.amount} own={shown.own} />
}

function Amount({ amount, own }: { amount: number; own: number }) {
  const { t, money } = useTexts()
  return (
    <Figure>
      {own !== amount && (
        <>
          <VisuallyHidden>{t("combos.price.before")} </VisuallyHidden>
          <s>{money(own)}</s> <VisuallyHidden>{t("combos.price.now")} </VisuallyHidden>
        </>
      )}
      <b>{money(amount)}</b>
    </Figure>
  )
}

/** The tickets of a picked event: price levels and types. */
function Tickets({ tickets, sale }: { tickets: readonly ComboTicket[]; sale: ComboSale }) {
  const { t, money } = useTexts()
  if (tickets.length < 2) return null
  const picked = tickets.find(({ isPicked }) => isPicked)
  const change = (key: string) => {
    const ticket = tickets.find((one) => one.key === key)
    if (ticket === undefined || ticket.isPicked) return
    // Chosen seats stay where only their type is another.
    const { seatIds } =
      sale.picks.find(
        ({ groupId, detailId }) => groupId === ticket.pick.groupId && detailId === ticket.pick.detailId,
      ) ?? {}
    sale.choose(seatIds === undefined ? ticket.pick : { ...ticket.pick, seatIds })
  }
  return (
    <Select>
      <span>{t("combos.tickets")}</span>
      <select value={picked?.key} onChange={({ target }) => change(target.value)}>
        {tickets.map(({ key, detail, price, amount, isPicked }) => (
          <option key={key} value={key} disabled={detail.soldout && !isPicked}>
            {t("combos.ticket", { name: price.name, level: detail.priceLevel })} · {money(amount)}
            {detail.soldout ? ` · ${t("combos.event.soldOut")}` : ""}
          </option>
        ))}
      </select>
    </Select>
  )
}

const Card = styled(Surface)`
  padding: ${({ theme }) => theme.space[3]};
  &[data-picked="true"] {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accentSoft};
  }
`
const Row = styled.label`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 44px;
  cursor: pointer;
  &:has(:disabled) { cursor: default; color: ${({ theme }) => theme.color.inkMuted}; }
  input { width: 24px; height: 24px; margin: 10px; accent-color: ${({ theme }) => theme.color.accent}; }
  > span { display: grid; }
  b { font-weight: 600; }
  time { display: inline-block; }
  time::first-letter { text-transform: uppercase; }
  strong { color: ${({ theme }) => theme.color.danger}; font-weight: 600; }
  small, em { color: ${({ theme }) => theme.color.inkMuted}; font-style: normal; }
`
const Figure = styled.span`
  text-align: end;
  font-variant-numeric: tabular-nums;
  s { color: ${({ theme }) => theme.color.inkMuted}; }
`
const Select = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[1]};
  margin: ${({ theme }) => theme.space[2]} 0 0 52px;
  span { font-size: ${({ theme }) => theme.size.small}; color: ${({ theme }) => theme.color.inkMuted}; }
  select {
    min-height: 44px;
    max-width: 100%;
    padding-inline: ${({ theme }) => theme.space[3]};
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.surfaceRaised};
    color: ${({ theme }) => theme.color.ink};
    font: inherit;
  }
`
