import { closeMessage, enqueueMessage, messageWords } from "@parterre/domain/messages"
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { useIdleLoad } from "../navigation/use-idle-load.ts"
import { useTextKeys } from "../texts/use-text-keys.ts"
import { useTexts } from "../texts/use-texts.ts"
import { lifetime, type Message, type Notice } from "./message-queue.ts"
import { SayContext } from "./use-messages.ts"

const loadDialog = () => import("./MessageDialog.tsx")
const loadSnackBar = () => import("./SnackBar.tsx")

/** Where what shows it could not be had, a message is its words. */
function BareSnackBar({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown])
  return <p>{children}</p>
}

function BareDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTexts()
  return (
    <p role="alert">
      {children}{" "}
      <button type="button" onClick={onClose}>
        {t("app.ok")}
      </button>
    </p>
  )
}

const MessageDialog = lazy(() =>
  loadDialog().then(
    ({ MessageDialog }) => ({ default: MessageDialog }),
    () => ({ default: BareDialog }),
  ),
)
const SnackBar = lazy(() =>
  loadSnackBar().then(
    ({ SnackBar }) => ({ default: SnackBar }),
    () => ({ default: BareSnackBar }),
  ),
)

/** A message may be that the network is gone: what shows it is fetched while there is one. */
const loadBoth = () => Promise.all([loadDialog(), loadSnackBar()])

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
  const [shown, setShown] = useState<Message>()
  const onShown = useCallback(() => setShown(open), [open])
  useIdleLoad(loadBoth)
  const place = useRef<HTMLDivElement>(null)
  const close = useCallback((message: Message) => setQueue((before) => closeMessage(before, message)), [])

  useEffect(() => {
    if (open === undefined || open !== shown) return
    const time = lifetime(open)
    if (time === undefined) return
    const timer = setTimeout(() => close(open), time)
    return () => clearTimeout(timer)
  }, [open, shown, close])

  return (
    <SayContext.Provider value={say}>
      {children}
      <Place role="status" data-print="hide" ref={place}>
        {open?.snackBar !== undefined && (
          <Suspense>
            <SnackBar key={open.key} message={open} place={place} onShown={onShown} onClose={close}>
              {messageWords(open, words)}
            </SnackBar>
          </Suspense>
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
