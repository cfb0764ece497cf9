import { themeUnder, venueUnder } from "../contrast.ts"
import type { WholeOptions } from "../handle.ts"
import type { SeatBook } from "../scene/seat-book.ts"
import { type SectionShape, sectionShapes } from "../scene/section-shapes.ts"
import type { MapTheme } from "../theme.ts"
import type { Point } from "../venue.ts"
import { Ground } from "./ground.ts"
import { Regions } from "./regions.ts"
import type { RowNames } from "./row-names.ts"
import { askedContrast, systemColor } from "./screen-contrast.ts"
import { type SeatPalette, seatPalette } from "./seat-paint.ts"
import { SectionNames } from "./section-names.ts"

/** What has colours. */
export interface Dress {
  readonly theme: MapTheme
  readonly palette: SeatPalette
  readonly ground: Ground
  readonly regions: Regions
  readonly names: SectionNames
}

interface Wearer {
  /** The map's element, where the system's colours are asked for. */
  readonly root: HTMLElement
  readonly shapes: readonly SectionShape[]
  readonly book: SeatBook
  readonly rowNames: RowNames
  readonly radius: number
  /** The middle of the plan. */
  readonly eye: Point
  /** The background picture has come. */
  readonly onImage: () => void
}

/** Everything whose colours follow what the shopper's system asks for. */
export function dressed(options: WholeOptions, map: Wearer): Dress {
  const { root, book, rowNames, radius, eye, onImage } = map
  const asked = askedContrast()
  const theme = themeUnder(asked, options.theme, (name) => systemColor(name, root))
  const venue = venueUnder(asked, options.venue, theme)
  const shapes = venue === options.venue ? map.shapes : sectionShapes(venue, radius)
  return {
    theme,
    palette: seatPalette(theme, venue.priceLevels),
    ground: new Ground(venue, theme, onImage),
    regions: new Regions(shapes, theme, radius, eye),
    names: new SectionNames(venue, shapes, theme, { book, rowNames, radius, eye }),
  }
}
