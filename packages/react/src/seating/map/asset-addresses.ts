import type { Section, Venue } from "@parterre/contract"

/** A venue whose pictures can be fetched from any page: the server names them from its own root. */
export function withAddresses(venue: Venue, assetUrl: (path: string) => string): Venue {
  const { imageUrl, levels } = venue
  return {
    ...venue,
    ...(imageUrl === undefined ? {} : { imageUrl: assetUrl(imageUrl) }),
    levels: levels.map((level) => ({
      ...level,
      sections: level.sections.map((section) => addressed(section, assetUrl)),
    })),
  }
}

const addressed = (section: Section, assetUrl: (path: string) => string): Section =>
  section.views === undefined
    ? section
    : {
        ...section,
        views: section.views.map((view) => ({ ...view, imageUrl: assetUrl(view.imageUrl) })),
      }
