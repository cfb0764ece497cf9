import { styled } from "styled-components"
import { useSession } from "../document/session-store.ts"
import { useTexts } from "../texts/texts.tsx"
import { Problem } from "../ui/controls.ts"

/** Says which sold or held seat the last gesture would have changed; the drawing is as it was. */
export function RefusedNote() {
  const { t } = useTexts()
  const refused = useSession((state) => state.refused)
  if (refused === undefined) return null
  return <Note>{t("locked.refused", { ...refused })}</Note>
}

const Note = styled(Problem)`
  position: absolute;
  z-index: 2;
  inset: 28px 12px auto;
  width: fit-content;
  max-width: calc(100% - 24px);
  margin-inline: auto;
  box-shadow: 0 2px 12px ${({ theme }) => theme.color.shadow};
`
