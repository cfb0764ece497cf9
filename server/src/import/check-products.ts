import { type Known, type Report, takeKey } from "./check-page.ts"
import type { VenueOfEvent } from "./check-subscriptions.ts"
import { instantOf } from "./local-time.ts"
import type { ImportProblem, Path } from "./problem.ts"
import {
  type AmountsEntry,
  type FlexPassEntry,
  type MembershipEntry,
  type ParkingEntry,
  type ProductEntry,
  parkingKey,
  productLists,
} from "./product-entries.ts"
import type { ShowEntry } from "./tenant-files.ts"
import type { PageSource } from "./tenant-folder.ts"

export interface KnownOfProducts
  extends Pick<Known, "timeZone" | "pictures" | "eventKeys" | "hasAllEvents" | "venues"> {
  /** Where what has no venue is taxed; `unread` while tenant.yaml is refused. */
  readonly sellerProvince: string | "unread" | undefined
  /** What tenant.yaml says; undefined while it is refused. */
  readonly clientAccount: string | undefined
}

/** What is wrong with what a page sells without a seat, once every page's events are known. */
export function productProblems(
  { file }: PageSource,
  known: KnownOfProducts,
  venueOf: VenueOfEvent,
): readonly ImportProblem[] {
  const problems: ImportProblem[] = []
  const reporter =
    (...at: Path): Report =>
    (path, message) =>
      problems.push(file.source.problem([...at, ...path], message))
  const page = file.value
  const sold = productLists.filter((list) => page[list] !== undefined)
  const others = [page.subscriptions, page.combos, page.buildYourOwn].filter((list) => list !== undefined)
  if (page.redirectUrl === undefined && page.shows.length + others.length + sold.length === 0)
    reporter()(["shows"], `empty: a page has shows, a redirectUrl, or one of ${productLists.join(", ")}`)
  if (page.saleState !== undefined && others.length + sold.length > 0)
    reporter()(
      ["saleState"],
      "of events alone: this page sells something else too, whose sale onSaleFrom and onSaleUntil begin and end",
    )
  for (const list of sold) {
    if (known.clientAccount === "NO" && (list === "memberships" || list === "flexPasses"))
      reporter()([list], "kept in an account: tenant.yaml says that there are none (clientAccount)")
    if (known.sellerProvince === undefined)
      reporter()([list], "taxed where the seller is: tenant.yaml needs contact.address for that")
    for (const [p, product] of (page[list] ?? []).entries()) {
      const report = reporter(list, p)
      checkProduct(product, known, report)
      if (product.taxable === true && list === "giftCertificates")
        report(["taxable"], "a gift certificate is not taxed: what it pays for is")
    }
  }
  for (const [p, membership] of (page.memberships ?? []).entries())
    checkValidity(membership, reporter("memberships", p))
  for (const [p, pass] of (page.flexPasses ?? []).entries())
    checkPassEvents(pass, known, venueOf, reporter("flexPasses", p))
  for (const [s, show] of page.shows.entries()) checkParking(show, known, reporter("shows", s))
  return problems
}

function checkProduct(product: ProductEntry, known: KnownOfProducts, report: Report): void {
  // A hold names what it is of by the id alone, so all that is sold shares its keys.
  takeKey(known.eventKeys, product.key, report)
  if (product.image !== undefined && !known.pictures.has(product.image))
    report(["image"], `there is no file ${product.image}`)
  if (product.price === undefined && product.amounts === undefined)
    report(["price"], "missing: there is a price, or amounts to choose from")
  if (product.price !== undefined && product.amounts !== undefined)
    report(["amounts"], "there is a price already: it is one or the other")
  if (product.amounts !== undefined)
    checkAmounts(product.amounts, (path, message) => report(["amounts", ...path], message))
  checkPeriod(product, known.timeZone, report)
}

function checkAmounts({ min, max, suggested = [] }: AmountsEntry, report: Report): void {
  if (min > max) report(["min"], `${min} is more than max`)
  for (const [s, amount] of suggested.entries())
    if (min <= max && (amount < min || amount > max))
      report(["suggested", s], `${amount} is not from ${min} to ${max}`)
}

/** Times that exist, the end after the beginning. */
export function checkPeriod(
  product: Pick<ProductEntry, "onSaleFrom" | "onSaleUntil">,
  timeZone: string | undefined,
  report: Report,
): void {
  if (timeZone === undefined) return
  for (const field of ["onSaleFrom", "onSaleUntil"] as const) {
    const text = product[field]
    if (text !== undefined && instantOf(text, timeZone) === undefined)
      report([field], `"${text}" does not exist in ${timeZone}: the clocks change then`)
  }
  const { onSaleFrom, onSaleUntil } = product
  if (onSaleFrom !== undefined && onSaleUntil !== undefined && onSaleUntil <= onSaleFrom)
    report(["onSaleUntil"], `"${onSaleUntil}" is not after onSaleFrom`)
}

function checkValidity({ until, months }: MembershipEntry, report: Report): void {
  if (until === undefined && months === undefined)
    report(["until"], "missing: a membership lasts until a day, or so many months")
  if (until !== undefined && months !== undefined)
    report(["months"], "until is there already: it is one or the other")
}

function checkPassEvents(
  { events, categories }: FlexPassEntry,
  known: KnownOfProducts,
  venueOf: VenueOfEvent,
  report: Report,
): void {
  for (const [e, event] of events.entries()) {
    if (known.hasAllEvents && !venueOf.has(event)) report(["events", e], `there is no event "${event}"`)
    if (events.indexOf(event) !== e) report(["events", e], `"${event}" is there twice`)
  }
  if (categories === undefined) return
  const sold = events.map((event) => known.venues.get(venueOf.get(event) ?? "")?.categories)
  // A venue that could not be read has its own problem, and nobody knows what it sells.
  if (sold.includes(undefined)) return
  for (const [c, category] of categories.entries())
    if (!sold.some((ofEvent) => ofEvent?.includes(category)))
      report(["categories", c], `no venue of its events has the category "${category}"`)
  for (const [e, ofEvent] of sold.entries())
    if (!categories.some((category) => ofEvent?.includes(category)))
      report(["events", e], `the venue of "${events[e]}" has none of the pass's categories`)
}

function checkParking(show: ShowEntry, known: KnownOfProducts, report: Report): void {
  const check = (entries: readonly ParkingEntry[], events: readonly string[], at: Path) => {
    for (const [p, parking] of entries.entries()) {
      const reportHere: Report = (path, message) => report([...at, "parking", p, ...path], message)
      if (parking.logo !== undefined && !known.pictures.has(parking.logo))
        reportHere(["logo"], `there is no file ${parking.logo}`)
      const ids = events.map((event) => parkingKey(parking, event))
      const taken = ids.find((id) => known.eventKeys.has(id))
      if (taken !== undefined) reportHere(["key"], `"${taken}" is taken`)
      for (const id of ids) known.eventKeys.add(id)
    }
  }
  const without = show.events.filter((event) => event.parking === undefined)
  check(
    show.parking ?? [],
    without.map((event) => event.key),
    [],
  )
  for (const [e, event] of show.events.entries()) check(event.parking ?? [], [event.key], ["events", e])
}

/** What can be sold but looks wrong, a line each. */
export function productWarnings({ file }: PageSource, today: string): readonly string[] {
  return (file.value.memberships ?? []).flatMap(({ key, until }) =>
    until !== undefined && until < today
      ? [`${file.source.file}: membership "${key}" ends on ${until}, which is over`]
      : [],
  )
}
