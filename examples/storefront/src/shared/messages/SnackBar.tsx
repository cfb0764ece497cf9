import { type ReactNode, type RefObject, useEffect, useLayoutEffect } from "react"
import { styled } from "styled-components"
import type { Message } from "./message-queue.ts"
import { useFreeTop } from "./use-free-top.ts"

interface SnackBarProps {
  message: Message
  /** What floats over the page, with the snackbar in it; it is put where it covers nothing that can be pressed. */
  place: RefObject<HTMLElement | null>
  /** Its time begins once it can be read. */
  onShown: () => void
  onClose: (message: Message) => void
  children: ReactNode
}

/** In a wider window there is room at the top beside the controls. */
const NARROW = 600

/** A message that leaves by itself [MSG-001] [MSG-002]. */
export function SnackBar({ message, place, onShown, onClose, children }: SnackBarProps) {
  const { key, snackBar, action } = message
  const top = useFreeTop(place, key, NARROW)
  useEffect(onShown, [onShown])
  useLayoutEffect(() => {
    const { current } = place
    if (current !== null) current.style.top = top === undefined ? "" : `${top}px`
  }, [place, top])
  return (
    <Snack className={snackBar?.panelClass}>
      <span>{children}</span>
      {action !== undefined && (
        <button
          type="button"
          aria-label={action.name}
          onClick={() => {
            action.run()
            onClose(message)
            // The notice goes with its button.
            document.querySelector<HTMLElement>("main h1, main h2[tabindex]")?.focus({ preventScroll: true })
          }}
        >
          {action.label}
        </button>
      )}
    </Snack>
  )
}

/** What floats over the page to be read, with something to do about it. */
export const Snack = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  max-width: 560px;
  min-height: 52px;
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[5]}`};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.ink};
  color: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow};
  pointer-events: auto;
  button {
    min-height: 44px;
    border: 0;
    background: none;
    color: inherit;
    font-weight: 700;
    text-decoration: underline;
    cursor: pointer;
  }
`
