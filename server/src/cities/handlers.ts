import { distanceKm } from "@parterre/domain/geography"
import type { Handlers } from "../http/handler.ts"
import { canadianCities } from "./canadian-cities.ts"

/** The city nearest to a position, in a list that comes with the server: nobody else is asked [CALL-053]. */
export const citiesHandlers = (): Handlers => ({
  findCity: async ({ query: { latitude, longitude } }) => {
    const here = { latitude: Number(latitude), longitude: Number(longitude) }
    const [first, ...others] = canadianCities
    if (first === undefined) throw new Error("There are no cities")
    const nearest = others.reduce(
      (best, city) => {
        const km = distanceKm(here, city)
        return km < best.km ? { city, km } : best
      },
      { city: first, km: distanceKm(here, first) },
    )
    return { city: nearest.city.city, province: nearest.city.province }
  },
})
