import { styled } from "styled-components"

/** The heading of a section or a row in a list of seats: its name, and what there is to know of it at the other end. */
export const ListHead = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${({ theme }) => theme.space[3]};
  padding-block: ${({ theme }) => theme.space[2]};
  font-variant-numeric: tabular-nums;
  > :last-child { font-size: ${({ theme }) => theme.size.small}; color: ${({ theme }) => theme.color.inkMuted}; }
`
