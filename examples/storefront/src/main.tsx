import { StrictMode, startTransition } from "react"
import { languageOf } from "./app/language-of.ts"
import { openShop } from "./app/open-shop.ts"
import { fetchScreen, Screens } from "./app/routes.tsx"
import { createRoot, hydrateRoot } from "./drawing.ts"
import { BrowserRouter } from "./shared/navigation/router.tsx"

const root = document.getElementById("root")
if (root === null) throw new Error("No root")

const shop = openShop()
const page = (
  <StrictMode>
    <BrowserRouter>
      <Screens shop={shop} />
    </BrowserRouter>
  </StrictMode>
)
if (root.hasChildNodes()) {
  const { pathname } = window.location
  const isHere = Promise.all([fetchScreen(shop, pathname, languageOf(pathname)), formatsReady()])
  // Not awaited: the screens import from this very file. In slices, so that presses are heard between them.
  isHere.then(() => startTransition(() => void hydrateRoot(root, page)))
} else {
  createRoot(root).render(page)
}

/**
 * The first date and the first number that a browser writes make it read every language it knows: a tenth of a second on a
 * phone. Done in turns of their own, while the screen is fetched.
 */
async function formatsReady(): Promise<void> {
  for (const make of [() => new Intl.DateTimeFormat(), () => new Intl.NumberFormat()]) {
    await new Promise((resolve) => setTimeout(resolve))
    make()
  }
}
