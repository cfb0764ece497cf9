import { X } from "lucide-react"
import { type ReactNode, useId } from "react"
import { styled } from "styled-components"
import { Modal } from "./Modal.tsx"

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

/** A window over the page with a title and a way out. */
export function Dialog({ isOpen, title, closeLabel, onClose, width = "480px", ...props }: DialogProps) {
  const heading = useId()
  if (!isOpen) return null
  const { isDismissable = true, children } = props
  return (
    <Modal
      aria-labelledby={heading}
      isDismissable={isDismissable}
      onClose={onClose}
      style={{ width: `min(${width}, calc(100vw - 24px))` }}
    >
      <Sheet>
        <Head>
          <h2 id={heading}>{title}</h2>
          <button type="button" aria-label={closeLabel} onClick={onClose}>
            <X size={22} strokeWidth={1.5} aria-hidden />
          </button>
        </Head>
        {children}
      </Sheet>
    </Modal>
  )
}

const Sheet = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[5]};
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
    flex: none;
    width: 44px;
    height: 44px;
    margin: -10px -10px 0 0;
    border: 0;
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }
`
