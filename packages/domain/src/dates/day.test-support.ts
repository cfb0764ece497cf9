import * as fc from "fast-check"

/** Any day a calendar may meet. */
export const anyDay = fc
  .date({
    min: new Date("1972-01-01T00:00:00Z"),
    max: new Date("2099-12-31T00:00:00Z"),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10))
