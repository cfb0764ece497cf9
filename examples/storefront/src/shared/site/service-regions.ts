import type { ServiceLine } from "@parterre/contract"

type Region = ServiceLine["region"]

export const REGIONS = ["QUEBEC", "ATLANTIC", "ONTARIO", "WEST"] as const satisfies readonly Region[]

const PROVINCES: Readonly<Record<Region, readonly string[]>> = {
  QUEBEC: ["QC"],
  ATLANTIC: ["NB", "NS", "PE", "NL"],
  ONTARIO: ["ON"],
  WEST: ["MB", "SK", "AB", "BC", "YT", "NT", "NU"],
}

/** Zones of one region alone. Toronto's is kept in Québec too, and tells nothing. */
const ZONES: Readonly<Partial<Record<Region, readonly string[]>>> = {
  ATLANTIC: ["Halifax", "Moncton", "Glace_Bay", "Goose_Bay", "St_Johns"],
  QUEBEC: ["Montreal", "Blanc-Sablon"],
  ONTARIO: ["Thunder_Bay", "Nipigon", "Atikokan", "Rainy_River"],
  WEST: [
    "Winnipeg",
    "Regina",
    "Swift_Current",
    "Edmonton",
    "Vancouver",
    "Whitehorse",
    "Dawson",
    "Yellowknife",
  ],
}

/** The region of a province by its abbreviation. */
export const regionOfProvince = (province: string): Region | undefined =>
  REGIONS.find((region) => PROVINCES[region].includes(province))

/** The region of a time zone such as `America/Halifax`; nothing where several share it. */
export const regionOfTimeZone = (zone: string | undefined): Region | undefined =>
  REGIONS.find((region) => ZONES[region]?.some((city) => zone === `America/${city}`))

/** One's own region before the others, which keep their order. */
export const nearestFirst = (regions: readonly Region[], own: Region | undefined): readonly Region[] =>
  own === undefined ? regions : [own, ...regions.filter((region) => region !== own)]
