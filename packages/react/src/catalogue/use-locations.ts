import type { Location, LocationList, NearbyStay } from "@parterre/contract"
import type { Loaded } from "../loading/use-loaded.ts"
import { usePublished } from "../loading/use-published.ts"
import { useShop } from "../provider/ParterreProvider.tsx"

/** The tenant's venues, by name. */
export function useLocations(): Loaded<LocationList> {
  const { client, language } = useShop()
  return usePublished(`locations ${language}`, () => client.locations.list())
}

/** One venue with its page. */
export function useVenueLocation(id: string): Loaded<Location> {
  const { client, language } = useShop()
  return usePublished(`location ${language} ${id}`, () => client.locations.one(id))
}

/** Places to stay near an event: the address of a frame. For sites whose configuration has `nearbyStays`. */
export function useNearbyStay(eventId: string): Loaded<NearbyStay> {
  const { client, language } = useShop()
  return usePublished(`stay ${language} ${eventId}`, () => client.locations.nearbyStay(eventId))
}
