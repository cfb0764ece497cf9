import type { Location, LocationList } from "@parterre/contract"
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
