import { browserStorage } from "@parterre/react"
import { keepsSession, mayBeLoggedIn } from "@parterre/sdk"
import { readTenant } from "./shared/site/tenant.ts"

/**
 * A page is drawn the same for everybody, with what a visitor without a session sees and what all others wait with. Which of them
 * is shown is written here, before the first frame (`shared/cart/CartOrNothing.tsx`). Only the others' page needs more code: the rest
 * of its screen, or what reads the cart. It is asked for here, beside the screen's. A checkout is drawn with a guest's form, which
 * is not shown to who may be logged in.
 */
const { subdomain } = readTenant(window.location.search, { getItem: () => null, setItem: () => undefined })
const storage = browserStorage()
if (mayBeLoggedIn(storage)) document.documentElement.dataset.client = "maybe"
if (keepsSession(storage, subdomain)) {
  for (const href of document.currentScript?.dataset.files?.split(" ") ?? [])
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "anonymous", href }),
    )
} else if (/^\/\w+\/(cart|checkout)\b/.test(window.location.pathname)) {
  document.documentElement.dataset.session = "none"
}
