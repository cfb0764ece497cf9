import { localProblems } from "@parterre/contract"
import { DOCUMENT_OVERLAY_DELAY_MS } from "@parterre/domain/tickets"
import { useEffect, useRef, useState } from "react"
import { useSay } from "../messages/use-messages.ts"
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

/** A document over the page, from a moment after it is asked for [TICK-011]; one that fails closes and says so [ERR-017]. */
export function DocumentDialog({ title, description, fileName, page, load, onClose }: DocumentDialogProps) {
  const { t, language } = useTexts()
  const say = useSay()
  const [isOpen, open] = useState(false)
  const [url, setUrl] = useState<string>()
  const fail = () => {
    onClose()
    say({ message: localProblems["document-unavailable"].text[language], dialog: {} })
  }
  const latest = useRef({ load, fail })
  latest.current = { load, fail }
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
        console.error(error)
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
