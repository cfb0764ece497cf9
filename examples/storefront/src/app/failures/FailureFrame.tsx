import type { ReactNode } from "react"
import { styled, ThemeProvider } from "styled-components"
import { type Language, TextsProvider } from "../../shared/texts/TextsProvider.tsx"
import { GlobalStyle } from "../../shared/theme/GlobalStyle.tsx"
import { siteLook } from "../../shared/theme/look.ts"
import { theme } from "../../shared/theme/theme.ts"
import { Column } from "../../shared/ui/Surface.ts"

/** A page with the look of no site: it leans on nothing that may have broken, or never came. */
export function FailureFrame({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle look={siteLook({}, undefined).css} />
      <TextsProvider language={language}>{children}</TextsProvider>
    </ThemeProvider>
  )
}

/** What it says, in a column. */
export const FailureColumn = styled(Column)`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  justify-items: start;
  max-width: 640px;
  padding-block: ${({ theme }) => theme.space[8]};
`
