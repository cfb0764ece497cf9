import type { Banner } from "@parterre/contract"
import type { ReactNode } from "react"
import { Link } from "../../../shared/navigation/router.tsx"
import { useLinks } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { VisuallyHidden } from "../../../shared/ui/Surface.ts"

interface BannerLinkProps {
  banner: Banner
  className?: string
  children: ReactNode
}

/** To a page of the programme, or to an address elsewhere in a tab of its own. */
export function BannerLink({ banner: { pageId, url }, className, children }: BannerLinkProps) {
  const { t } = useTexts()
  const links = useLinks()
  if (pageId !== undefined || url === undefined)
    return (
      <Link to={links.to(pageId === undefined ? "/pages" : `/pages/${pageId}`)} className={className}>
        {children}
      </Link>
    )
  return (
    <a href={url} target="_blank" rel="noopener" className={className}>
      {children}
      <VisuallyHidden>{t("entry.newTab")}</VisuallyHidden>
    </a>
  )
}
