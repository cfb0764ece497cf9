import { areaWords } from "@parterre/seating-plans/layout"
import { ChevronDown, ChevronRight } from "lucide-react"
import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from "react"
import { styled } from "styled-components"
import { areaKey, type PlacedRow, planIndex, zoneLabel } from "../document/plan-index.ts"
import {
  joined,
  nothing,
  rowSelection,
  type Selection,
  seatsChosen,
  toggled,
  zoneSelection,
} from "../document/selection.ts"
import { useDrawing, useSession, useStore } from "../document/session-store.ts"
import { useTexts } from "../texts/texts.tsx"

type Places = readonly { readonly x: number; readonly y: number }[]

/** One line of the tree: a zone, a row, an area or a seat. */
interface Line {
  readonly id: string
  readonly level: number
  readonly label: string
  readonly detail: string
  readonly selection: () => Selection
  readonly isOpen: boolean | undefined
  readonly places: Places
}

/** Both sides of an aisle have one name: the numbers at the ends of a row tell it from the other. */
function rowDetail({ seats }: PlacedRow, count: string): string {
  const [first, last] = [seats[0]?.number, seats.at(-1)?.number]
  return seats.length < 2 ? count : `${first}–${last} · ${count}`
}

/** Everything that is drawn, as a tree: zones, their rows and areas, seats. All of it by arrow keys. */
export function PlanList({ onShow }: { onShow: (places: Places) => void }) {
  const { t } = useTexts()
  const store = useStore()
  const { plan } = useDrawing()
  const selection = useSession((state) => state.selection)
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(plan.zones.length <= 4 ? plan.zones.map((_, z) => `z${z}`) : []),
  )
  const [active, setActive] = useState("z0")
  const tree = useRef<HTMLDivElement>(null)
  /** The line that was chosen last, which a range begins with: in another state of the plan its id may be another's. */
  const anchor = useRef({ id: "", plan })
  const rows = planIndex(plan).rows
  const byZone = useMemo(() => Map.groupBy(rows, (row) => row.zone), [rows])
  const lines = plan.zones.flatMap((zone, z): Line[] => {
    const own = byZone.get(z) ?? []
    const id = `z${z}`
    const seats = own.reduce((sum, row) => sum + row.seats.length, 0)
    const line = {
      id,
      level: 1,
      label: zoneLabel(plan, z),
      detail: t("count.seats", { count: seats }),
      selection: () => zoneSelection(plan, z),
      isOpen: opened.has(id),
      places: own.flatMap((row) => row.seats),
    }
    if (!opened.has(id)) return [line]
    return [
      line,
      ...own.flatMap((row) => rowLines(row)),
      ...(zone.areas ?? []).map((area, a) => ({
        id: `a${areaKey(z, a)}`,
        level: 2,
        label: areaWords(area) ?? t(`shape.${area.shape ?? "rectangle"}`),
        detail: t("list.area"),
        selection: () => ({ seats: new Set<string>(), areas: new Set([areaKey(z, a)]) }),
        isOpen: undefined,
        places: [
          { x: zone.position.x + (area.position?.x ?? 0), y: zone.position.y + (area.position?.y ?? 0) },
        ],
      })),
    ]
  })
  function rowLines(row: PlacedRow): Line[] {
    const id = `r${row.key}`
    const line = {
      id,
      level: 2,
      label: row.name === "" ? t("row.nameless") : t("row.named", { row: row.name }),
      detail: rowDetail(row, t("count.seats", { count: row.seats.length })),
      selection: () => rowSelection(row),
      isOpen: opened.has(id),
      places: row.seats,
    }
    if (!opened.has(id)) return [line]
    return [
      line,
      ...row.seats.map((seat) => ({
        id: `s${seat.guid}`,
        level: 3,
        label: t("seat.named", { seat: seat.number }),
        detail: seat.category,
        selection: () => seatsChosen([seat.guid]),
        isOpen: undefined,
        places: [seat],
      })),
    ]
  }
  const setOpen = (id: string, isOpen: boolean) =>
    setOpened(isOpen ? opened.union(new Set([id])) : opened.difference(new Set([id])))
  const focus = (id: string | undefined) => {
    if (id === undefined) return
    setActive(id)
    tree.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(id)}"]`)?.focus()
  }
  const choose = (line: Line, isAdding: boolean) => {
    const picked = line.selection()
    store.act({ type: "select", selection: isAdding ? toggled(store.state().selection, picked) : picked })
    setActive(line.id)
    anchor.current = { id: line.id, plan }
  }
  /** From the line that was chosen last to this one. A folded line counts whole, an open one by its own lines. */
  const chooseTo = (line: Line) => {
    const first = lines.findIndex(({ id }) => id === anchor.current.id)
    if (first < 0 || anchor.current.plan !== plan) return choose(line, false)
    const ends = [first, lines.indexOf(line)]
    const between = lines
      .slice(Math.min(...ends), Math.max(...ends) + 1)
      .filter((one) => one === line || one.isOpen !== true)
    store.act({
      type: "select",
      selection: between.reduce((all, one) => joined(all, one.selection()), nothing),
    })
    setActive(line.id)
  }
  const keys = (event: KeyboardEvent, line: Line, index: number) => {
    const done = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp": {
        done()
        const next = lines[index + (event.key === "ArrowDown" ? 1 : -1)]
        focus(next?.id)
        if (event.shiftKey && next !== undefined) choose(next, true)
        return
      }
      case "Home":
        done()
        return focus(lines[0]?.id)
      case "End":
        done()
        return focus(lines.at(-1)?.id)
      case "ArrowRight":
        done()
        if (line.isOpen === false) return setOpen(line.id, true)
        return focus(lines[index + 1]?.level === line.level + 1 ? lines[index + 1]?.id : undefined)
      case "ArrowLeft":
        done()
        if (line.isOpen === true) return setOpen(line.id, false)
        return focus(lines.slice(0, index).findLast((one) => one.level < line.level)?.id)
      case "Enter":
        done()
        choose(line, event.shiftKey)
        return onShow(line.places)
      case " ":
        done()
        return event.shiftKey ? chooseTo(line) : choose(line, true)
    }
  }
  const isChosen = (line: Line) => {
    const own = line.selection()
    if (own.seats.size + own.areas.size === 0) return false
    return own.seats.isSubsetOf(selection.seats) && own.areas.isSubsetOf(selection.areas)
  }
  const current = lines.some(({ id }) => id === active) ? active : lines[0]?.id
  const total = planIndex(plan).seats.length
  return (
    <>
      <Head>
        <h2>{t("list.title")}</h2>
        <b>{t("count.seats", { count: total })}</b>
      </Head>
      <Tree role="tree" aria-label={t("list.title")} aria-multiselectable ref={tree}>
        {lines.map((line, index) => {
          const Sign = line.isOpen ? ChevronDown : ChevronRight
          return (
            <div
              key={line.id}
              role="treeitem"
              data-line={line.id}
              aria-level={line.level}
              aria-selected={isChosen(line)}
              {...(line.isOpen === undefined ? {} : { "aria-expanded": line.isOpen })}
              tabIndex={line.id === current ? 0 : -1}
              onKeyDown={(event) => keys(event, line, index)}
              onClick={(event: MouseEvent) =>
                event.shiftKey ? chooseTo(line) : choose(line, event.ctrlKey || event.metaKey)
              }
              onDoubleClick={() => onShow(line.places)}
            >
              {line.isOpen === undefined ? (
                <i />
              ) : (
                <Sign
                  size={16}
                  aria-hidden
                  onClick={(event) => {
                    event.stopPropagation()
                    setOpen(line.id, !line.isOpen)
                  }}
                />
              )}
              <span>{line.label}</span>
              <small>{line.detail}</small>
            </div>
          )
        })}
      </Tree>
    </>
  )
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  padding: 10px 12px 6px;
  font-size: ${({ theme }) => theme.size.small};
  h2 { font-size: inherit; }
  b { font-variant-numeric: tabular-nums; }
`
const Tree = styled.div`
  flex: 1;
  overflow-y: auto;
  padding: 0 4px 12px;
  font-size: ${({ theme }) => theme.size.small};
  [role="treeitem"] {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 28px;
    padding: 2px 8px 2px 4px;
    border-radius: ${({ theme }) => theme.radius.small};
    /* Shift and a click would mark the words in between. */
    user-select: none;
    cursor: pointer;
    content-visibility: auto;
    contain-intrinsic-height: 28px;
  }
  [aria-level="1"] { font-weight: 600; }
  [aria-level="2"] { padding-left: 20px; }
  [aria-level="3"] { padding-left: 40px; }
  [role="treeitem"]:hover { background: ${({ theme }) => theme.color.surface}; }
  [aria-selected="true"] { background: ${({ theme }) => theme.color.selectSoft}; }
  [role="treeitem"]:focus-visible { outline-offset: -2px; }
  svg, i { flex: none; width: 16px; }
  span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { flex: none; max-width: 45%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.tiny}; font-weight: 400; font-variant-numeric: tabular-nums; }
`
