import { styled } from "styled-components"

/** The bar of an order below what is chosen: it stays in sight while its form is. */
export const FloatingBar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surfaceRaised};
  p { font-size: ${({ theme }) => theme.size.small}; color: ${({ theme }) => theme.color.inkMuted}; }
  > p { grid-column: 1 / -1; }
`
/** How many, how much and what the price does not hold yet. */
export const BarSum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${({ theme }) => theme.space[2]};
  > :nth-child(2) { font-size: ${({ theme }) => theme.size.lead}; font-weight: 700; }
  small { color: ${({ theme }) => theme.color.inkMuted}; }
  b { color: ${({ theme }) => theme.color.success}; font-weight: 600; }
`
