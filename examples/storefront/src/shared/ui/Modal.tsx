import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from "react"
import { createPortal } from "react-dom"
import { styled } from "styled-components"

interface ModalProps extends Omit<ComponentProps<"dialog">, "onClose"> {
  /** When false, neither Escape nor the page around it ends it. */
  isDismissable?: boolean
  onClose: () => void
}

/** The browser's own window over the page: nothing behind it can be reached, and the focus returns where it came from. */
export function Modal({ isDismissable = true, onClose, children, ...props }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before it is painted, and before it leaves the page: the focus goes in and comes back in time.
  useLayoutEffect(() => {
    const box = dialog.current
    const page = document.getElementById("root")
    const asked = box?.querySelector<HTMLElement>("[data-autofocus]")
    box?.showModal()
    // As the browser has it; said aloud for tools that do not know windows.
    const wasInert = page?.inert ?? false
    page?.toggleAttribute("inert", true)
    // What asked for it, such as the safe answer, else the window itself and none of its buttons.
    ;(asked ?? box)?.focus()
    return () => {
      page?.toggleAttribute("inert", wasInert)
      box?.close()
    }
  }, [])
  const pressedOutside = useRef(false)
  const isOutside = (event: MouseEvent) => event.target === dialog.current
  return createPortal(
    <Box
      ref={dialog}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault()
        if (isDismissable) onClose()
      }}
      // A browser closes it at a second Escape, whoever objects.
      onClose={(event) => {
        if (event.target === dialog.current && !dialog.current.open) onClose()
      }}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        if (isDismissable && pressedOutside.current && isOutside(event)) onClose()
      }}
      {...props}
    >
      {children}
    </Box>,
    document.body,
  )
}

const Box = styled.dialog`
  max-width: calc(100vw - 24px);
  max-height: calc(100dvh - 24px);
  padding: 0;
  overflow: auto;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surfaceRaised};
  color: ${({ theme }) => theme.color.ink};
  box-shadow: ${({ theme }) => theme.shadow};
  &:focus { outline: none; }
  &::backdrop { background: ${({ theme }) => theme.color.scrim}; }
  html:has(&[open]) { overflow: hidden; scrollbar-gutter: stable; }
`
