import type { ReactNode } from "react"
import { styled } from "styled-components"
import { useScreen } from "../navigation/use-screen.ts"
import { Column } from "../ui/Surface.ts"

interface BlankProps {
  title: string
  body: string
  /** The next step. */
  children: ReactNode
  /** Whether it is sure by now: else the tab keeps its name, and the reader stays where they are. */
  isKnown?: boolean
}

/** A screen with nothing to show: what happened, why, and where to go from here. */
export function Blank({ title, body, children, isKnown = true }: BlankProps) {
  const heading = useScreen(isKnown ? title : undefined)
  return (
    <Middle>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{body}</p>
      <div>{children}</div>
    </Middle>
  )
}

const Middle = styled(Column)`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding-block: ${({ theme }) => theme.space[8]};
  h1 { font-size: ${({ theme }) => theme.size.title}; }
  > p { max-width: 46ch; font-size: ${({ theme }) => theme.size.lead}; color: ${({ theme }) => theme.color.inkMuted}; }
  > div { display: flex; flex-wrap: wrap; gap: ${({ theme }) => theme.space[3]}; margin-top: ${({ theme }) => theme.space[3]}; }
`
