import {
  countMatches,
  matchSection,
  type SeatSelection,
  type SectionMatch,
  useListKeys,
  useSeatList,
} from "@parterre/react"
import { type ReactNode, useDeferredValue, useRef, useState } from "react"
import { styled } from "styled-components"
import { TextField } from "../forms/TextField.tsx"
import { useTexts } from "../texts/use-texts.ts"

/** A section of the tree, as its own component is told of it. */
export interface TreeSection {
  readonly match: SectionMatch
  readonly levelName: string
  readonly search: string
  readonly isOpen: boolean
  /** Told the section to open, or nothing to close it. */
  readonly onToggle: (sectionId: string | undefined) => void
}

interface SectionTreeProps {
  selection: SeatSelection
  children: (section: TreeSection) => ReactNode
}

/** The levels of a house with their sections, one open at a time, narrowed by what is searched for. */
export function SectionTree({ selection, children }: SectionTreeProps) {
  const { t } = useTexts()
  const levels = useSeatList(selection)
  const [typed, setTyped] = useState("")
  const [open, setOpen] = useState<string>()
  const walk = useListKeys()
  const list = useRef<HTMLDivElement>(null)
  const search = useDeferredValue(typed)
  const shown = levels
    .map((level) => ({
      level,
      matches: level.sections.flatMap((section) => matchSection(search, level, section) ?? []),
    }))
    .filter(({ matches }) => matches.length > 0)
  const { sections, seats } = countMatches(shown.flatMap(({ matches }) => matches))

  return (
    <Tree ref={list} onKeyDown={walk}>
      <TextField
        type="search"
        label={t("list.filter")}
        help={t("list.filter.hint")}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return
          // The key would go on to press the button that it takes the focus to.
          event.preventDefault()
          focusFirst(list.current)
        }}
      />
      <p role="status" className="found">
        {search !== "" && (sections === 0 ? t("list.empty") : t("list.found", { sections, seats }))}
      </p>
      {shown.map(({ level, matches }) => (
        <section key={level.id} aria-labelledby={`level-${level.id}`}>
          <h2 id={`level-${level.id}`}>{level.name}</h2>
          <ul>
            {matches.map((match) => (
              <li key={match.section.id}>
                {children({
                  match,
                  levelName: level.name,
                  search,
                  isOpen: match.section.id === open || (search !== "" && sections === 1),
                  onToggle: setOpen,
                })}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Tree>
  )
}

/** The first seat found, else the first row or section. */
function focusFirst(list: HTMLElement | null) {
  const found = ["[data-list-row] button:not([disabled])", "h4 button", "h3 button"]
    .map((one) => list?.querySelector<HTMLElement>(one))
    .find((button) => button !== null)
  found?.focus()
}

const Tree = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  h2 { font-size: ${({ theme }) => theme.size.lead}; }
  .found { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
  .found:empty { display: none; }
  li { border-bottom: 1px solid ${({ theme }) => theme.color.line}; }
`
