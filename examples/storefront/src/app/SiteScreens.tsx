import { OutletsScreen } from "../features/outlet/OutletsScreen.tsx"
import { RedirectScreen } from "../features/redirect/RedirectScreen.tsx"
import { StaticPageScreen } from "../features/static-page/StaticPageScreen.tsx"
import { TrackingScreen } from "../features/tracking/TrackingScreen.tsx"

/** What a site has beside its programme, and its way out. Few visits come here, so they share one file. */
export function SiteScreens({
  name,
}: {
  name: "pos" | "redirect" | "static" | "streaming" | "tracking" | "vq"
}) {
  if (name === "pos") return <OutletsScreen />
  if (name === "tracking") return <TrackingScreen />
  if (name === "redirect") return <RedirectScreen />
  return name === "static" ? <StaticPageScreen /> : <StaticPageScreen name={name} />
}
