import { type SeatSelection, useSeatList } from "@parterre/react"
import { useDeferredValue, useState } from "react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { TextField } from "../ui/TextField.tsx"
import { ListedSectionFold } from "./ListedSectionFold.tsx"
import { matchSection } from "./list-filter.ts"

/** Every seat of the map in words: level › section › row › seat, for eyes, ears and keyboard alike. */
export function SeatListView({ selection }: { selection: SeatSelection }) {
  const { t } = useTexts()
  const levels = useSeatList(selection)
  const [typed, setTyped] = useState("")
  const [open, setOpen] = useState<string>()
  const wanted = useDeferredValue(typed)
  const shown = levels
    .map((level) => ({
      level,
      matches: level.sections.flatMap((section) => matchSection(wanted, level, section) ?? []),
    }))
    .filter(({ matches }) => matches.length > 0)
  const only = shown.length === 1 && shown[0]?.matches.length === 1 ? shown[0].matches[0] : undefined

  return (
    <Tree>
      <TextField
        type="search"
        label={t("list.filter")}
        help={t("list.filter.hint")}
        value={typed}
        onChange={setTyped}
      />
      {shown.length === 0 && <p role="status">{t("list.empty")}</p>}
      {shown.map(({ level, matches }) => (
        <section key={level.id} aria-labelledby={`level-${level.id}`}>
          <h2 id={`level-${level.id}`}>{level.name}</h2>
          <ul>
            {matches.map((match) => (
              <li key={match.section.id}>
                <ListedSectionFold
                  match={match}
                  selection={selection}
                  isOpen={match.section.id === open || match === only}
                  onToggle={(opened) => setOpen(opened ? match.section.id : undefined)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Tree>
  )
}

const Tree = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  max-width: 720px;
  margin-inline: auto;
  h2 { font-size: ${({ theme }) => theme.size.lead}; }
  li { border-bottom: 1px solid ${({ theme }) => theme.color.line}; }
`
