import type { ReactNode } from "react"
import { styled, ThemeProvider } from "styled-components"
import { type Language, TextsProvider } from "../../shared/texts/TextsProvider.tsx"
import { colorVariables } from "../../shared/theme/colors.ts"
import { fontFaces } from "../../shared/theme/fonts.ts"
import { GlobalStyle } from "../../shared/theme/GlobalStyle.tsx"
import { makeTheme } from "../../shared/theme/make-theme.ts"
import { moodNamed } from "../../shared/theme/moods.ts"
import { Column } from "../../shared/ui/Surface.ts"

const noSite = makeTheme(undefined)

/** A page with the look of no site: it leans on nothing that may have broken, or never came. */
export function FailureFrame({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <ThemeProvider theme={noSite}>
      <GlobalStyle colors={colorVariables({}, undefined)} faces={fontFaces(moodNamed(undefined))} />
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
