import { Navigate, useLocation } from "react-router-dom"
import { useLinks } from "./site.ts"

/** An address that stands for another one of the same language. */
export function ToPath({ path }: { path: string }) {
  const links = useLinks()
  const { search } = useLocation()
  return <Navigate to={links.to(`${path}${search}`)} replace />
}
