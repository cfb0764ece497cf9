import { styled } from "styled-components"

/** A button of the toolbar that opens a panel; on a phone its words are read out, not shown. */
export const PanelToggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 44px;
  min-height: 44px;
  padding-inline: ${({ theme }) => theme.space[3]};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: none;
  font-weight: 500;
  cursor: pointer;
  &:hover { background: ${({ theme }) => theme.color.surfaceSunken}; }
  ${({ theme }) => theme.upTo(600)} {
    padding-inline: ${({ theme }) => theme.space[2]};
    span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`
