import type { ReactNode } from "react"
import { styled } from "styled-components"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { Column, Surface } from "../../shared/ui/Surface.ts"

interface AccountScreenProps {
  title: string
  /** While what it lists is on its way. */
  isBusy?: boolean
  children: ReactNode
}

/** A screen of the account that lists things: its heading, and what it lists. */
export function AccountScreen({ title, isBusy = false, children }: AccountScreenProps) {
  const heading = useScreen(title)
  return (
    <Page aria-busy={isBusy}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </Page>
  )
}

const Page = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[5]};
  padding-block: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[7]};
  h1 { font-size: ${({ theme }) => theme.size.title}; outline: none; }
`

/** Nothing here yet: why, and what to do about it. */
export const Empty = styled(Surface)`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[6]};
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
`
