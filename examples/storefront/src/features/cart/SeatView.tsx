import { useParterre } from "@parterre/react"
import { MapPin } from "lucide-react"
import { useState } from "react"
import { styled } from "styled-components"
import { DocumentDialog } from "../../shared/documents/DocumentDialog.tsx"
import { documentUrl } from "../../shared/documents/document-url.ts"
import { keptDocument } from "../../shared/documents/kept-documents.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"

interface SeatViewProps {
  /** The document that shows the seats on the plan, where there is one. */
  visualizeSeatUrl: string | undefined
  /** The line it belongs to. */
  name: string
}

/** The seats of a line on the plan [CART-015]; nothing where there is no such document. */
export function SeatView({ visualizeSeatUrl, name }: SeatViewProps) {
  const { t } = useTexts()
  const [isShown, show] = useState(false)
  const { assetUrl } = useParterre()
  const url = documentUrl(visualizeSeatUrl, assetUrl)
  if (url === undefined) return null
  const title = t("cart.seatView")
  return (
    <>
      <Show kind="plain" aria-label={`${title}, ${name}`} onPress={() => show(true)}>
        <MapPin size={18} strokeWidth={1.5} aria-hidden />
        {title}
      </Show>
      {isShown && (
        <DocumentDialog
          title={title}
          description={`${title}, ${name}`}
          fileName={`${t("document.seats.file")}.pdf`}
          page={url}
          load={() => keptDocument(url, () => fetchDocument(url))}
          onClose={() => show(false)}
        />
      )}
    </>
  )
}

const Show = styled(Button)`
  margin-left: -12px;
  font-size: ${({ theme }) => theme.size.small};
`

/** The PDF at an address. Throws where there is none: an answer that is no PDF is a failure told as JSON or a page. */
export async function fetchDocument(url: string): Promise<Blob> {
  const answer = await fetch(url)
  const type = answer.headers.get("content-type") ?? ""
  if (!answer.ok || !type.startsWith("application/pdf")) throw new Error(`No PDF: ${answer.status} ${type}`)
  return answer.blob()
}
