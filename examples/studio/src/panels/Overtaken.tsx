import { styled } from "styled-components"
import type { StudioDocument } from "../document/studio-document.ts"
import { changesSinceOpened } from "../files/changes.ts"
import { useTexts } from "../texts/texts.tsx"
import { Button, Hint, Problem } from "../ui/controls.ts"
import { Changes } from "./Changes.tsx"

interface OvertakenProps {
  mine: StudioDocument
  /** What the site has now. */
  theirs: StudioDocument
  onOpen: (document: StudioDocument) => void
  /** Saves one's own in place of it. */
  onSaveOver: () => void
}

/** Somebody saved the venue since it was opened: what they changed, and the two ways on. */
export function Overtaken({ mine, theirs, onOpen, onSaveOver }: OvertakenProps) {
  const { t } = useTexts()
  const { planText, venueText } = mine.source
  const changed = changesSinceOpened({ ...theirs, source: { ...theirs.source, planText, venueText } }) ?? []
  return (
    <Note>
      <h3>{t("overtaken.title")}</h3>
      <Hint>{t("overtaken.theirs")}</Hint>
      {changed.length === 0 ? <Hint>{t("overtaken.same")}</Hint> : <Changes changes={changed} />}
      <Button $kind="main" onClick={() => onOpen(theirs)}>
        {t("overtaken.open")}
      </Button>
      <Hint>{t("overtaken.kept")}</Hint>
      <Button
        onClick={() => {
          if (window.confirm(t("overtaken.sure"))) onSaveOver()
        }}
      >
        {t("overtaken.over")}
      </Button>
    </Note>
  )
}

const Note = styled(Problem)`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  h3 { font-size: inherit; font-weight: 700; }
  ${Hint} { color: inherit; }
`
