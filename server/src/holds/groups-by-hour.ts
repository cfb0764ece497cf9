import type { HoldGroup } from "@parterre/contract"
import type { Website } from "../http/handler.ts"
import { type PublishedCatalogue, siteOf } from "../published/published-catalogue.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"

/** Hold groups as holds know them: each of an event. */
export type ReadGroupsByHour = (
  website: Website,
  groups: readonly HoldGroup[],
) => Promise<readonly HoldGroup[]>

/** Finds the hours that lines of days name by their expositionId; a group of anything else stays as it is. */
export const groupsByHour =
  (catalogue: PublishedCatalogue): ReadGroupsByHour =>
  async (website, groups) => {
    if (!groups.some(({ type }) => type === "show")) return groups
    const site = await siteOf(catalogue, website)
    return groups.flatMap((group) => (group.type === "show" ? hoursOfGroup(group, site) : group))
  }

function hoursOfGroup(group: HoldGroup, site: PublishedWebsite): HoldGroup[] {
  const hours = site.hoursOf(group.id)
  const lines = group.prices.filter(({ qty }) => qty > 0)
  if (hours.length === 0) {
    // An event is its own only hour.
    if (lines.some(({ expositionId = "" }) => expositionId !== "" && expositionId !== group.id))
      throw new Refusal("event-unknown")
    return [group]
  }
  return [...Map.groupBy(lines, ({ expositionId }) => expositionId ?? "")].map(([id, prices]) => {
    if (id === "") throw new Refusal("hour-needed")
    if (!hours.some((hour) => hour.id === id)) throw new Refusal("event-unknown")
    return { ...group, id, prices }
  })
}
