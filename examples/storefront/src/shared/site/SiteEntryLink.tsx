import { ExternalLink } from "lucide-react"
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
  return (
    <a href={url} target="_blank" rel="noopener">
      {t(text)}
      <ExternalLink size={16} strokeWidth={1.5} aria-hidden />
      <VisuallyHidden>{t("entry.newTab")}</VisuallyHidden>
    </a>
  )
}
