import type { MouseEvent } from "react"
import { styled } from "styled-components"
import { useNavigate } from "../navigation/router.tsx"
import { useSafeHtml } from "./safe-html.ts"
import { useSite } from "./site.ts"
import { keepTenant } from "./tenant.ts"

/** Text an organiser wrote. Its links to screens of this shop keep the visit's tenant, and load nothing anew. */
export function TenantHtml({ html }: { html: string }) {
  const safe = useSafeHtml(html)
  const { tenant } = useSite()
  const navigate = useNavigate()
  if (safe === undefined) return null
  const follow = (event: MouseEvent<HTMLElement>) => {
    const path = shopPath(event)
    if (path === undefined) return
    event.preventDefault()
    navigate(keepTenant(path, tenant))
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the hook above
  return <Prose onClick={follow} dangerouslySetInnerHTML={{ __html: safe }} />
}

/** The screen of this shop a click on a written link asks for: it opens in place, without loading the shop anew. */
function shopPath(
  event: Pick<
    MouseEvent<HTMLElement>,
    "target" | "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "defaultPrevented"
  >,
): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null
  const path = link?.getAttribute("href") ?? ""
  const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
  const isOwn = /^\/(fr|en)(\/|\?|$)/.test(path) && !link?.hasAttribute("target")
  return isPlain && isOwn && !event.defaultPrevented ? path : undefined
}

const Prose = styled.div`
  max-width: 65ch;
  /* Whatever an organiser writes stays inside its own frame, below what the shop puts over itself. */
  contain: layout paint;
  isolation: isolate;
  > * + * { margin-top: ${({ theme }) => theme.space[4]}; }
`
