import type { FaultRule } from "@parterre/seating-plans/faults"
import { CircleCheck, LocateFixed, TriangleAlert, Wrench } from "lucide-react"
import { useState } from "react"
import { styled } from "styled-components"
import { type PlacedSeat, planIndex, zoneLabel } from "../document/plan-index.ts"
import { useDrawing, useStore } from "../document/session-store.ts"
import { mended } from "../edits/mend.ts"
import { type TextKey, useTexts } from "../texts/texts.tsx"
import { Button } from "../ui/controls.ts"
import type { JudgedFault } from "./use-faults.ts"

interface FaultsPanelProps {
  faults: readonly JudgedFault[]
  onShow: (places: readonly { readonly x: number; readonly y: number }[]) => void
  /** The place that was shown is left. */
  onLeave: () => void
}

/** What the import would warn of, while it is drawn. A click goes there; another mends what can be mended. */
export function FaultsPanel({ faults, onShow, onLeave }: FaultsPanelProps) {
  const { t, language } = useTexts()
  const store = useStore()
  const { plan } = useDrawing()
  const [isOpen, setOpen] = useState(true)
  const [refusal, setRefusal] = useState<{ readonly fault: JudgedFault; readonly text: string }>()
  const whereOf = (fault: JudgedFault) => whereFault(fault, (guid) => planIndex(plan).byGuid.get(guid), (zone) => zoneLabel(plan, zone))
  return (
    <Panel aria-label={t("faults.title")} data-print="hide">
      <Head>
        {faults.length === 0 ? <CircleCheck size={18} aria-hidden /> : <TriangleAlert size={18} aria-hidden />}
        <h2>{t("faults.count", { count: faults.length })}</h2>
        {faults.length > 0 && (
          <Button $kind="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? "faults.fold" : "faults.unfold")}
          </Button>
        )}
      </Head>
      {isOpen && faults.length > 0 && (
        <ul>
          {faults.map((judged, index) => {
            const { rule } = judged.fault
            const where = whereOf(judged)
            const title = t(`fault.${rule}`)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: faults have no name of their own, and their order is the plan's
              <li key={`${rule} ${index}`}>
                <p>
                  <b>{title}</b>
                  {where !== "" && <span>{where}</span>}
                  <small>{t(`fault.${rule}.advice`)}</small>
                  {refusal?.fault === judged && <small role="alert">{refusal.text}</small>}
                </p>
                {judged.places.length > 0 && (
                  <Button
                    aria-label={`${t("faults.show")}, ${title}, ${where}`}
                    onBlur={onLeave}
                    onClick={() => onShow(judged.places)}
                  >
                    <LocateFixed size={16} aria-hidden />
                    {t("faults.show")}
                  </Button>
                )}
                {mends[rule] !== undefined && (
                  <Button
                    aria-label={`${t(mends[rule])}, ${title}, ${where}`}
                    onClick={() => {
                      const mending = mended(store.state().history.present, judged.fault)
                      if ("refusal" in mending) setRefusal({ fault: judged, text: mending.refusal[language] })
                      else store.change({ key: mends[rule] ?? "faults.show" }, () => mending.document)
                    }}
                  >
                    <Wrench size={16} aria-hidden />
                    {t(mends[rule])}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}

/** What a click does about a fault. */
const mends: Readonly<Partial<Record<FaultRule, TextKey>>> = {
  "overlapping-seats": "mend.apart",
  "duplicate-seat-number": "mend.renumber",
  "duplicate-row-name": "mend.nameRows",
  "rows-out-of-order": "mend.nameRows",
  "seats-out-of-order": "mend.renumber",
  "gap-in-row": "mend.split",
  "nameless-row": "mend.nameRows",
  "seat-outside-plan": "mend.grow",
  "unused-category": "mend.dropCategory",
}

/** Zone, row and seats at fault, in words and few of them. */
function whereFault(
  { guids, fault }: JudgedFault,
  seatOf: (guid: string) => PlacedSeat | undefined,
  zoneOf: (zone: number) => string,
): string {
  if (fault.categories !== undefined) return fault.categories.join(", ")
  const seats = guids.flatMap((guid) => seatOf(guid) ?? [])
  const zones = [...new Set(seats.map(({ zone }) => zoneOf(zone)))]
  const numbers = [...new Set(seats.map(({ number }) => number))]
  return [zones.slice(0, 3).join(", "), numbers.slice(0, 6).join(", ") + (numbers.length > 6 ? "…" : "")]
    .filter((part) => part !== "")
    .join(" · ")
}

const Panel = styled.section`
  grid-area: faults;
  display: flex;
  flex-direction: column;
  max-height: 26dvh;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surfaceRaised};
  font-size: ${({ theme }) => theme.size.small};
  ul { overflow-y: auto; padding: 0 12px 8px; }
  li { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 6px 0; border-top: 1px solid ${({ theme }) => theme.color.line}; }
  li p { flex: 1; min-width: 220px; display: flex; flex-wrap: wrap; gap: 0 8px; }
  li span { color: ${({ theme }) => theme.color.ink}; }
  li small { flex-basis: 100%; color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.tiny}; }
  li small[role="alert"] { color: ${({ theme }) => theme.color.danger}; }
`
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  padding: 0 12px;
  h2 { flex: 1; font-size: inherit; }
`
