import { StrictMode } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { languageOf } from "./app/language-of.ts"
import { openShop } from "./app/open-shop.ts"
import { fetchScreen, Screens } from "./app/routes.tsx"
import { BrowserRouter } from "./shared/navigation/router.tsx"

const root = document.getElementById("root")
if (root === null) throw new Error("The page has no root")

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
  // Not awaited: the screens import from this very file.
  fetchScreen(shop, pathname, languageOf(pathname)).then(() => hydrateRoot(root, page))
} else {
  createRoot(root).render(page)
}
