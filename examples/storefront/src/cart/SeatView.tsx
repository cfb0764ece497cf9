import { localProblems } from "@parterre/contract"
import { MapPin } from "lucide-react"
import { useState } from "react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { seatViewUrl } from "./seat-view-url.ts"

interface SeatViewProps {
  /** The document that shows the seats on the plan, where the organiser gives one. */
  visualizeSeatUrl: string | undefined
  /** The line it belongs to. */
  name: string
}

/** The seats of a line on the organiser's own plan [CART-015]; nothing where there is no such document. */
export function SeatView({ visualizeSeatUrl, name }: SeatViewProps) {
  const { t, language } = useTexts()
  const [isOpen, open] = useState(false)
  const url = seatViewUrl(visualizeSeatUrl, window.location.href)
  if (url === undefined) return null
  const title = t("cart.seatView")
  return (
    <>
      <Show kind="plain" aria-label={`${title}, ${name}`} onPress={() => open(true)}>
        <MapPin size={18} strokeWidth={1.5} aria-hidden />
        {title}
      </Show>
      <Dialog
        title={title}
        closeLabel={t("app.close")}
        isOpen={isOpen}
        onClose={() => open(false)}
        width="900px"
      >
        {navigator.pdfViewerEnabled ? (
          <Page src={url} title={`${title}, ${name}`} />
        ) : (
          <p>{localProblems["pdf-unsupported"].text[language]}</p>
        )}
        <a href={url} target="_blank" rel="noreferrer">
          {t("cart.seatView.open")}
        </a>
      </Dialog>
    </>
  )
}

const Show = styled(Button)`
  margin-left: -12px;
  font-size: ${({ theme }) => theme.size.small};
`
const Page = styled.iframe`
  width: 100%;
  height: min(70dvh, 700px);
  border: 1px solid ${({ theme }) => theme.color.line};
`
