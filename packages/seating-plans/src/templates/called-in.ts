import type { Language, Localized } from "@parterre/contract"
import type { PlanZone } from "../plan/seating-plan.ts"
import type { TemplateVenue } from "./template-parts.ts"

interface Room {
  readonly zones: readonly PlanZone[]
  readonly venue: TemplateVenue
}

/** A room that is drawn with French names, with those of a language. */
export function calledIn(language: Language, { zones, venue }: Room): Room {
  const names: Readonly<Record<string, Localized | string>> = { ...venue.areas, ...venue.zones }
  const called = (french: string): string => {
    const both = names[french]
    return typeof both === "object" ? both[language] : french
  }
  const keyed = <Value>(of: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(of).map(([name, value]) => [called(name), value]))
  const { zones: shown, areas, levels, tables } = venue
  return {
    zones: zones.map((zone) => ({
      ...zone,
      ...(zone.name === undefined ? {} : { name: called(zone.name) }),
      ...(zone.areas === undefined
        ? {}
        : {
            areas: zone.areas.map((area) =>
              typeof area.text === "object" && area.text !== null
                ? { ...area, text: { ...area.text, text: called(area.text.text) } }
                : area,
            ),
          }),
    })),
    venue: {
      ...(shown === undefined ? {} : { zones: keyed(shown) }),
      ...(areas === undefined ? {} : { areas: keyed(areas) }),
      ...(levels === undefined
        ? {}
        : { levels: levels.map((level) => ({ ...level, zones: level.zones.map(called) })) }),
      ...(tables === undefined ? {} : { tables: tables.map(called) }),
    },
  }
}
