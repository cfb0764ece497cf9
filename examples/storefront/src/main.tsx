import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { createBrowserRouter, RouterProvider } from "react-router-dom"
import { openShop } from "./shell/open-shop.ts"
import { routes } from "./shell/routes.tsx"

const root = document.getElementById("root")
if (root === null) throw new Error("The page has no root")

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes(openShop()))} />
  </StrictMode>,
)
