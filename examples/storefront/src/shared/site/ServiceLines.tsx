import type { ServiceLine } from "@parterre/contract"
import { useClient } from "@parterre/react"
import { useEffect, useState } from "react"
import { useTexts } from "../texts/use-texts.ts"
import { PhoneLink } from "./ContactLinks.tsx"
import { nearestFirst, REGIONS, regionOfProvince, regionOfTimeZone } from "./service-regions.ts"

/** Where customers of each region call, the visitor's own region first [SHELL-011]. */
export function ServiceLines({ lines }: { lines: readonly ServiceLine[] }) {
  const { t } = useTexts()
  const own = useOwnRegion()
  return (
    <dl>
      {nearestFirst(REGIONS, own).flatMap((region) =>
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
    </dl>
  )
}

/** Where the visitor is: as the client's address says, else as far as the browser's clock tells. */
function useOwnRegion(): ServiceLine["region"] | undefined {
  const { client } = useClient()
  const [byClock, setByClock] = useState<ServiceLine["region"]>()
  // Once the page stands: a server draws it for everybody.
  useEffect(() => setByClock(regionOfTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)), [])
  const provinces = client?.addresses?.flatMap(({ province }) => province ?? []) ?? []
  return provinces.map(regionOfProvince).find((region) => region !== undefined) ?? byClock
}
