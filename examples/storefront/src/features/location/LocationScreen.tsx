import { localProblems } from "@parterre/contract"
import { useVenueLocation } from "@parterre/react"
import { useEffect } from "react"
import { Failed } from "../../shared/failure/Failed.tsx"
import { useSay } from "../../shared/messages/use-messages.ts"
import { useNavigate, useParams } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { LocationAwaited, LocationPage } from "./LocationPage.tsx"

/** One venue: where it is, what the organiser writes about it, and what plays there [SHELL-034]. */
export function LocationScreen() {
  const { locationId = "" } = useParams()
  const location = useVenueLocation(locationId)
  if (location.status === "ready") return <LocationPage location={location.value} />
  if (location.status === "loading") return <LocationAwaited />
  if (location.failure._tag === "location-unknown") return <Unknown />
  return <Failed failure={location.failure} retry={location.retry} />
}

/** A venue that there is not: told over the list of those that there are [ERR-019]. */
function Unknown() {
  const say = useSay()
  const navigate = useNavigate()
  const links = useLinks()
  const { language } = useTexts()
  useEffect(() => {
    say({ message: localProblems["location-not-accessible"].text[language], dialog: {} })
    navigate(links.to("/locations"), { replace: true })
  })
  return null
}
