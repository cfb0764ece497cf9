import * as Schema from "effect/Schema"

/** An amount in whole cents; an amount that is given back is negative. */
export const CentsAmount = Schema.Int.pipe(Schema.brand("Cents"))
export type CentsAmount = typeof CentsAmount.Type

/** ISO 8601 with its offset, such as `2026-12-05T19:30:00-05:00`: a moment, whatever the clock on the wall says. */
export const Instant = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/, {
    expected: "an instant of ISO 8601 with its offset",
  }),
).pipe(Schema.brand("Instant"))
export type Instant = typeof Instant.Type
