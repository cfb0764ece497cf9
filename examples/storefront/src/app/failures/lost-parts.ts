import { endReload, reloadPage } from "@parterre/react"
import { tabMemory } from "../../shared/site/tab-memory.ts"

/** Milliseconds in which a page that was loaded anew is not loaded anew once more. */
const PAUSE = 60_000
const KEY = "loaded-anew"

/** A module that could not be fetched, as Chromium, Firefox and Safari say it. */
const LOST = /dynamically imported module|module script failed/

/**
 * Loads the page anew where a part of the shop did not come: a browser never asks again for a module that failed, and after a
 * deployment the parts of the old build are gone. Once a minute at most: what fails again is told on the screen. A page that
 * asks not to be left, as in a payment, stays.
 */
export function reloadForLostPart(error: unknown, now: number): void {
  const memory = tabMemory()
  if (!LOST.test(String(error)) || now - Number(memory.getItem(KEY)) < PAUSE || !mayLeave()) return
  memory.setItem(KEY, String(now))
  // A page that cannot be had would be replaced by one of the browser's own, which knows no way back.
  if (navigator.onLine) reloadPage()
  else window.addEventListener("online", reloadWhenBack)
}

function reloadWhenBack(): void {
  if (!mayLeave()) return
  window.removeEventListener("online", reloadWhenBack)
  reloadPage()
}

/** Asked of the page as the browser would, which asks the shopper where the page says no. */
const mayLeave = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }))

/** What fails outside of a screen is nobody's to catch. */
export function watchLostParts(): void {
  endReload()
  window.addEventListener("unhandledrejection", ({ reason }) => reloadForLostPart(reason, Date.now()))
}
