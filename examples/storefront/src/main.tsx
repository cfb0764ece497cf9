import { StrictMode } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { openShop } from "./app/open-shop.ts"
import { Screens } from "./app/routes.tsx"
import { BrowserRouter } from "./shared/navigation/router.tsx"

const root = document.getElementById("root")
if (root === null) throw new Error("The page has no root")

const shop = (
  <StrictMode>
    <BrowserRouter>
      <Screens shop={openShop()} />
    </BrowserRouter>
  </StrictMode>
)
if (root.hasChildNodes()) hydrateRoot(root, shop)
else createRoot(root).render(shop)
