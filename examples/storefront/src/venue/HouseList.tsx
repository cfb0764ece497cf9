import { countMatches, matchSection, type SeatSelection, useListKeys, useSeatList } from "@parterre/react"
import { useDeferredValue, useState } from "react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { TextField } from "../ui/TextField.tsx"
import { HouseSection } from "./HouseSection.tsx"

interface HouseListProps {
  selection: SeatSelection
  /** Brings a section near on the map; nothing where no map is drawn. */
  onShow: ((sectionId: string) => void) | undefined
}

/** The house in words: level › section › row, with the notes on its seats. */
export function HouseList({ selection, onShow }: HouseListProps) {
  const { t } = useTexts()
  const levels = useSeatList(selection)
  const [typed, setTyped] = useState("")
  const [open, setOpen] = useState<string>()
  const walk = useListKeys()
  const search = useDeferredValue(typed)
  const shown = levels
    .map((level) => ({
      level,
      matches: level.sections.flatMap((section) => matchSection(search, level, section) ?? []),
    }))
    .filter(({ matches }) => matches.length > 0)
  const { sections, seats } = countMatches(shown.flatMap(({ matches }) => matches))
  return (
    <Tree onKeyDown={walk}>
      <TextField
        type="search"
        label={t("list.filter")}
        help={t("list.filter.hint")}
        value={typed}
        onChange={setTyped}
      />
      <p role="status">
        {search !== "" && (sections === 0 ? t("list.empty") : t("list.found", { sections, seats }))}
      </p>
      {shown.map(({ level, matches }) => (
        <section key={level.id} aria-labelledby={`level-${level.id}`}>
          <h2 id={`level-${level.id}`}>{level.name}</h2>
          <ul>
            {matches.map((match) => (
              <li key={match.section.id}>
                <HouseSection
                  match={match}
                  selection={selection}
                  onShow={onShow}
                  isOpen={match.section.id === open || (search !== "" && sections === 1)}
                  onToggle={setOpen}
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
  gap: ${({ theme }) => theme.space[4]};
  h2 { font-size: ${({ theme }) => theme.size.lead}; }
  > p { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
  > p:empty { display: none; }
  li { border-bottom: 1px solid ${({ theme }) => theme.color.line}; }
`
