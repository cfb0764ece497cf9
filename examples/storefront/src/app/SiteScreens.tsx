import { NewsletterLinkScreen } from "../features/newsletter/NewsletterLinkScreen.tsx"
import { OutletsScreen } from "../features/outlet/OutletsScreen.tsx"
import { RedirectScreen } from "../features/redirect/RedirectScreen.tsx"
import { StaticPageScreen } from "../features/static-page/StaticPageScreen.tsx"
import { TrackingScreen } from "../features/tracking/TrackingScreen.tsx"

/** What a site has beside its programme, the links of its newsletters, and its way out. Few visits come here, so they share one file. */
export function SiteScreens({
  name,
}: {
  name: "confirm" | "leave" | "pos" | "redirect" | "static" | "streaming" | "tracking" | "vq"
}) {
  if (name === "confirm" || name === "leave") return <NewsletterLinkScreen act={name} />
  if (name === "pos") return <OutletsScreen />
  if (name === "tracking") return <TrackingScreen />
  if (name === "redirect") return <RedirectScreen />
  return name === "static" ? <StaticPageScreen /> : <StaticPageScreen name={name} />
}
