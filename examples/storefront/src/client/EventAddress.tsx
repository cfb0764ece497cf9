import type { Place } from "@parterre/contract"
import { useSite } from "../shell/site.ts"
import { useTexts } from "../texts/use-texts.ts"

/** Where an event takes place, and the way there on a map where the site offers one [TICK-002] [VAR-012]. */
export function EventAddress({ place }: { place: Place }) {
  const { t } = useTexts()
  const { showMapsLink = false } = useSite().config
  const address = [
    place.addressLine1,
    place.addressLine2,
    `${place.city} (${place.provinceState})`,
    place.postalCode,
  ]
    .filter(Boolean)
    .join(", ")
  const query = new URLSearchParams({ api: "1", query: `${place.name}, ${address}` })
  return (
    <address>
      {address}
      {showMapsLink && (
        <>
          {" "}
          <a href={`https://www.google.com/maps/search/?${query}`} target="_blank" rel="noopener">
            {t("client.tickets.map", { place: place.name })}
          </a>
        </>
      )}
    </address>
  )
}
