import { styled } from "styled-components"
import { Column } from "./Surface.ts"

/** A heading over two columns: what it is about on the left, what it comes to staying in view on the right. */
export const TwoColumns = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(300px, 380px);
  gap: ${({ theme }) => `${theme.space[5]} ${theme.space[6]}`};
  align-items: start;
  padding-block: ${({ theme }) => `${theme.space[6]} 0`};
  > header { grid-column: 1 / -1; display: grid; gap: ${({ theme }) => theme.space[3]}; }
  h1 { font-size: ${({ theme }) => theme.size.title}; }
  > :last-child { position: sticky; top: 88px; }
  ${({ theme }) => theme.upTo(1000)} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${({ theme }) => `${theme.space[5]} 0`};
    > :last-child { position: static; }
  }
`
