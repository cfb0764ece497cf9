import { ExternalLink } from "lucide-react"
import { styled } from "styled-components"
import { Link } from "../navigation/router.tsx"
import { useTexts } from "../texts/use-texts.ts"
import { VisuallyHidden } from "../ui/Surface.ts"
import { useLinks } from "./site.ts"
import type { SiteEntry } from "./site-entries.ts"

/** The way to a page of the site; what is elsewhere opens a tab of its own, and says so [SHELL-051]. */
export function SiteEntryLink({ entry: { text, path, url } }: { entry: SiteEntry }) {
  const { t } = useTexts()
  const links = useLinks()
  if (url === undefined) return <Link to={links.to(path ?? "/pages")}>{t(text)}</Link>
  const words = t(text)
  const lastAt = words.lastIndexOf(" ") + 1
  return (
    <a href={url} target="_blank" rel="noopener">
      <span>
        {words.slice(0, lastAt)}
        <Together>
          {words.slice(lastAt)}
          <ExternalLink size={16} strokeWidth={1.5} aria-hidden />
        </Together>
      </span>
      <VisuallyHidden>{t("entry.newTab")}</VisuallyHidden>
    </a>
  )
}

/** The sign stands beside the last word, on its line. */
const Together = styled.span`
  white-space: nowrap;
  svg { display: inline-block; margin-inline-start: ${({ theme }) => theme.space[1]}; vertical-align: -2px; }
`
