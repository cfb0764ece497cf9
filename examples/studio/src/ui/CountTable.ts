import { styled } from "styled-components"

export const CountTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
  th, td { padding: 3px 4px; text-align: right; font-weight: 400; border-bottom: 1px solid ${({ theme }) => theme.color.line}; }
  th:first-child { text-align: left; }
  thead th { color: ${({ theme }) => theme.color.inkMuted}; }
  tfoot th, tfoot td { font-weight: 700; border-bottom: 0; }
`
