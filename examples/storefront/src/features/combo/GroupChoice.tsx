import type { ComboSale } from "@parterre/react"
import { combos } from "@parterre/sdk"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { EventChoice } from "./EventChoice.tsx"
import type { KeptChoice } from "./kept-choice.ts"
import type { OfferedGroup } from "./offered-groups.ts"

interface GroupChoiceProps {
  group: OfferedGroup
  sale: ComboSale
  kept: KeptChoice
}

/** The events of a group, one or several of which are picked; what it asks for is its legend. */
export function GroupChoice({ group, sale, kept }: GroupChoiceProps) {
  const { t } = useTexts()
  const { id, name, isOptional, events } = group
  const isOpen = !isOptional || combos.areOptionalGroupsOpen(sale.combo, sale.picks)
  const isPicked = sale.picks.some(({ groupId }) => groupId === id)
  const passes = !isPicked && !isOptional && group.fewest > 0 && !sale.missing.includes(id)
  return (
    <Group>
      <legend>
        {name !== undefined && <b>{name}</b>} <span>{useAsked(group)}</span>
      </legend>
      {!isOpen && <p>{t("combos.group.waiting")}</p>}
      {passes && <p>{t("combos.group.passes")}</p>}
      <ul>
        {events.map((event) => (
          <EventChoice key={event.eventId} event={event} group={group} sale={sale} kept={kept} />
        ))}
      </ul>
    </Group>
  )
}

function useAsked({ isOptional, fewest, most }: OfferedGroup): string {
  const { t } = useTexts()
  if (isOptional) return t("combos.group.optional")
  if (most === fewest) return t("combos.group.exactly", { count: fewest })
  return most === undefined
    ? t("combos.group.atLeast", { min: fewest })
    : t("combos.group.between", { min: fewest, max: most })
}

const Group = styled.fieldset`
  border: 0;
  padding: 0;
  margin: 0;
  min-width: 0;
  legend { padding: 0; margin-bottom: ${({ theme }) => theme.space[3]}; }
  legend b { font-size: ${({ theme }) => theme.size.heading}; margin-right: ${({ theme }) => theme.space[2]}; }
  legend span, > p { color: ${({ theme }) => theme.color.inkMuted}; }
  > p { margin-bottom: ${({ theme }) => theme.space[2]}; }
  > ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${({ theme }) => theme.space[2]}; }
`
