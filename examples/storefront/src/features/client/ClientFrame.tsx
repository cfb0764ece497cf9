import { useClient } from "@parterre/react"
import { Outlet } from "react-router-dom"
import { ClientTexts } from "../../shared/texts/ClientTexts.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { Column } from "../../shared/ui/Surface.ts"

/** Around every screen of the account area: its texts, and the wait until it is known who is there. */
export function ClientFrame() {
  const { status } = useClient()
  if (status === "unknown") {
    return (
      <Column>
        <Skeleton $height="60vh" />
      </Column>
    )
  }
  return (
    <ClientTexts>
      <Outlet />
    </ClientTexts>
  )
}
