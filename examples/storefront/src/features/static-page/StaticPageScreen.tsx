import type { StaticPageName } from "@parterre/contract"
import { useStaticPage } from "@parterre/react"
import { Failed } from "../../shared/failure/Failed.tsx"
import { NotFoundScreen } from "../../shared/failure/NotFoundScreen.tsx"
import { Navigate, useParams } from "../../shared/navigation/router.tsx"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { pathOfPage } from "../../shared/site/site-entries.ts"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { Article, StaticPageView } from "./StaticPageView.tsx"

/** Pages under `/static`, which is the first of them that is written [SHELL-026]. */
const UNDER_STATIC = ["faq", "contact", "careers", "medias"] as const satisfies readonly StaticPageName[]

/** A page that the organiser wrote; one it did not write is not there. */
export function StaticPageScreen({ name }: { name?: StaticPageName }) {
  const links = useLinks()
  const { sitePages = [] } = useSite().config
  const { page } = useParams()
  const written = UNDER_STATIC.filter((one) => sitePages.includes(one))
  const asked = name ?? written.find((one) => one === page)
  const [first] = written
  if (asked !== undefined && sitePages.includes(asked)) return <Written key={asked} name={asked} />
  if (name === undefined && page === undefined && first !== undefined)
    return <Navigate to={links.to(pathOfPage[first])} replace />
  return <NotFoundScreen />
}

function Written({ name }: { name: StaticPageName }) {
  const found = useStaticPage(name)
  if (found.status === "ready") return <StaticPageView page={found.value} />
  if (found.status === "failed") return <Failed failure={found.failure} retry={found.retry} />
  return (
    <Article aria-hidden>
      <Skeleton $height="48px" $width="50%" />
      <Skeleton $height="320px" />
    </Article>
  )
}
