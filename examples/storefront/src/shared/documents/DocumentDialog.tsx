import { localProblems } from "@parterre/contract"
import { DEFAULT_LOG_LEVEL } from "@parterre/domain/logs"
import { DOCUMENT_OVERLAY_DELAY_MS } from "@parterre/domain/tickets"
import { trackedPage } from "@parterre/domain/tracking"
import { useParterre } from "@parterre/react"
import { isSdkFailure } from "@parterre/sdk"
import { useEffect, useRef, useState } from "react"
import { useSay } from "../messages/use-messages.ts"
import { useSite } from "../site/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import { Dialog } from "../ui/Dialog.tsx"
import { PdfPage } from "./PdfPage.tsx"

interface DocumentDialogProps {
  title: string
  /** What the document shows, for those who do not see it. */
  description: string
  fileName: string
  /** Where it can be opened by itself. */
  page?: string
  load: () => Promise<Blob>
  onClose: () => void
}

/** A document over the page, from a moment after it is asked for [TICK-011]; one that fails closes, says so and is logged [ERR-017]. */
export function DocumentDialog({ title, description, fileName, page, load, onClose }: DocumentDialogProps) {
  const { t, language } = useTexts()
  const say = useSay()
  const { logs } = useParterre()
  const { logLevel = DEFAULT_LOG_LEVEL } = useSite().config
  const [isOpen, open] = useState(false)
  const [url, setUrl] = useState<string>()
  const report = (error: unknown) => {
    // Calls of the contract that fail are logged already.
    if (isSdkFailure(error)) return
    const route = trackedPage(window.location.pathname)?.page ?? "of one person"
    void logs.write("error", String(error), { route }, logLevel).catch(() => undefined)
  }
  const fail = () => {
    onClose()
    say({ message: localProblems["document-unavailable"].text[language], dialog: {} })
  }
  const latest = useRef({ load, fail, report })
  latest.current = { load, fail, report }
  useEffect(() => {
    let shown: string | undefined
    let isGone = false
    const timer = setTimeout(() => open(true), DOCUMENT_OVERLAY_DELAY_MS)
    latest.current.load().then(
      (file) => {
        if (isGone) return
        shown = URL.createObjectURL(file)
        setUrl(shown)
      },
      (error: unknown) => {
        latest.current.report(error)
        if (!isGone) latest.current.fail()
      },
    )
    return () => {
      isGone = true
      clearTimeout(timer)
      if (shown !== undefined) URL.revokeObjectURL(shown)
    }
  }, [])
  return (
    <Dialog title={title} closeLabel={t("app.close")} isOpen={isOpen} onClose={onClose} width="900px">
      {url === undefined ? (
        <p role="status">{t("document.loading")}</p>
      ) : (
        <PdfPage
          url={url}
          title={description}
          fileName={fileName}
          page={page}
          canEmbed={navigator.pdfViewerEnabled}
        />
      )}
    </Dialog>
  )
}
