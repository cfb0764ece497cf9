import type { Localized } from "@parterre/contract"
import type { SvgReview } from "@parterre/seating-plans/svg"
import { useEffect, useRef, useState } from "react"
import { documentOf, type StudioDocument } from "../document/studio-document.ts"
import { noSvg } from "../files/svg-tree.ts"
import { useTexts } from "../texts/texts.tsx"
import { CountTable } from "../ui/CountTable.ts"
import { Button, Hint } from "../ui/controls.ts"
import type { SvgAnswer } from "./read-svg.worker.ts"
import { SmallPlan } from "./SmallPlan.tsx"
import { Faults } from "./StartFaults.tsx"

interface Found {
  readonly review: SvgReview
  readonly document: StudioDocument
  readonly isHostile: boolean
}

/** A drawing, and what was understood of it: how many, by which signs, and each guess, before anything is opened. */
export function ReadSvg({ onOpen }: { onOpen: (document: StudioDocument) => void }) {
  const { t, language } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [faults, setFaults] = useState<readonly Localized[]>([])
  const [found, setFound] = useState<Found>()
  const [isReading, setReading] = useState(false)
  const worker = useRef<Worker | undefined>(undefined)
  useEffect(() => () => worker.current?.terminate(), [])
  const told = (answer: SvgAnswer) => {
    worker.current?.terminate()
    setReading(false)
    setFaults("fault" in answer ? [answer.fault] : [])
    setFound(
      "fault" in answer
        ? undefined
        : { ...answer, document: documentOf(answer.review.plan, answer.review.plan.name) },
    )
  }
  const read = (file: File | undefined) => {
    if (file === undefined) return
    worker.current?.terminate()
    setReading(true)
    worker.current = new Worker(new URL("./read-svg.worker.ts", import.meta.url), { type: "module" })
    worker.current.onmessage = ({ data }: MessageEvent<SvgAnswer>) => told(data)
    worker.current.onerror = () => told({ fault: noSvg })
    worker.current.postMessage(file)
  }
  return (
    <>
      <p>{t("svg.text")}</p>
      <Button $kind={found === undefined ? "main" : "quiet"} onClick={() => input.current?.click()}>
        {t("svg.choose")}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".svg,image/svg+xml"
        aria-label={t("svg.choose")}
        onChange={({ target }) => {
          read(target.files?.[0])
          target.value = ""
        }}
      />
      <Hint role="status">{isReading ? t("svg.reading") : ""}</Hint>
      <Faults faults={faults} />
      {found !== undefined && (
        <>
          <h3>{t("svg.understood")}</h3>
          <Hint>{t(`svg.${found.review.convention}`)}</Hint>
          <CountTable>
            <tbody>
              {(["zones", "rows", "seats", "numbered", "categories", "areas"] as const).map((what) => (
                <tr key={what}>
                  <th scope="row">{t(`svg.count.${what}`)}</th>
                  <td>{found.review.counts[what]}</td>
                </tr>
              ))}
            </tbody>
          </CountTable>
          <SmallPlan document={found.document} label={t("svg.understood")} />
          {found.isHostile && <Hint role="status">{t("svg.cleaned")}</Hint>}
          {found.review.doubts.length > 0 && (
            <>
              <h3>{t("svg.doubts")}</h3>
              <ul>
                {found.review.doubts.map(({ rule, message }) => (
                  <li key={rule}>{message[language]}</li>
                ))}
              </ul>
            </>
          )}
          <Button $kind="main" onClick={() => onOpen(found.document)}>
            {t("grid.open")}
          </Button>
        </>
      )}
    </>
  )
}
