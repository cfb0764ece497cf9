import type { EventDetail, ItemHour } from "@parterre/contract"
import { isHourOpen } from "@parterre/domain/sale-states"
import { styled } from "styled-components"
import { Link, type NavigateOptions, useLocation } from "../../shared/navigation/router.tsx"
import { WITHOUT_MAP } from "../../shared/navigation/visit.ts"
import { HourChips, hourChip } from "../../shared/sale-state/hour-chip.ts"
import { SaleStateSign } from "../../shared/sale-state/SaleStateSign.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** The hours at which one may enter that day, each a link to its places; one that does not sell says so [SHELL-018]. */
export function HourChoice({ event }: { event: EventDetail }) {
  const { t } = useTexts()
  const { itemHours = [], hoursId, presale } = event
  return (
    <Choice aria-label={t("event.hours")}>
      <b>{t("event.hours")}</b>
      <ul>
        {itemHours.map((hour) => (
          <li key={hour.expositionId}>
            {isHourOpen(hour.saleState, presale?.isOpen) || hour.expositionId === hoursId ? (
              <HourLink
                hour={hour}
                isChosen={hour.expositionId === hoursId}
                state={event.seatMap === "none" ? WITHOUT_MAP : null}
              />
            ) : (
              <Closed $state={hour.saleState}>
                <SaleStateSign state={hour.saleState} />
                <b>{hour.formattedHour}</b>
                {hour.saleState !== "INVISIBLE" && <span>{t(`saleState.${hour.saleState}`)}</span>}
              </Closed>
            )}
          </li>
        ))}
      </ul>
    </Choice>
  )
}

interface HourLinkProps extends NavigateOptions {
  hour: ItemHour
  isChosen: boolean
}

function HourLink({ hour, isChosen, state }: HourLinkProps) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set("hour", hour.expositionId)
  return (
    <Hour
      to={`${pathname}?${query}`}
      replace
      state={state}
      $state={hour.saleState}
      aria-current={isChosen ? "true" : undefined}
    >
      <b>{hour.formattedHour}</b>
    </Hour>
  )
}

const Choice = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  margin-block: ${({ theme }) => theme.space[2]};
  ul { ${HourChips} }
`
const Hour = styled(Link)<{ $state: ItemHour["saleState"] }>`&& { ${hourChip} margin: 0; }`
const Closed = styled.span<{ $state: ItemHour["saleState"] }>`${hourChip} cursor: default;`
