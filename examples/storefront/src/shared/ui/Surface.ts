import { styled } from "styled-components"

/** A raised sheet: cards, panels, summaries. */
export const Surface = styled.div`
  background: ${({ theme }) => theme.color.surfaceRaised};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
`

/** Content at most 1200 px wide, with the page's gutters. */
export const Column = styled.div`
  width: 100%;
  max-width: calc(1200px + 48px);
  margin-inline: auto;
  padding-inline: ${({ theme }) => theme.space[5]};
  ${({ theme }) => theme.upTo(600)} {
    padding-inline: ${({ theme }) => theme.space[4]};
  }
`

/** Read out, not shown. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Figures that stay in line while they change. */
export const Figures = styled.span`
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`
