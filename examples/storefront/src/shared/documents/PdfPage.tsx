import { localProblems } from "@parterre/contract"
import { Download, ExternalLink } from "lucide-react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"

export interface PdfPageProps {
  /** Where the browser has it. */
  url: string
  title: string
  /** The name it is saved under. */
  fileName: string
  /** Where it can be opened by itself. */
  page?: string | undefined
  canEmbed: boolean
}

/** Asks the viewer for the whole page without a column of small ones beside it. */
const FITTING = "#navpanes=0&view=Fit"

/** A PDF inside the page, or where the browser cannot show one, why and how to have it all the same [ERR-016]. */
export function PdfPage({ url, title, fileName, page, canEmbed }: PdfPageProps) {
  const { t, language } = useTexts()
  return (
    <>
      {canEmbed ? (
        <Frame src={`${url}${FITTING}`} title={title} />
      ) : (
        <p>{localProblems["pdf-unsupported"].text[language]}</p>
      )}
      <Ways>
        <a href={url} download={fileName}>
          <Download size={18} strokeWidth={1.5} aria-hidden />
          {t("document.download")}
        </a>
        {page !== undefined && (
          <a href={page} target="_blank" rel="noreferrer">
            <ExternalLink size={18} strokeWidth={1.5} aria-hidden />
            {t("cart.seatView.open")}
          </a>
        )}
      </Ways>
    </>
  )
}

const Frame = styled.iframe`
  width: 100%;
  height: min(70dvh, 780px);
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.small};
`
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[5]}`};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
    min-height: 44px;
    color: ${({ theme }) => theme.color.accent};
    font-weight: 600;
  }
`
