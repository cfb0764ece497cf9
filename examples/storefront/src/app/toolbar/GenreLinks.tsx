import { usePages } from "@parterre/react"
import { choicesOf } from "../../features/home/wishes.ts"
import { Link, useLocation } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** The whole programme, and what it has of each genre; the one that is shown is marked. */
export function GenreLinks() {
  const { t } = useTexts()
  const links = useLinks()
  const pages = usePages()
  const { pathname, search } = useLocation()
  const { categories } = choicesOf(pages.status === "ready" ? pages.value : [])
  const programme = links.to("/pages")
  const isProgramme = /^\/\w+\/pages\/?$/.test(pathname)
  const shown = isProgramme ? (new URLSearchParams(search).get("category") ?? "") : undefined
  return (
    <ul aria-label={t("nav.genres")}>
      <li>
        <Link to={programme} aria-current={shown === "" ? "page" : undefined}>
          {t("nav.programme")}
        </Link>
      </li>
      {categories.map((category) => (
        <li key={category}>
          <Link
            to={links.to(`/pages?${new URLSearchParams({ category })}`)}
            aria-current={shown === category ? "page" : undefined}
          >
            {t(`category.${category}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
