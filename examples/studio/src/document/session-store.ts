import { createContext, use, useSyncExternalStore } from "react"
import type { StepName } from "./history.ts"
import type { Selection } from "./selection.ts"
import { newSession, type Session, type SessionAction, session } from "./session.ts"
import type { StudioDocument } from "./studio-document.ts"

/** The state of the editor and who watches it: React, the canvas and what saves. */
export class SessionStore {
  #state: Session
  readonly #watchers = new Set<() => void>()

  constructor(document: StudioDocument) {
    this.#state = newSession(document)
  }

  readonly state = (): Session => this.#state

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  readonly act = (action: SessionAction): void => {
    const next = session(this.#state, action)
    if (next === this.#state) return
    this.#state = next
    for (const watcher of this.#watchers) watcher()
  }

  /** One gesture: the same document is no step. */
  readonly change = (
    name: StepName,
    edit: (document: StudioDocument) => StudioDocument,
    selection?: Selection | ((document: StudioDocument) => Selection),
  ): void => {
    const document = edit(this.#state.history.present)
    const chosen = typeof selection === "function" ? selection(document) : selection
    this.act({ type: "change", name, document, ...(chosen === undefined ? {} : { selection: chosen }) })
  }
}

export const SessionContext = createContext<SessionStore | undefined>(undefined)

export function useStore(): SessionStore {
  const store = use(SessionContext)
  if (store === undefined) throw new Error("There is no session around this component.")
  return store
}

/** A part of the state; the component is drawn again when this part is another. */
export function useSession<Part>(read: (state: Session) => Part): Part {
  const store = useStore()
  return useSyncExternalStore(store.watch, () => read(store.state()))
}

export const useDrawing = (): StudioDocument => useSession((state) => state.history.present)
