import { placeAddress } from "@parterre/domain/addresses"
import { useLocations } from "@parterre/react"
import { styled } from "styled-components"
import { Failed } from "../../shared/failure/Failed.tsx"
import { useParams } from "../../shared/navigation/router.tsx"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { Column } from "../../shared/ui/Surface.ts"
import { LocationCards } from "./LocationCards.tsx"
import { LocationScreen } from "./LocationScreen.tsx"

/** Where the site plays: all its venues, or the one that the address names. */
export function LocationsScreen() {
  return useParams().locationId === undefined ? <Venues /> : <LocationScreen />
}

/** The venues of the house, each with the way to its page [SHELL-033]. */
function Venues() {
  const { t, language } = useTexts()
  const found = useLocations()
  const locations = found.status === "ready" ? found.value.locations : []
  const description = [
    t("location.list"),
    ...locations.map((location) => `${location.name}, ${placeAddress(location, language)}`),
  ].join(" · ")
  const heading = useScreen(t("location.list"), { path: "/locations", description })
  if (found.status === "failed") return <Failed failure={found.failure} retry={found.retry} />
  return (
    <Screen>
      <h1 ref={heading} tabIndex={-1}>
        {t("location.list")}
      </h1>
      {found.status === "loading" ? (
        <Skeleton aria-hidden $height="320px" />
      ) : (
        <LocationCards {...found.value} />
      )}
    </Screen>
  )
}

const Screen = styled(Column)`
  padding-block: ${({ theme }) => theme.space[6]};
  h1 { font-size: ${({ theme }) => theme.size.title}; margin-bottom: ${({ theme }) => theme.space[5]}; }
`
