import { styled } from "styled-components"
import { Column, Surface } from "../../../shared/ui/Surface.ts"
import { TwoColumns } from "../../../shared/ui/TwoColumns.ts"

/** On small screens what is renewed comes first. */
export const Layout = styled(TwoColumns)`
  ${({ theme }) => theme.upTo(1000)} {
    > section ~ section { order: -1; }
    > header { order: -2; }
  }
  header { display: grid; gap: ${({ theme }) => theme.space[2]}; }
  header p { max-width: 62ch; }
`
export const Middle = styled(Column)`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  justify-items: start;
  padding-block: ${({ theme }) => theme.space[7]};
  h1 { font-size: ${({ theme }) => theme.size.title}; }
  p { max-width: 62ch; }
  a:is([href^="tel:"], [href^="mailto:"]) {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
    min-height: 44px;
  }
`
export const Sheet = styled(Surface)`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  padding: ${({ theme }) => theme.space[5]};
  > div { display: grid; justify-items: start; gap: ${({ theme }) => theme.space[2]}; }
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
  ${({ theme }) => theme.upTo(600)} { padding-inline: ${({ theme }) => theme.space[4]}; }
`
