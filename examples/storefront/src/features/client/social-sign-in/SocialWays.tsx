import { socialButtons } from "@parterre/domain/accounts"
import { lazy, Suspense } from "react"
import { styled } from "styled-components"
import { useSite } from "../../../shared/site/site.ts"

const SocialButtons = lazy(() => import("./SocialButtons.tsx"))

interface SocialWaysProps {
  /** Where the shop leads after the sign-in, a path without its language; by its own rules when absent. */
  readonly back: string | undefined
}

/**
 * The ways in by Google and Facebook, of those the site has set up [ACC-006]; fetched where there are some. Neither lets its
 * page into a frame, so a shop within another site shows none. Both lead back to the shop: a checkout at another origin has
 * its own session and cart, and shows none either.
 */
export function SocialWays({ back }: SocialWaysProps) {
  const { config, tenant } = useSite()
  const providers = socialButtons((config.socialProviders ?? []).map(({ provider }) => provider))
  const { checkoutSite } = config
  const isElsewhere = checkoutSite !== undefined && checkoutSite.checkoutOrigin === window.location.origin
  if (providers.length === 0 || tenant.widget || isElsewhere) return null
  return (
    <Suspense fallback={<Room $count={providers.length} aria-hidden />}>
      <SocialButtons providers={providers} back={back} />
    </Suspense>
  )
}

/** As high as the buttons, so that nothing moves when they come. */
const Room = styled.div<{ $count: number }>`
  min-height: ${({ $count }) => `${24 + $count * 60}px`};
`
