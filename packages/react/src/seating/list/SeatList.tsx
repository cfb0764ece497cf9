import { memo, type ReactNode, useDeferredValue, useId, useState } from "react"
import type { SeatSelection } from "../selection/seat-selection.ts"
import { useSeatList } from "../selection/use-seat-selection.ts"
import { SeatListSection } from "./SeatListSection.tsx"
import { countMatches, matchSection, type SectionMatch } from "./list-filter.ts"
import type { SeatListLabels } from "./list-labels.ts"
import type { ListedRow, ListedSeat } from "./seat-list.ts"
import { useListKeys } from "./use-list-keys.ts"

export interface SeatListProps {
  readonly selection: SeatSelection
  readonly labels: SeatListLabels
  /** What is inside a seat's button; its name alone unless told. The button is named by `labels.seat` all the same. */
  readonly renderSeat?: (seat: ListedSeat, row: ListedRow) => ReactNode
  /** The search the list begins with. */
  readonly defaultSearch?: string
  readonly className?: string
}

/**
 * The seats of the map as a list without any style: level › section › row › seat, searched by typing and walked with
 * arrow keys, Home, End and type-ahead. `[aria-pressed]`, `[data-state]` and `[data-dimmed]` are there to style by.
 */
export function SeatList({ selection, labels, renderSeat, defaultSearch = "", className }: SeatListProps) {
  const levels = useSeatList(selection)
  const [typed, setTyped] = useState(defaultSearch)
  const [open, setOpen] = useState<string>()
  const walk = useListKeys()
  const field = useId()
  const search = useDeferredValue(typed)
  const shown = levels.map((level) => ({
    level,
    matches: level.sections.flatMap((section) => matchSection(search, level, section) ?? []),
  }))
  const matches = shown.flatMap((each) => each.matches)
  const { sections, seats } = countMatches(matches)
  const isOpen = ({ section }: SectionMatch) => section.id === open || (search !== "" && sections === 1)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys walk among the buttons inside.
    <div className={className} onKeyDown={walk}>
      <search>
        <label htmlFor={field}>{labels.search}</label>
        <input
          id={field}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return
            // The key would go on to press the button that it takes the focus to.
            event.preventDefault()
            focusFirst(event.currentTarget.closest("search")?.parentElement)
          }}
        />
        <output htmlFor={field}>{search !== "" && labels.found(sections, seats)}</output>
      </search>
      {shown
        .filter((each) => each.matches.length > 0)
        .map(({ level, matches: own }) => (
          <section key={level.id} aria-label={level.name}>
            <h2>{level.name}</h2>
            <ul>
              {own.map((match) => (
                <ListedSection
                  key={match.section.id}
                  section={match.section}
                  levelName={level.name}
                  search={search}
                  isOpen={isOpen(match)}
                  onToggle={setOpen}
                  selection={selection}
                  labels={labels}
                  {...(renderSeat === undefined ? {} : { renderSeat })}
                />
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

/** A section that did not change is not drawn again. */
const ListedSection = memo(SeatListSection)

/** The first seat found, else the first section. */
function focusFirst(list: Element | null | undefined) {
  const seat = list?.querySelector<HTMLElement>("[data-list-row] button")
  ;(seat ?? list?.querySelector<HTMLElement>("h3 button"))?.focus()
}
