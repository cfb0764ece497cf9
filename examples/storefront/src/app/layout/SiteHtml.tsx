import type { MouseEvent } from "react"
import { styled } from "styled-components"
import { useNavigate } from "../../shared/navigation/router.tsx"
import { useSite } from "../../shared/site/site.ts"
import { TenantHtml } from "../../shared/site/TenantHtml.tsx"
import { keepTenant } from "../../shared/site/tenant.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Column } from "../../shared/ui/Surface.ts"

/** What the organiser says of itself above or below the shop; nothing where it says nothing [SHELL-005]. */
export function SiteHtml({ part }: { part: "header" | "footer" }) {
  const { t } = useTexts()
  const { config, tenant } = useSite()
  const navigate = useNavigate()
  const html = config[part]
  if (html === undefined) return null
  return (
    <Band
      aria-label={t(`site.${part}`, { name: config.name })}
      data-part={part}
      data-print="hide"
      onClick={(event) => {
        const path = shopPath(event)
        if (path === undefined) return
        event.preventDefault()
        navigate(keepTenant(path, tenant))
      }}
    >
      <Column>
        <TenantHtml html={html} />
      </Column>
    </Band>
  )
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

const Band = styled.section`
  background: ${({ theme }) => theme.color.surfaceSunken};
  font-size: ${({ theme }) => theme.size.small};
  &[data-part="header"] {
    padding-block: ${({ theme }) => theme.space[3]};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    /* A map is as high as the window: what stands above would push its lower part out. */
    body:has([data-fills-screen]) & { display: none; }
  }
  &[data-part="footer"] {
    padding-block: ${({ theme }) => theme.space[5]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
    ${({ theme }) => theme.upTo(1000)} {
      body:has([data-fills-screen]) & { display: none; }
    }
  }
  &:not(:has(p, h2, h3, h4, ul, ol, img, table, div)) { padding-block: 0; }
  a { color: inherit; }
  img { max-width: 100%; height: auto; }
  ul { padding-left: 1.2em; list-style: disc; }
  ol { padding-left: 1.6em; list-style: decimal; }
`
