import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Column } from "../../shared/ui/Surface.ts"
import { GenreLinks } from "../toolbar/GenreLinks.tsx"

/** The genres of a main site under its toolbar, on every screen: it leads to many houses, and visitors come for a kind of evening. */
export function GenreBar() {
  const { t } = useTexts()
  return (
    <Bar aria-label={t("nav.programme")} data-print="hide">
      <Column>
        <GenreLinks />
      </Column>
    </Bar>
  )
}

const Bar = styled.nav`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surfaceRaised};
  ul {
    display: flex;
    gap: ${({ theme }) => theme.space[1]};
    min-height: 48px;
    margin-inline: -12px;
    overflow-x: auto;
    scrollbar-width: thin;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    padding-inline: ${({ theme }) => theme.space[3]};
    color: ${({ theme }) => theme.color.ink};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    &:hover { box-shadow: inset 0 -3px ${({ theme }) => theme.color.lineStrong}; }
    &[aria-current] { box-shadow: inset 0 -3px ${({ theme }) => theme.color.accent}; }
    &:focus-visible { outline-offset: -3px; }
  }
`
