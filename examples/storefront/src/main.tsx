import { whenIdle } from "@parterre/react"
import { StrictMode, startTransition } from "react"
import { watchLostParts } from "./app/failures/lost-parts.ts"
import { languageOf } from "./app/language-of.ts"
import { openShop } from "./app/open-shop.ts"
import { fetchScreen, Screens } from "./app/routes.tsx"
import { createRoot, formatsReady, hydrateRoot } from "./drawing.ts"
import { BrowserRouter } from "./shared/navigation/router.tsx"

const root = document.getElementById("root")
if (root === null) throw new Error("No root")

watchLostParts()
const shop = openShop()
const page = (
  <StrictMode>
    <BrowserRouter>
      <Screens shop={shop} />
    </BrowserRouter>
  </StrictMode>
)
/** What is out of sight is laid out whole from now on, so that whoever goes back finds their place. */
const settle = () => {
  root.dataset.settled = ""
}
if (root.hasChildNodes()) {
  const { pathname } = window.location
  const isHere = Promise.all([fetchScreen(shop, pathname, languageOf(pathname)), formatsReady()])
  // Not awaited: the screens import from this very file. In slices, so that presses are heard between them.
  isHere.then(() => {
    startTransition(() => void hydrateRoot(root, page))
    whenIdle(settle)
  })
} else {
  settle()
  createRoot(root).render(page)
}
