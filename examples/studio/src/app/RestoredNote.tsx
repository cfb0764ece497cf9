import { useState } from "react"
import { styled } from "styled-components"
import { useTexts } from "../texts/texts.tsx"
import { Button } from "../ui/controls.ts"

/** Says that unfinished work was brought back, and how to begin anew. */
export function RestoredNote({ from, onClose }: { from: Date | undefined; onClose: () => void }) {
  const { t, language } = useTexts()
  const [isShown, setShown] = useState(from !== undefined)
  if (!isShown || from === undefined) return null
  const when = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: "medium", timeStyle: "short" }).format(
    from,
  )
  return (
    <Note role="status">
      <p>{t("restored.text", { when })}</p>
      <Button onClick={() => setShown(false)}>{t("restored.goOn")}</Button>
      <Button $kind="plain" onClick={onClose}>
        {t("restored.anew")}
      </Button>
    </Note>
  )
}

const Note = styled.div`
  position: absolute;
  z-index: 2;
  inset: 28px 12px auto;
  width: fit-content;
  max-width: calc(100% - 24px);
  margin-inline: auto;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 8px 12px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  box-shadow: 0 2px 12px ${({ theme }) => theme.color.shadow};
  font-size: ${({ theme }) => theme.size.small};
`
