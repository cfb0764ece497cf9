import { calledRow, calledSeat } from "@parterre/domain/seat-names"
import { LIST_ROW, type ListedRow, type ListedSeat, type SeatSelection } from "@parterre/react"
import { Accessibility, Check } from "lucide-react"
import { ToggleButton } from "react-aria-components"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"

interface ListedRowSeatsProps {
  row: ListedRow
  name: string
  seats: readonly ListedSeat[]
  selection: SeatSelection
}

/** The seats of a row as buttons; each says where it is, what it costs and whether it is chosen. */
export function ListedRowSeats({ row, name, seats, selection }: ListedRowSeatsProps) {
  const { t, money } = useTexts()
  const label = (seat: ListedSeat) =>
    [
      t("seat.option", {
        ...calledRow(row.name, row.type),
        seat: calledSeat(seat.name),
        level: seat.priceLevel?.name ?? "",
        price: money(seat.priceLevel?.max ?? 0),
      }),
      seat.accessible ? t("seat.accessible") : undefined,
      seat.note,
      seat.state === "taken"
        ? t("seat.notAvailable")
        : seat.state === "in-cart"
          ? t("seat.inCart")
          : seat.state === "selected"
            ? t("seat.selected")
            : seat.filtered
              ? t("seat.filtered")
              : seat.dimmed
                ? t("seat.tooFew")
                : undefined,
    ]
      .filter((part) => part !== undefined && part !== "")
      .join(", ")
  return (
    <Grid role="group" aria-label={name} {...LIST_ROW}>
      {seats.map((seat) => (
        <Seat
          key={seat.id}
          aria-label={label(seat)}
          isSelected={seat.state === "selected" || seat.state === "in-cart"}
          isDisabled={seat.state === "taken"}
          onChange={() => selection.click(seat.id)}
          $dimmed={seat.dimmed}
        >
          {seat.state === "selected" || seat.state === "in-cart" ? (
            <Check size={14} strokeWidth={2.5} aria-hidden />
          ) : (
            seat.accessible && <Accessibility size={14} strokeWidth={1.5} aria-hidden />
          )}
          {seat.name}
        </Seat>
      ))}
    </Grid>
  )
}

const Grid = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  padding-bottom: ${({ theme }) => theme.space[3]};
`
const Seat = styled(ToggleButton)<{ $dimmed: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 3px;
  min-width: 44px;
  min-height: 44px;
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme, $dimmed }) => ($dimmed ? theme.color.surfaceSunken : theme.color.surfaceRaised)};
  color: ${({ theme, $dimmed }) => ($dimmed ? theme.color.inkMuted : theme.color.ink)};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &[data-hovered] { border-color: ${({ theme }) => theme.color.ink}; }
  &[data-selected] {
    border: 2px solid ${({ theme }) => theme.color.seat.mine};
    color: ${({ theme }) => theme.color.ink};
    font-weight: 700;
  }
  &[data-disabled] {
    border-style: dashed;
    background: none;
    color: ${({ theme }) => theme.color.inkMuted};
    text-decoration: line-through;
    cursor: not-allowed;
  }
`
