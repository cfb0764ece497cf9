import { isFreeCode } from "../pricing/delivery-modes.ts"
import type { VenueOfEvent } from "./check-subscriptions.ts"
import type { ImportProblem, Path } from "./problem.ts"
import type { Checked } from "./source.ts"
import type { TenantFile } from "./tenant-files.ts"

/** What is wrong with the paid deliveries of a tenant, once every page's events are known. */
export function shippingProblems(
  { source, value }: Checked<TenantFile>,
  { venueOf, hasAllEvents }: { readonly venueOf: VenueOfEvent; readonly hasAllEvents: boolean },
): readonly ImportProblem[] {
  const { shippings = [], excludedShippings = [] } = value
  const problems: ImportProblem[] = []
  const report = (path: Path, message: string) => problems.push(source.problem(path, message))
  const codes = shippings.map(({ code }) => code)
  for (const [s, { code, prices, events = [] }] of shippings.entries()) {
    if (isFreeCode(code)) report(["shippings", s, "code"], `${code} is free, and stands in delivery`)
    else if (codes.indexOf(code) !== s) report(["shippings", s, "code"], `${code} is there twice`)
    for (const [territory, price] of Object.entries(prices))
      if (price === 0)
        report(["shippings", s, "prices", territory], "0: a paid delivery costs something wherever it goes")
    for (const [e, event] of events.entries())
      if (hasAllEvents && !venueOf.has(event))
        report(["shippings", s, "events", e], `there is no event "${event}"`)
  }
  if (shippings.length > 0 && value.contact?.address === undefined)
    report(["shippings"], "taxed by where it is sent from: contact.address is needed for that")
  const known: readonly string[] = [...value.delivery, ...codes]
  for (const [c, code] of excludedShippings.entries())
    if (!known.includes(code)) report(["excludedShippings", c], `there is no delivery ${code}`)
  if (value.delivery.every((code) => excludedShippings.includes(code)))
    report(["excludedShippings"], "leaves no free delivery: one has to stay")
  return problems
}
