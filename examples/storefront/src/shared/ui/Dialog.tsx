import { X } from "lucide-react"
import type { ReactNode } from "react"
import { Dialog as AriaDialog, Button, Heading, Modal, ModalOverlay } from "react-aria-components"
import { styled } from "styled-components"

interface DialogProps {
  title: string
  closeLabel: string
  isOpen: boolean
  onClose: () => void
  /** When false, only the close button and the dialog's own buttons end it. */
  isDismissable?: boolean
  width?: string
  children: ReactNode
}

/** A window over the page: focus stays inside and returns where it came from. */
export function Dialog({
  title,
  closeLabel,
  isOpen,
  onClose,
  isDismissable = true,
  width = "480px",
  children,
}: DialogProps) {
  return (
    <Scrim isOpen={isOpen} isDismissable={isDismissable} onOpenChange={(open) => !open && onClose()}>
      <Sheet style={{ width: `min(${width}, calc(100vw - 24px))` }}>
        <AriaDialog>
          <Head>
            <Heading slot="title">{title}</Heading>
            <Button aria-label={closeLabel} onPress={onClose}>
              <X size={22} strokeWidth={1.5} aria-hidden />
            </Button>
          </Head>
          {children}
        </AriaDialog>
      </Sheet>
    </Scrim>
  )
}

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 60;
  display: grid;
  place-items: center;
  background: ${({ theme }) => theme.color.scrim};
`
const Sheet = styled(Modal)`
  max-height: calc(100dvh - 24px);
  overflow: auto;
  padding: ${({ theme }) => theme.space[5]};
  background: ${({ theme }) => theme.color.surfaceRaised};
  color: ${({ theme }) => theme.color.ink};
  border-radius: ${({ theme }) => theme.radius.large};
  box-shadow: ${({ theme }) => theme.shadow};
  [role="dialog"] { outline: none; display: grid; gap: ${({ theme }) => theme.space[4]}; }
`
const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin: -10px -10px 0 0;
    border: 0;
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }
`
