import { styled } from "styled-components"

/** A code and the button that sends it, beside each other where there is room. */
export const CodeForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${({ theme }) => theme.space[2]};
  padding-block: ${({ theme }) => theme.space[2]};
  > :first-child { flex: 1 1 160px; }
  /* Beside the field, not its label. */
  > button { line-height: 1.5; margin-top: calc(1lh + ${({ theme }) => theme.space[1]}); min-height: 48px; }
`
