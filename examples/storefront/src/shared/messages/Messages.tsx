import { closeMessage, enqueueMessage, messageWords } from "@parterre/domain/messages"
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { useIdleLoad } from "../navigation/use-idle-load.ts"
import { useTextKeys } from "../texts/use-text-keys.ts"
import { useTexts } from "../texts/use-texts.ts"
import { lifetime, type Message, type Notice } from "./message-queue.ts"
import { useFreeTop } from "./use-free-top.ts"
import { SayContext } from "./use-messages.ts"

const loadDialog = () => import("./MessageDialog.tsx")
const MessageDialog = lazy(async () => ({ default: (await loadDialog()).MessageDialog }))

/** In a wider window there is room at the top beside the controls. */
const NARROW = 600

/** Shows one message at a time over whatever is inside [MSG-001]. */
export function Messages({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const isKey = useTextKeys()
  const words = (key: string) => (isKey(key) ? t(key) : key)
  const [queue, setQueue] = useState<readonly Message[]>([])
  const say = useCallback(
    (notice: Notice) => setQueue((before) => enqueueMessage(before, { ...notice, key: crypto.randomUUID() })),
    [],
  )
  const open = queue[0]
  // A message may be that the network is gone: its window is fetched while there is one.
  useIdleLoad(loadDialog)
  const place = useRef<HTMLDivElement>(null)
  const top = useFreeTop(place, open?.snackBar && open.key, NARROW)
  const close = useCallback((message: Message) => setQueue((before) => closeMessage(before, message)), [])

  useEffect(() => {
    if (open === undefined) return
    const time = lifetime(open)
    if (time === undefined) return
    const timer = setTimeout(() => close(open), time)
    return () => clearTimeout(timer)
  }, [open, close])

  return (
    <SayContext.Provider value={say}>
      {children}
      <Place role="status" data-print="hide" ref={place} style={{ top }}>
        {open?.snackBar !== undefined && (
          <Snack key={open.key} className={open.snackBar.panelClass}>
            <span>{messageWords(open, words)}</span>
            {open.action !== undefined && (
              <button
                type="button"
                onClick={() => {
                  open.action?.run()
                  close(open)
                  // The notice goes with its button.
                  document
                    .querySelector<HTMLElement>("main h1, main h2[tabindex]")
                    ?.focus({ preventScroll: true })
                }}
              >
                {open.action.label}
              </button>
            )}
          </Snack>
        )}
      </Place>
      {open?.dialog !== undefined && (
        <Suspense>
          <MessageDialog
            title={open.title ?? t("app.notice")}
            className={open.dialog.panelClass}
            onClose={() => close(open)}
          >
            {messageWords(open, words)}
          </MessageDialog>
        </Suspense>
      )}
    </SayContext.Provider>
  )
}

const Place = styled.div`
  position: fixed;
  inset: 12px 12px auto;
  z-index: 80;
  display: grid;
  justify-items: center;
  pointer-events: none;
`
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
