import { useLoaded, useParterre } from "@parterre/react"
import { useEffect, useState } from "react"
import { styled } from "styled-components"
import { keptDocument } from "../../shared/documents/kept-documents.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** A ticket's QR code, to show at the door; nothing where it cannot be had: the PDF and the mail have it too. */
export function TicketCode({ sodId, place }: { sodId: string; place: string }) {
  const { checkout } = useParterre()
  const { t } = useTexts()
  const key = `ticket code ${sodId}`
  const code = useLoaded(key, () => keptDocument(key, () => checkout.ticketCode(sodId)))
  const url = useBlobUrl(code.status === "ready" ? code.value : undefined)
  if (code.status === "failed") return null
  return (
    <Ground>
      {url !== undefined && (
        <img src={url} alt={t("confirmation.code", { place })} width={168} height={168} />
      )}
    </Ground>
  )
}

/** An address for as long as what it shows is on the screen. */
function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (blob === undefined) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}

/** White in the dark too, and wide enough around the code for a scanner. */
const Ground = styled.div`
  display: grid;
  place-items: center;
  width: 216px;
  height: 216px;
  margin: ${({ theme }) => `0 auto ${theme.space[4]}`};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: #fff;
`
