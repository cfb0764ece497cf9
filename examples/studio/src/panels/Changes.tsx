import type { Localized } from "@parterre/contract"
import { styled } from "styled-components"
import { useTexts } from "../texts/texts.tsx"

/** Differences of two plans, a sentence each. */
export function Changes({ changes }: { changes: readonly Localized[] }) {
  const { language } = useTexts()
  return (
    <List>
      {changes.map((change) => (
        <li key={change[language]}>{change[language]}</li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 4px;
  max-height: 40dvh;
  overflow-y: auto;
  font-size: ${({ theme }) => theme.size.small};
  li { padding-left: 12px; border-left: 3px solid ${({ theme }) => theme.color.accent}; }
`
