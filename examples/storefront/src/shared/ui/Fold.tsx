import { ChevronDown } from "lucide-react"
import { type ReactNode, type Ref, useId } from "react"
import { styled } from "styled-components"

interface FoldProps {
  title: ReactNode
  level: 2 | 3 | 4
  isOpen: boolean
  onToggle: (open: boolean) => void
  children: () => ReactNode
  /** The button in the heading. */
  buttonRef?: Ref<HTMLButtonElement>
}

/** A heading that opens what is under it; what is closed is not made at all. */
export function Fold({ title, level, isOpen, onToggle, children, buttonRef }: FoldProps) {
  const id = useId()
  return (
    <>
      <Title as={`h${level}`} $open={isOpen}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          ref={buttonRef ?? null}
          onClick={() => onToggle(!isOpen)}
        >
          <span>{title}</span>
          <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
        </button>
      </Title>
      {isOpen && <div id={id}>{children()}</div>}
    </>
  )
}

const Title = styled.h3<{ $open: boolean }>`
  && { margin: 0; font: inherit; letter-spacing: normal; }
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[3]};
    width: 100%;
    min-height: 48px;
    padding: ${({ theme }) => `${theme.space[1]} 0`};
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }
  button > span { flex: 1; min-width: 0; }
  svg {
    flex: none;
    transition: transform ${({ theme }) => theme.motion.calm};
    transform: rotate(${({ $open }) => ($open ? "180deg" : "0")});
  }
`
