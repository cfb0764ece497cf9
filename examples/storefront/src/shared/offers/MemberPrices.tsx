import type { Cart } from "@parterre/contract"
import { useClient } from "@parterre/react"
import { lazy, Suspense } from "react"
import { AreaTexts } from "../texts/AreaTexts.tsx"

/** Few are members: what looks for their prices comes for those. */
const MemberPriceNotices = lazy(async () => {
  const { MemberPriceNotices: Notices } = await import("./MemberPriceNotices.tsx")
  return {
    default: (props: Parameters<typeof Notices>[0]) => (
      <AreaTexts areas={["offers"]}>
        <Notices {...props} />
      </AreaTexts>
    ),
  }
})

/** Tells a member whose tickets were held before the sign-in, at the regular price that they keep, how to pay less. */
export function MemberPrices({ cart }: { cart: Pick<Cart, "cartElements"> }) {
  const { client } = useClient()
  const { memberships = [] } = client ?? {}
  if (memberships.length === 0) return null
  return (
    <Suspense fallback={null}>
      <MemberPriceNotices cart={cart} memberIds={memberships.map(({ memberId }) => memberId)} />
    </Suspense>
  )
}
