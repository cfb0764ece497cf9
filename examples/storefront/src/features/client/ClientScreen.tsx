import type { ReactNode } from "react"
import { styled } from "styled-components"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { Column, Surface } from "../../shared/ui/Surface.ts"

interface ClientScreenProps {
  title: string
  intro?: ReactNode
  children: ReactNode
}

/** A form of the account area: its heading, why one is here, and the form on a sheet. */
export function ClientScreen({ title, intro, children }: ClientScreenProps) {
  const heading = useScreen(title)
  return (
    <Middle>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {intro !== undefined && <p>{intro}</p>}
      </header>
      <Sheet>{children}</Sheet>
    </Middle>
  )
}

const Middle = styled(Column)`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  max-width: 560px;
  padding-block: ${({ theme }) => theme.space[7]};
  header { display: grid; gap: ${({ theme }) => theme.space[2]}; }
  header p { color: ${({ theme }) => theme.color.inkMuted}; }
  h1 { font-size: ${({ theme }) => theme.size.title}; outline: none; }
  ${({ theme }) => theme.upTo(600)} { padding-block: ${({ theme }) => theme.space[5]}; }
`
const Sheet = styled(Surface)`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  padding: ${({ theme }) => theme.space[5]};
  ${({ theme }) => theme.upTo(600)} { padding: ${({ theme }) => theme.space[4]}; }
`

/** Ways on under a form, apart from its button. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  padding-top: ${({ theme }) => theme.space[4]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  a { display: inline-flex; align-items: center; min-height: 44px; color: ${({ theme }) => theme.color.accent}; font-weight: 600; }
`
