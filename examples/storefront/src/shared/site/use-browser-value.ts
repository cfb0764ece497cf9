import { useSyncExternalStore } from "react"

/**
 * What only a browser knows, read at each render. A page that a server drew is taken over with what it was drawn with, and
 * rendered again at once where the browser knows otherwise.
 */
export const useBrowserValue = <Value extends string | boolean>(read: () => Value, drawn: Value): Value =>
  useSyncExternalStore(neverTells, read, () => drawn)

const neverTells = () => () => undefined
