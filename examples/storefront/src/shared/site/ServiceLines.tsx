import type { ServiceLine } from "@parterre/contract"
import { useClient, useConsent, useParterre } from "@parterre/react"
import { useEffect, useState } from "react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { PhoneLink } from "./ContactLinks.tsx"
import { nearestFirst, REGIONS, regionOfProvince, regionOfTimeZone } from "./service-regions.ts"
import { useSite } from "./site.ts"

type Region = ServiceLine["region"]

/** Where customers of each region call, the visitor's own region first [SHELL-011]. */
export function ServiceLines({ lines }: { lines: readonly ServiceLine[] }) {
  const { t } = useTexts()
  const { networkPositionUrl } = useSite().config
  const known = useKnownRegion()
  const [byNetwork, setByNetwork] = useState<Region>()
  return (
    <Lines>
      {nearestFirst(REGIONS, known ?? byNetwork).flatMap((region) =>
        lines
          .filter((line) => line.region === region)
          .map(({ phone }) => (
            <div key={`${region} ${phone}`}>
              <dt>{t(`footer.region.${region}`)}</dt>
              <dd>
                <PhoneLink phone={phone} />
              </dd>
            </div>
          )),
      )}
      {networkPositionUrl !== undefined && known === undefined && <RegionByNetwork onFound={setByNetwork} />}
    </Lines>
  )
}

/** The name of a region takes a second line rather than its number. */
const Lines = styled.dl`
  > div { display: flex; justify-content: space-between; align-items: center; gap: ${({ theme }) => theme.space[3]}; }
  dd { flex: none; }
  dd a { font-variant-numeric: tabular-nums; white-space: nowrap; }
`

/** Where the visitor is: as the client's address says, else as far as the browser's clock tells. */
function useKnownRegion(): Region | undefined {
  const { client } = useClient()
  const [byClock, setByClock] = useState<Region>()
  // Once the page stands: a server draws it for everybody.
  useEffect(() => setByClock(regionOfTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)), [])
  const provinces = client?.addresses?.flatMap(({ province }) => province ?? []) ?? []
  return provinces.map(regionOfProvince).find((region) => region !== undefined) ?? byClock
}

/** Milliseconds after the page stands, so that nothing of it waits for this [SHELL-059]. */
const STARTED_AFTER = 2_000

/** Asks the service that the operator names, by the network address, for visitors who agreed to be counted. */
function RegionByNetwork({ onFound }: { onFound: (region: Region | undefined) => void }) {
  const { locations } = useParterre()
  const { consent } = useConsent()
  const mayAsk = consent === "yes"
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is told may be another function each time
  useEffect(() => {
    if (!mayAsk) return
    const timer = setTimeout(async () => {
      const place = await locations.networkPlace().catch(() => undefined)
      onFound(place && regionOfProvince(place.province))
    }, STARTED_AFTER)
    return () => clearTimeout(timer)
  }, [mayAsk, locations])
  return null
}
