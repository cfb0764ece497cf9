import type { Suggestion } from "@parterre/contract"
import { offeredSuggestions } from "@parterre/domain/pages"
import { useCart } from "@parterre/react"
import { ArrowRight, ExternalLink } from "lucide-react"
import { styled } from "styled-components"
import { Link } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { VisuallyHidden } from "../../shared/ui/Surface.ts"

/** What the organiser suggests beside a page, but nothing to those whose cart has what it is not for [CAT-010]. */
export function Suggestions({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const { t } = useTexts()
  const links = useLinks()
  const { cart } = useCart()
  const selected = (cart?.cartElements ?? []).flatMap(({ eventId, events = [] }) => [
    ...(eventId === undefined ? [] : [eventId]),
    ...events.map((event) => event.eventId),
  ])
  const offered = offeredSuggestions(suggestions, selected)
  if (offered.length === 0) return null
  return (
    <section aria-labelledby="suggested">
      <h2 id="suggested">{t("page.suggestions")}</h2>
      <List>
        {offered.map(({ title, pageId, url }) => (
          <li key={pageId ?? url}>
            {pageId === undefined ? (
              <a href={url} target="_blank" rel="noopener">
                {title}
                <VisuallyHidden>{t("page.suggestions.newTab")}</VisuallyHidden>
                <ExternalLink size={18} strokeWidth={1.5} aria-hidden />
              </a>
            ) : (
              <Link to={links.to(`/pages/${pageId}`)}>
                {title}
                <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
              </Link>
            )}
          </li>
        ))}
      </List>
    </section>
  )
}

const List = styled.ul`
  a { display: inline-flex; align-items: center; gap: ${({ theme }) => theme.space[2]}; min-height: 44px; color: inherit; }
`
