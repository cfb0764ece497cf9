import { type Mend, mendsOf } from "@parterre/seating-plans/faults"
import { CircleCheck, LocateFixed, TriangleAlert, Wrench } from "lucide-react"
import { useState } from "react"
import { styled } from "styled-components"
import { planIndex } from "../document/plan-index.ts"
import { useDrawing, useStore } from "../document/session-store.ts"
import { mended } from "../edits/mend.ts"
import { type TextKey, useTexts } from "../texts/texts.tsx"
import { Button } from "../ui/controls.ts"
import type { JudgedFault } from "./judged-faults.ts"

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
  const isEmpty = planIndex(useDrawing().plan).seats.length === 0
  const [isOpen, setOpen] = useState(true)
  return (
    <Panel aria-label={t("faults.title")} data-print="hide">
      <Head>
        {faults.length === 0 ? (
          <CircleCheck size={18} aria-hidden />
        ) : (
          <TriangleAlert size={18} aria-hidden />
        )}
        <h2>{isEmpty ? t("faults.empty") : t("faults.count", { count: faults.length })}</h2>
        {faults.length > 0 && (
          <Button $kind="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? "faults.fold" : "faults.unfold")}
          </Button>
        )}
      </Head>
      {isOpen && faults.length > 0 && (
        <ul>
          {faults.map(({ fault, places }, index) => {
            const title = t(`fault.${fault.rule}`)
            const { where, reason, advice } = language === "fr" ? fault.french : fault
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: faults have no name of their own, and their order is the plan's
              <li key={`${fault.rule} ${index}`}>
                <p>
                  <b>{title}</b>
                  <span>{where}</span>
                  <small>
                    {sentence(reason)} {sentence(advice)}
                  </small>
                </p>
                {places.length > 0 && (
                  <Button
                    aria-label={`${t("faults.show")}, ${title}, ${where}`}
                    onBlur={onLeave}
                    onClick={() => onShow(places)}
                  >
                    <LocateFixed size={16} aria-hidden />
                    {t("faults.show")}
                  </Button>
                )}
                {mendsOf(fault).map((mend) => (
                  <Button
                    key={mend}
                    aria-label={`${t(mendNames[mend])}, ${title}, ${where}`}
                    onClick={() =>
                      store.change({ key: mendNames[mend] }, (document) => mended(document, fault, mend))
                    }
                  >
                    <Wrench size={16} aria-hidden />
                    {t(mendNames[mend])}
                  </Button>
                ))}
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}

const mendNames: Readonly<Record<Mend, TextKey>> = {
  "split-at-gap": "mend.split",
  renumber: "mend.renumber",
  "reverse-numbers": "mend.reverse",
  "name-rows": "mend.nameRows",
  "order-row-names": "mend.order",
  "fit-size": "mend.fit",
  "remove-categories": "mend.dropCategory",
}

/** The rules speak in parts of a sentence. */
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

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
