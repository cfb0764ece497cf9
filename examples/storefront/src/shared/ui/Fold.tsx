import { ChevronDown } from "lucide-react"
import type { ReactNode, Ref } from "react"
import { Button, Disclosure, DisclosurePanel, Heading } from "react-aria-components"
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
  return (
    <Disclosure isExpanded={isOpen} onExpandedChange={onToggle}>
      <Title level={level} $open={isOpen}>
        <Button slot="trigger" ref={buttonRef ?? null}>
          <span>{title}</span>
          <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
        </Button>
      </Title>
      <DisclosurePanel>{isOpen && children()}</DisclosurePanel>
    </Disclosure>
  )
}

const Title = styled(Heading)<{ $open: boolean }>`
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
