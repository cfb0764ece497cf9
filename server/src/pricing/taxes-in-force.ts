import type { TaxesInForce } from "@parterre/contract"
import { findProvince, type Province } from "@parterre/domain/provinces"
import { taxesInForce } from "@parterre/domain/taxes"
import type { VenueRow } from "../database/tables.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { dayInZone } from "../zoned-time.ts"
import { municipalTaxesOf } from "./municipal-taxes.ts"

interface AskedTaxes {
  readonly eventIds: readonly string[]
  readonly subscriptionIds: readonly string[]
  readonly productIds: readonly string[]
}

/** The taxes of today on events, on subscriptions and on what has no seat; a town taxes admissions only. */
export function taxesNow(
  site: PublishedWebsite,
  { eventIds, subscriptionIds, productIds }: AskedTaxes,
  now: number,
): TaxesInForce {
  const day = dayInZone(now, site.website.timeZone)
  const onAdmission = (id: string, province: string, venue: VenueRow | undefined) => ({
    id,
    taxable: true,
    taxes: taxesInForce(
      {
        province: knownProvince(province),
        municipalTaxes: venue === undefined ? [] : municipalTaxesOf(venue),
      },
      day,
    ),
  })
  return {
    day,
    of: [
      ...eventIds.map((id) => {
        const event = site.event(id)
        if (event === undefined) throw new Refusal("event-unknown")
        return onAdmission(id, event.province, site.venue(event.venue_id))
      }),
      ...subscriptionIds.map((id) => {
        // All its events are in one venue.
        const { events: [event] = [], row } = site.subscription(id) ?? {}
        if (event === undefined || row === undefined) throw new Refusal("subscription-unknown")
        return onAdmission(id, event.province, site.venue(row.venue_id))
      }),
      ...productIds.map((id) => {
        const product = site.product(id)
        if (product === undefined) throw new Refusal("item-unknown")
        return {
          id,
          taxable: product.taxable === 1,
          taxes: taxesInForce({ province: knownProvince(product.province) }, day),
        }
      }),
    ],
  }
}

function knownProvince(code: string): Province {
  const province = findProvince(code)
  if (province === undefined) throw new Error(`Something is taxed in ${code}, which is no province`)
  return province
}
