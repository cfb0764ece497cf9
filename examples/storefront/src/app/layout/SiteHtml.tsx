import { styled } from "styled-components"
import { useSite } from "../../shared/site/site.ts"
import { TenantHtml } from "../../shared/site/TenantHtml.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Column } from "../../shared/ui/Surface.ts"

/** What the organiser says of itself above or below the shop; nothing where it says nothing [SHELL-005]. */
export function SiteHtml({ part }: { part: "header" | "footer" }) {
  const { t } = useTexts()
  const { config } = useSite()
  const html = config[part]
  if (html === undefined) return null
  return (
    <Band aria-label={t(`site.${part}`, { name: config.name })} data-part={part} data-print="hide">
      <Column>
        <TenantHtml html={html} />
      </Column>
    </Band>
  )
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
