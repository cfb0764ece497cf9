import {
  type ComponentType,
  type KeyboardEventHandler,
  memo,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react"
import { ShopContext } from "../../provider/ParterreProvider.tsx"
import type { SeatSelection } from "../seat-selection.ts"
import { countMatches, matchSection, type SectionMatch } from "./list-filter.ts"
import { englishListLabels, frenchListLabels, type SeatListLabels } from "./list-labels.ts"
import { SeatListSection, type SeatListSectionProps } from "./SeatListSection.tsx"
import type { ListedSection } from "./seat-list.ts"
import { useListKeys } from "./use-list-keys.ts"
import { useSeatList } from "./use-seat-list.ts"

/** A section that answers the search, as what draws it is told of it. */
export interface ShownSection {
  readonly match: SectionMatch
  readonly levelName: string
  readonly search: string
  readonly isOpen: boolean
  /** Told the section to open, or nothing to close it. */
  readonly onToggle: (sectionId: string | undefined) => void
}

export interface ListSearchProps {
  readonly label: string
  readonly hint: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onKeyDown: KeyboardEventHandler
}

export interface SeatListProps {
  readonly selection: SeatSelection
  /** What the list says; ready wording in the shop's language unless told. */
  readonly labels?: SeatListLabels
  readonly renderSeat?: SeatListSectionProps["renderSeat"]
  /** Draws a section, of a `SeatListSection` with the slots it needs; one without any unless told. */
  readonly children?: (section: ShownSection) => ReactNode
  /** The field that the list is searched by. */
  readonly SearchField?: ComponentType<ListSearchProps>
  /** The search the list begins with. */
  readonly defaultSearch?: string
  readonly className?: string | undefined
}

/**
 * The seats of the map as a list without any style: level › section › row › seat, one section open at a time, first that of the last choice, searched
 * by typing and walked with arrow keys, Home, End and type-ahead. `[aria-pressed]`, `[data-state]` and `[data-dimmed]`
 * are there to style by.
 */
export function SeatList(props: SeatListProps) {
  const { selection, renderSeat, SearchField = PlainSearch, defaultSearch = "", className } = props
  const labels = useListLabels(props.labels)
  const levels = useSeatList(selection)
  const [typed, setTyped] = useState(defaultSearch)
  const [open, setOpen] = useState(() => selection.get().seats.at(-1)?.sectionId)
  const opened = useRef<HTMLLIElement>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    if (open === undefined) return
    // What closed above takes the heading along; the list begins at what is chosen already.
    const heading = opened.current?.querySelector("h3")
    heading?.scrollIntoView?.({ block: hasMoved.current ? "nearest" : "start" })
  }, [open])
  const toggle = useCallback((sectionId: string | undefined) => {
    hasMoved.current = true
    setOpen(sectionId)
  }, [])
  const walk = useListKeys()
  const id = useId()
  const search = useDeferredValue(typed)
  const shown = levels
    .map((level) => ({
      level,
      matches: level.sections.flatMap((section) => matchSection(search, level, section) ?? []),
    }))
    .filter(({ matches }) => matches.length > 0)
  const { sections, seats } = countMatches(shown.flatMap(({ matches }) => matches))
  const {
    children = ({ match, ...section }) => (
      <SearchedSection section={match.section} {...{ ...section, selection, labels, renderSeat }} />
    ),
  } = props
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys walk among the buttons inside.
    <div className={className} onKeyDown={walk}>
      <search>
        <SearchField
          label={labels.search}
          hint={labels.hint}
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return
            // The key would go on to press the button that it takes the focus to.
            event.preventDefault()
            focusFirst(event.currentTarget.closest("search")?.parentElement)
          }}
        />
        <output>{search !== "" && labels.found(sections, seats)}</output>
      </search>
      {shown.map(({ level, matches }) => (
        <section key={level.id} aria-labelledby={`${id}-${level.id}`}>
          <h2 id={`${id}-${level.id}`}>{level.name}</h2>
          <ul>
            {matches.map((match) => (
              <li key={match.section.id} ref={match.section.id === open ? opened : null}>
                {children({
                  match,
                  levelName: level.name,
                  search,
                  isOpen: match.section.id === open || (search !== "" && sections === 1),
                  onToggle: toggle,
                })}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** A list with labels of its own needs no provider above it. */
function useListLabels(own: SeatListLabels | undefined): SeatListLabels {
  const language = useContext(ShopContext)?.language
  return useMemo(() => own ?? (language === "en" ? englishListLabels() : frenchListLabels()), [own, language])
}

interface SearchedSectionProps extends Omit<SeatListSectionProps, "match"> {
  readonly section: ListedSection
  readonly levelName: string
  readonly search: string
}

/** A section that did not change is not drawn again. */
const SearchedSection = memo(({ section, levelName, search, ...shown }: SearchedSectionProps) => {
  const match = matchSection(search, { name: levelName }, section)
  return match && <SeatListSection match={match} {...shown} />
})

function PlainSearch({ label, hint, value, onChange, onKeyDown }: ListSearchProps) {
  const field = useId()
  return (
    <>
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        type="search"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        aria-describedby={hint === undefined ? undefined : `${field}-hint`}
      />
      {hint !== undefined && <p id={`${field}-hint`}>{hint}</p>}
    </>
  )
}

/** The first seat found, else the first row or section. */
function focusFirst(list: Element | null | undefined) {
  const found = ["[data-list-row] button:not([disabled])", "h4 button", "h3 button"]
    .map((one) => list?.querySelector<HTMLElement>(one))
    .find((button) => button != null)
  found?.focus()
}
