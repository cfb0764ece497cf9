import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { BrowserRouter } from "react-router-dom"
import { openShop } from "./app/open-shop.ts"
import { Screens } from "./app/routes.tsx"

const root = document.getElementById("root")
if (root === null) throw new Error("The page has no root")

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Screens shop={openShop()} />
    </BrowserRouter>
  </StrictMode>,
)
